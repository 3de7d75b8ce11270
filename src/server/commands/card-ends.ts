import { listCardEnds } from '#domain/cards/card-ends.ts'
import { undoLapse } from '#flows/cards/lapse-cards.ts'
import { isId } from '#kernel/ids.ts'
import { sayMoney } from '#kernel/minor-units.ts'
import { place, signed } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'

const listedMax = 200

export const listCardEndsCommand = defineCommand({
  name: 'cards ends',
  explanation: 'what left cards at their end, the newest first: lapsed, or given to a good cause',
  words: {},
  run: ({ db }) => listCardEnds(db, listedMax),
  format: (ends) =>
    orElse(
      ends.map(({ id, cardId, amount, cause, endedAt, undoneAt }) =>
        sentence(
          `${id}: ${sayMoney(amount)} of ${cardId}`,
          cause === undefined ? 'lapsed' : `given to ${cause}`,
          sayWhen('on', endedAt),
          sayWhen('undone on', undoneAt),
        ),
      ),
      'Nothing ended.',
    ),
})

export const undoLapseCommand = defineCommand({
  name: 'cards undo-lapse',
  explanation: 'puts what lapsed back on its card, good for half a year at least',
  words: { id: place('id', (text) => (isId('end', text) ? text : undefined)), ...signed },
  run: async (context, asked) => undoLapse(await withQueue(context), asked),
  format: ({ id, cardId, amount, until }, { actor }) => [
    `${id}: ${sayMoney(amount)} is on ${cardId} again, good through ${until} at least, by ${actor}.`,
  ],
})
