import { listLateShipments } from '#flows/back-office/list-post-day.ts'
import { endPost } from '#flows/orders/end-post.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { readShipmentName } from '#kernel/shipment-name.ts'
import { by, choice, place } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayWhen, sentence } from './words.ts'

export const latePostCommand = defineCommand({
  name: 'post late',
  explanation: 'what is five working days on its way; what givers ask about comes first',
  words: {},
  run: listLateShipments,
  format: (late) =>
    orElse(
      late.map(({ name, receiverName, postedAt, trackCode, lateAskedAt }) =>
        sentence(
          `${name}: ${receiverName}`,
          `posted on ${dutchDayOf(postedAt)}`,
          trackCode,
          sayWhen('asked about', lateAskedAt),
        ),
      ),
      'Nothing is late.',
    ),
})

const endCommand = (how: 'lost' | 'returned', said: string) =>
  defineCommand({
    name: `post ${how}`,
    explanation: `says that a shipment ${said}: its cards are withdrawn, and made anew or paid back`,
    words: {
      named: place('order>/<shipment', readShipmentName),
      by: choice({ replace: 'replaced', refund: 'refunded' }),
      actor: by,
    },
    run: async (context, { named, ...asked }) =>
      endPost(await withQueue(context), { ...named, ...asked, how }),
    format: ({ shipment, by: becomes }) => [
      becomes === 'replaced'
        ? `The cards of ${shipment} are good no more; the same ones wait to be packed. Its giver is told.`
        : `The cards of ${shipment} are good no more; what was paid goes back. Its giver is told.`,
    ],
  })

/** Both withdraw the cards that were in it before anything else is made or paid. */
export const lostPostCommand = endCommand('lost', 'never arrived')
export const returnedPostCommand = endCommand('returned', 'came back')
