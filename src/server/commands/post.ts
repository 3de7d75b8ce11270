import { listHaltedPost } from '#domain/orders/list-halted-post.ts'
import { listToPost, type ShipmentToPost } from '#domain/orders/list-to-post.ts'
import { shipmentName } from '#flows/orders/collect-post-papers.ts'
import { isDueToday } from '#flows/orders/post-shipments.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { planPost } from '#kernel/post-calendar.ts'
import type { Command, CommandContext } from './command.ts'
import { wrongPostWords } from './mark-post.ts'
import { sayLowStock } from './post-stock.ts'
import { sayToUnpack } from './unpack-post.ts'
import { sayCents, section, sentence } from './words.ts'

/** More than one person packs in a day. */
const listedMax = 1000

/** What is to be posted today, with all that goes into each envelope; `all` also names what waits for its day. */
export const postListCommand: Command = {
  name: 'post',
  explanation:
    'what is to be posted today, and which printed cards run low; post all: what waits for its day too',
  async run(context, [which]) {
    if (which !== undefined && which !== 'all') return wrongPostWords
    const { db, clock } = context
    const now = clock.now()
    const all = await listToPost(db, { limit: listedMax })
    const due = which === 'all' ? all : all.filter((shipment) => isDueToday(shipment, now))
    const lines = due.flatMap((shipment) => section(head(shipment), body(shipment)))
    const told = lines.length === 0 ? ['Nothing is to be posted.'] : lines
    const asides = [
      ...(await sayHalted(context)),
      ...(await sayToUnpack(context)),
      ...(await sayLowStock(context)),
    ]
    return { lines: [...told, ...asides], isFine: true }
  },
}

/** Whether their orders go on is still to be decided. */
const sayHalted = async ({ db }: Pick<CommandContext, 'db'>): Promise<readonly string[]> =>
  (await listHaltedPost(db, listedMax)).map(
    (envelope) =>
      `Keep ${shipmentName(envelope)}, ${envelope.receiverName}, here: its order is halted until its case is decided (cases).`,
  )

function head(shipment: ShipmentToPost): string {
  const { settledAt, deliverAt, packedAt, hasOpenUnits } = shipment
  const { postedOn, arrivesOn } = planPost(settledAt, deliverAt ?? undefined)
  const packed = hasOpenUnits ? 'packed, cards are being made' : 'packed'
  return sentence(
    shipmentName(shipment),
    `post on ${postedOn}`,
    `arrives ${arrivesOn}`,
    packedAt === null ? 'to be packed' : packed,
  )
}

/** What stands on the envelope, and what lies in it. */
const body = ({ receiverName, address, cards }: ShipmentToPost): readonly string[] => [
  receiverName,
  ...(address === null ? ['address unknown: ask whoever ordered'] : addressLines(address)),
  ...(address?.phoneNumber ? [`phone: ${address.phoneNumber}`] : []),
  ...cards.map(({ title, amountCents, blankCards, count, message }) =>
    sentence(
      blankCards === null
        ? `${count} × ${title.nl} of ${sayCents(amountCents, 'EUR')}`
        : `${count} × ${title.nl}, ${blankCards} blank cards each`,
      message === null ? null : `note: ${message}`,
    ),
  ),
]
