import { listPostDay, type PostDay, type ShipmentOfDay } from '#flows/back-office/list-post-day.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { maybe, place } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { nameOfKind } from './post-stock.ts'
import { orElse, sayCents, section, sentence } from './words.ts'

export const postListCommand = defineCommand({
  name: 'post',
  explanation:
    'what is to be posted today, and which printed cards run low; post all: what waits for its day too',
  words: { which: maybe(place('all', (text) => (text === 'all' ? text : undefined))) },
  run: (context, { which }) =>
    listPostDay(context, {
      all: which === 'all',
      lowBelow: context.postSettings.stockLowBelow,
    }),
  format: ({ shipments, halted, toUnpack, lowStock }) => [
    ...orElse(
      shipments.flatMap((shipment) => section(head(shipment), body(shipment))),
      'Nothing is to be posted.',
    ),
    ...halted.map(tellHalted),
    ...toUnpack.map(tellToUnpack),
    ...lowStock.map(
      (kind) => `Printed cards run low: ${nameOfKind(kind)}, ${kind.onShelf} in stock.`,
    ),
  ],
})

const tellHalted = ({ name, receiverName }: PostDay['halted'][number]): string =>
  `Keep ${name}, ${receiverName}, here: its order is halted until its case is decided (cases).`

const tellToUnpack = ({ name, receiverName, count }: PostDay['toUnpack'][number]): string =>
  `Do not post ${name}, ${receiverName}: it was called off. Take its printed cards out, ${count} of them: post unpacked ${name}`

function head({ name, postedOn, arrivesOn, packedAt, hasOpenUnits }: ShipmentOfDay): string {
  const packed = hasOpenUnits ? 'packed, cards are being made' : 'packed'
  return sentence(
    name,
    `post on ${postedOn}`,
    `arrives ${arrivesOn}`,
    packedAt === null ? 'to be packed' : packed,
  )
}

/** What stands on the envelope, and what lies in it. */
const body = ({ receiverName, address, cards, currency }: ShipmentOfDay): readonly string[] => [
  receiverName,
  ...(address === null ? ['address unknown: ask whoever ordered'] : addressLines(address)),
  ...(address?.phoneNumber ? [`phone: ${address.phoneNumber}`] : []),
  ...cards.map(({ title, amountCents, blankCards, count, message }) =>
    sentence(
      blankCards === null
        ? `${count} × ${title.nl} of ${sayCents(amountCents, currency)}`
        : `${count} × ${title.nl}, ${blankCards} blank cards each`,
      message === null ? null : `note: ${message}`,
    ),
  ),
]
