import { listCardEnds } from '#domain/cards/card-ends.ts'
import { undoLapse } from '#flows/cards/lapse-cards.ts'
import { isId } from '#kernel/ids.ts'
import type { Command } from './command.ts'
import { sayCents, sayWhen, sentence, wordsAfter } from './words.ts'

const listedMax = 200

export const listCardEndsCommand: Command = {
  name: 'cards ends',
  explanation: 'what left cards at their end, the newest first: lapsed, or given to a good cause',
  async run({ db }) {
    const found = await listCardEnds(db, listedMax)
    const lines = found.map(({ id, cardId, amount, cause, endedAt, undoneAt }) =>
      sentence(
        `${id}: ${sayCents(amount.cents, amount.currency)} of ${cardId}`,
        cause === undefined ? 'lapsed' : `given to ${cause}`,
        sayWhen('on', endedAt),
        sayWhen('undone on', undoneAt),
      ),
    )
    return { lines: lines.length === 0 ? ['Nothing ended.'] : lines, isFine: true }
  },
}

const usage =
  'cards undo-lapse <id> --by "<your name>" --because "<why>": both stay in the history.'

const refusals = {
  unknown: 'Nothing lapsed under that name, or it was undone before. Nothing changed.',
  cardGone: 'Its card was withdrawn or replaced since. Nothing changed.',
} as const

/** Moves money: it asks for a name and a reason, and does nothing without them. */
export const undoLapseCommand: Command = {
  name: 'cards undo-lapse',
  explanation:
    'puts what lapsed back on its card, good for half a year at least: <id> --by "<name>" --because "<why>"',
  async run({ db, clock, openQueue }, [id = '', ...words]) {
    const actor = wordsAfter(words, '--by')
    const reason = wordsAfter(words, '--because')
    if (!isId('end', id) || actor === '' || reason === '')
      return { lines: [`Say which, who and why: ${usage}`], isFine: false }
    const deps = { db, clock, queue: await openQueue() }
    const outcome = await undoLapse(deps, { id, actor, reason })
    if (outcome !== 'undone') return { lines: [refusals[outcome]], isFine: false }
    return { lines: [`${id}: on its card again, by ${actor}.`], isFine: true }
  },
}
