import { plainNumber } from '#flows/cards/import-printed-cards.ts'
import { type PackedShipment, packByName, postByName } from '#flows/orders/pack-by-name.ts'
import { type Attempt, attempt } from '#flows/shared/attempt.ts'
import { maybe, option, place, places, repeated, WrongUsage } from './arguments.ts'
import { type CommandContext, withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readRows } from './read-rows.ts'

/** One shipment of several, and the row of the file that names it. */
type Marked<Result> = { row: number | undefined } & Attempt<Result>

/** Refused ones are told with their rows; the others are done, once, however often the file is read. */
function tellMarked<Result>(
  marked: readonly Marked<Result>[],
  tell: (result: Result) => string,
): readonly string[] {
  return marked.map(({ row, result, refusal }) => {
    if (refusal === undefined) return tell(result)
    return row === undefined ? refusal.message : `Row ${row}: ${refusal.message}`
  })
}

const isAnyRefused = (marked: readonly Marked<unknown>[]): boolean =>
  marked.some(({ refusal }) => refusal !== undefined)

async function each<Item extends { row?: number }, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<readonly Marked<Result>[]> {
  const marked: Marked<Result>[] = []
  for (const item of items) marked.push({ row: item.row, ...(await attempt(act(item))) })
  return marked
}

type ToPack = { row?: number; shipment: string; numbers: readonly string[] }

/** Its printed cards are scanned, the others are made now. */
export const packedCommand = defineCommand({
  name: 'post packed',
  explanation:
    'says that shipments are packed, with the printed cards in them; a file has a shipment a row, with its cards behind it',
  words: {
    shipments: maybe(places('order>/<shipment')),
    numbers: repeated('card', '<number>'),
    file: maybe(option('file', '<file.csv>')),
  },
  async run(
    context,
    { shipments = [], numbers: typed, file },
  ): Promise<readonly Marked<PackedShipment>[]> {
    if ((file === undefined) === (shipments.length === 0))
      throw new WrongUsage('Say which shipments, such as 61-7KD3-9QXM/1, or --file.')
    const numbers = plainNumbers(typed)
    if (numbers.length > 0 && shipments.length !== 1)
      throw new WrongUsage('Cards go into one shipment at a time.')
    const toPack: readonly ToPack[] =
      file === undefined
        ? shipments.map((shipment) => ({ shipment, numbers }))
        : await readEnvelopes(context, file)
    const deps = await withQueue(context)
    return each(toPack, ({ shipment, numbers: own }) =>
      packByName(deps, { shipment, numbers: own }),
    )
  },
  hasFault: (marked) => isAnyRefused(marked),
  format: (marked) => tellMarked(marked, tellPacked),
})

function tellPacked(packed: PackedShipment): string {
  const { shipment } = packed
  if (packed.outcome === 'packedBefore') return `${shipment} was packed before.`
  const { printed, made } = packed
  const cards = [
    ...(printed > 0 ? [`${printed} printed in it`] : []),
    ...(made > 0 ? ['its cards are being made'] : []),
  ]
  return `${shipment} is packed; ${cards.join(', ')}.`
}

/** As an import reads them. */
const plainNumbers = (numbers: readonly string[]): readonly string[] =>
  numbers.map(plainNumber).filter((number) => number !== '')

/** One of many cards may have several rows. */
async function readEnvelopes(context: CommandContext, file: string): Promise<readonly ToPack[]> {
  const envelopes = new Map<string, ToPack>()
  for (const { line, fields } of await readRows(context, file)) {
    const [shipment = '', ...numbers] = fields.map((field) => field.trim())
    if (isHead(line, shipment)) continue
    const earlier = envelopes.get(shipment) ?? { row: line, shipment, numbers: [] }
    envelopes.set(shipment, {
      ...earlier,
      numbers: [...earlier.numbers, ...plainNumbers(numbers)],
    })
  }
  return [...envelopes.values()]
}

type ToPost = { row?: number; shipment: string; trackCode: string | undefined }

/** Its giver is told. */
export const postedCommand = defineCommand({
  name: 'post posted',
  explanation:
    'says that a packed shipment is on its way; a file has a shipment a row, with its code behind it',
  words: {
    shipment: maybe(place('order>/<shipment')),
    trackCode: maybe(option('track', '<code>')),
    file: maybe(option('file', '<file.csv>')),
  },
  async run(
    context,
    { shipment, trackCode, file },
  ): Promise<readonly Marked<{ shipment: string }>[]> {
    if ((file === undefined) === (shipment === undefined))
      throw new WrongUsage('Say which shipment, such as 61-7KD3-9QXM/1, or --file.')
    const toPost: readonly ToPost[] =
      file === undefined
        ? [{ shipment: shipment ?? '', trackCode }]
        : await readPosted(context, file)
    const deps = await withQueue(context)
    return each(toPost, ({ shipment: name, trackCode: code }) =>
      postByName(deps, { shipment: name, trackCode: code }),
    )
  },
  hasFault: (marked) => isAnyRefused(marked),
  format: (marked) =>
    tellMarked(marked, ({ shipment }) => `${shipment} is on its way; its giver is told.`),
})

async function readPosted(context: CommandContext, file: string): Promise<readonly ToPost[]> {
  return (await readRows(context, file)).flatMap(({ line, fields }): ToPost | [] => {
    const [shipment = '', code = ''] = fields.map((field) => field.trim())
    if (isHead(line, shipment)) return []
    return { row: line, shipment, trackCode: code === '' ? undefined : code }
  })
}

/** The names of its columns. */
const isHead = (line: number, name: string): boolean => line === 1 && !name.includes('/')
