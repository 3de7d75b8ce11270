import { parseArgs } from 'node:util'
import { listToUnpack } from '#domain/cards/unpack-printed-cards.ts'
import { shipmentName } from '#flows/orders/collect-post-papers.ts'
import { unpackShipment } from '#flows/orders/unpack-shipment.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { readShipmentName } from './mark-post.ts'

const listedMax = 1000

/** For whoever packs: the envelopes that lie there and go nowhere. */
export const sayToUnpack = async ({ db }: Pick<CommandContext, 'db'>): Promise<readonly string[]> =>
  (await listToUnpack(db, listedMax)).map((envelope) => {
    const name = shipmentName(envelope)
    return `Do not post ${name}, ${envelope.receiverName}: it was called off. Take its printed cards out, ${envelope.count} of them: post unpacked ${name}`
  })

/** Scanned into another envelope they need no word of their own. */
export const unpackedCommand: Command = {
  name: 'post unpacked',
  explanation:
    'says that the printed cards of a shipment that was called off lie on their shelf again: <order>/<shipment> --by "<name>"',
  async run({ db, openQueue }, args) {
    const asked = readWords(args)
    if (asked === undefined)
      return wrong('Say which, and who you are: post unpacked <order>/<shipment> --by "<name>"')
    const { name, named, actor } = asked
    const count = await unpackShipment({ db, queue: await openQueue() }, { ...named, actor })
    return count === 0
      ? wrong(`${name} has no printed cards to take out.`)
      : { lines: [`${name}: ${count} printed back on the shelf.`], isFine: true }
  },
}

function readWords(args: readonly string[]) {
  try {
    const options = { by: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name = ''] = positionals
    const named = readShipmentName(name)
    const actor = values.by?.trim() ?? ''
    return named === undefined || actor === '' ? undefined : { name, named, actor }
  } catch {
    return undefined
  }
}

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })
