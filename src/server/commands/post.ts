import { findToPost, listToPost, type ShipmentToPost } from '#domain/orders/list-to-post.ts'
import { isDueToday, packShipment, postShipment } from '#flows/orders/post-shipments.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { planPost } from '#kernel/post-calendar.ts'
import type { Command, CommandAnswer } from './command.ts'
import { sayCents, section, sentence } from './words.ts'

/** More than one person packs in a day. */
const listedMax = 1000

/** What is to be posted today, with all that goes into each envelope; `all` also names what waits for its day. */
export const postListCommand: Command = {
  name: 'post',
  explanation: 'what is to be posted today; post all: what waits for its day too',
  async run({ db, clock }, [which]) {
    if (which !== undefined && which !== 'all') return wrongWords
    const now = clock.now()
    const all = await listToPost(db, { limit: listedMax })
    const due = which === 'all' ? all : all.filter((shipment) => isDueToday(shipment, now))
    const lines = due.flatMap((shipment) => section(head(shipment), body(shipment)))
    return { lines: lines.length === 0 ? ['Nothing is to be posted.'] : lines, isFine: true }
  },
}

/** Its cards are made now. */
export const packedCommand: Command = {
  name: 'post packed',
  explanation: 'says that a shipment is packed, and has its cards made: <order>/<shipment>',
  async run({ db, clock, openQueue }, [name]) {
    const shipment = await find(db, name)
    if (shipment === undefined) return notToPost(name)
    const isPacked = await packShipment(
      { db, clock, queue: await openQueue() },
      shipment.shipmentId,
    )
    return isPacked
      ? fine(`${nameOf(shipment)} is packed; its cards are being made.`)
      : fine(`${nameOf(shipment)} was packed before.`)
  },
}

/** Its giver is told. */
export const postedCommand: Command = {
  name: 'post posted',
  explanation: 'says that a packed shipment is on its way: <order>/<shipment> [--track <code>]',
  async run({ db, clock, openQueue }, [name, flag, code]) {
    if ((flag !== undefined && flag !== '--track') || (flag && !isTrackCode(code)))
      return wrongWords
    const shipment = await find(db, name)
    if (shipment === undefined) return notToPost(name)
    const { shipmentId, packedAt } = shipment
    const deps = { db, clock, queue: await openQueue() }
    if (await postShipment(deps, { shipmentId, trackCode: code }))
      return fine(`${nameOf(shipment)} is on its way; its giver is told.`)
    const why = packedAt === null ? 'is not packed yet' : 'still waits for its cards to be made'
    return { lines: [`${nameOf(shipment)} ${why}.`], isFine: false }
  },
}

const isTrackCode = (code: string | undefined): boolean => /^[A-Z0-9]{6,35}$/i.test(code ?? '')

const fine = (line: string): CommandAnswer => ({ lines: [line], isFine: true })

const wrongWords: CommandAnswer = {
  lines: [
    'Say: post, post all, post packed <order>/<shipment>, or post posted <order>/<shipment> --track <code>.',
  ],
  isFine: false,
}

const notToPost = (name = ''): CommandAnswer => ({
  lines: [
    name === ''
      ? 'Say which shipment, such as 61-7KD3-9QXM/1: post all lists them.'
      : `Nothing by the name of ${name} waits to be posted.`,
  ],
  isFine: false,
})

async function find(
  db: Parameters<typeof findToPost>[0],
  name = '',
): Promise<ShipmentToPost | undefined> {
  const [, order = '', number = ''] = /^([\w-]{1,40})\/(\d{1,4})$/.exec(name) ?? []
  if (order === '') return undefined
  return findToPost(db, { referenceNumber: order.toUpperCase(), number: Number(number) })
}

const nameOf = ({ referenceNumber, number }: ShipmentToPost): string =>
  `${referenceNumber}/${number}`

function head(shipment: ShipmentToPost): string {
  const { settledAt, deliverAt, packedAt, hasOpenUnits } = shipment
  const { postedOn, arrivesOn } = planPost(settledAt, deliverAt ?? undefined)
  const packed = hasOpenUnits ? 'packed, cards are being made' : 'packed'
  return sentence(
    nameOf(shipment),
    `post on ${postedOn}`,
    `arrives ${arrivesOn}`,
    packedAt === null ? 'to be packed' : packed,
  )
}

/** What stands on the envelope, and what lies in it. */
const body = ({ receiverName, address, cards }: ShipmentToPost): readonly string[] => [
  receiverName,
  ...(address === null ? ['address unknown: ask whoever ordered'] : addressLines(address)),
  ...cards.map(({ title, amountCents, count, message }) =>
    sentence(
      `${count} × ${title.nl} of ${sayCents(amountCents, 'EUR')}`,
      message === null ? null : `note: ${message}`,
    ),
  ),
]
