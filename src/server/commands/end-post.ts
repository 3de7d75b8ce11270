import { parseArgs } from 'node:util'
import { listLatePost } from '#domain/orders/end-post.ts'
import { shipmentName } from '#flows/orders/collect-post-papers.ts'
import { endPost, type NotEnded } from '#flows/orders/end-post.ts'
import { dutchDayOf, lateBefore } from '#kernel/post-calendar.ts'
import type { Command, CommandAnswer } from './command.ts'
import { readShipmentName } from './mark-post.ts'
import { sayWhen, sentence } from './words.ts'

const listedMax = 1000

/** What should have arrived, as far as anybody knows. */
export const latePostCommand: Command = {
  name: 'post late',
  explanation: 'what is five working days on its way; what givers ask about comes first',
  async run({ db, clock }) {
    const late = await listLatePost(db, { before: lateBefore(clock.now()), limit: listedMax })
    const lines = late.map((shipment) =>
      sentence(
        `${shipmentName(shipment)}: ${shipment.receiverName}`,
        `posted on ${dutchDayOf(shipment.postedAt)}`,
        shipment.trackCode,
        sayWhen('asked about', shipment.lateAskedAt),
      ),
    )
    return { lines: lines.length === 0 ? ['Nothing is late.'] : lines, isFine: true }
  },
}

const reasons: Record<NotEnded, string> = {
  notPosted: 'is not on its way, or its order does not go on: nothing was done.',
  unmade:
    'has a printed card that its issuer has not answered for: nothing was done. Try it again in a while.',
  used: 'has a card that somebody used, or that is blocked: nothing was done. Find out who has it first (orders show).',
}

const endCommand = (how: 'lost' | 'returned', said: string): Command => ({
  name: `post ${how}`,
  explanation: `says that a shipment ${said}: <order>/<shipment> --replace|--refund --by "<name>"`,
  async run({ db, clock, openQueue }, args) {
    const asked = readWords(args)
    if (asked === undefined)
      return {
        lines: [`Say: post ${how} <order>/<shipment> --replace or --refund, --by "<name>".`],
        isFine: false,
      }
    const { name, by, actor, named } = asked
    const deps = { db, clock, queue: await openQueue() }
    const failure = await endPost(deps, { ...named, how, by, actor })
    return failure === undefined ? done(name, by) : wrong(`${name} ${reasons[failure]}`)
  },
})

/** Both withdraw the cards that were in it before anything else is made or paid. */
export const lostPostCommand = endCommand('lost', 'never arrived')
export const returnedPostCommand = endCommand('returned', 'came back')

const done = (name: string, by: 'replaced' | 'refunded'): CommandAnswer => ({
  lines: [
    by === 'replaced'
      ? `The cards of ${name} are good no more; the same ones wait to be packed. Its giver is told.`
      : `The cards of ${name} are good no more; what was paid goes back. Its giver is told.`,
  ],
  isFine: true,
})

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

function readWords(args: readonly string[]) {
  const flag = { type: 'boolean' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: flag, refund: flag, by: { type: 'string' } },
      allowPositionals: true,
    })
    const [name = ''] = positionals
    const named = readShipmentName(name)
    const actor = values.by?.trim() ?? ''
    if (named === undefined || actor === '' || values.replace === values.refund) return undefined
    return {
      name,
      named,
      actor,
      by: values.replace ? ('replaced' as const) : ('refunded' as const),
    }
  } catch {
    return undefined
  }
}
