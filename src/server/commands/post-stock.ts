import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CardNumber } from '#domain/cards/code.ts'
import { countPrintedCards, type PrintedCount } from '#domain/cards/printed-cards.ts'
import { listPrintable } from '#domain/catalogue/list-printable.ts'
import {
  importPrintedCards,
  type PrintedProblem,
  type PrintedRow,
  plainNumber,
} from '#flows/cards/import-printed-cards.ts'
import { removePrintedCard } from '#flows/cards/remove-printed-card.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { readRows } from './read-rows.ts'
import { sayCents, sentence } from './words.ts'

/** What lies on the shelf, kind by kind. */
export const postStockCommand: Command = {
  name: 'post stock',
  explanation: 'how many printed cards of each kind there are, and which run low',
  async run(context) {
    const kinds = await listKinds(context)
    if (kinds.length === 0)
      return { lines: ['There are no printed cards: post stock import <file.csv>'], isFine: true }
    const lines = kinds.map(({ name, onShelf, packed, toUnpack, isLow }) =>
      sentence(
        `${name}: ${onShelf} in stock`,
        packed === 0 ? null : `${packed} packed`,
        toUnpack === 0 ? null : `${toUnpack} to be taken out of envelopes`,
        isLow ? 'low' : null,
      ),
    )
    return { lines, isFine: true }
  },
}

/** For whoever packs: what runs low. */
export const sayLowStock = async (context: CommandContext): Promise<readonly string[]> =>
  (await listKinds(context)).flatMap(({ name, onShelf, isLow }) =>
    isLow ? `Printed cards run low: ${name}, ${onShelf} in stock.` : [],
  )

type Kind = PrintedCount & { name: string; isLow: boolean }

/** Of what nobody can order any more none runs low. */
async function listKinds({
  db,
  postSettings,
}: Pick<CommandContext, 'db' | 'postSettings'>): Promise<readonly Kind[]> {
  const printables = new Map((await listPrintable(db)).map((one) => [one.id, one]))
  return (await countPrintedCards(db)).map((kind) => {
    const { productId, amountCents, currency, onShelf } = kind
    const printable = printables.get(productId)
    const amount = amountCents === null ? 'any amount' : sayCents(amountCents, currency)
    return {
      ...kind,
      name: `${printable?.title.nl ?? productId}, ${amount}`,
      isLow: printable?.isOffered(amountCents) === true && onShelf < postSettings.stockLowBelow,
    }
  })
}

const problems: Record<PrintedProblem, string> = {
  numberMissing: 'has no number',
  numberInvalid: 'has a number that is none: 8 to 32 digits or letters',
  checkDigit: 'has a number that is mistyped: its length or its check digit is wrong',
  numberNotOurs: 'has a number that does not begin as ours do',
  pinInvalid: 'has a pin that is none',
  productUnknown: 'names no product of the shop',
  productNotPosted: 'is of a product that does not go by post',
  amountInvalid: 'has an amount that is none: say 25.00, or leave it blank for any',
  twice: 'has the number of a row before it',
  otherwise: 'has a number that is known as a card of another kind or amount',
  otherPin: 'has a number that is known with another pin',
  removed: 'has a number that was taken out of stock',
}

/** Rows that are wrong are named, without their pins; the same file again changes nothing. */
export const importPostStockCommand: Command = {
  name: 'post stock import',
  explanation: 'brings printed cards in: <file.csv> of number, pin, product, amount or blank',
  async run(context, [path]) {
    if (path === undefined) return wrong('Say which file: post stock import <file.csv>')
    const records = await readRows(resolve(context.home, path))
    if (typeof records === 'string') return wrong(records)
    const rows = records.flatMap(({ line, fields }): PrintedRow | [] => {
      const [number = '', pin = '', product = '', amount = ''] = fields
      // The names of its columns.
      if (line === 1 && !/\d/.test(number)) return []
      return { row: line, number, pin, product, amount }
    })
    const queue = await context.openQueue()
    const read = await importPrintedCards({ ...context, queue }, rows)
    const lines = read.problems.map(
      ({ row, number, problem }) => `Row ${row}: ${new CardNumber(number)} ${problems[problem]}.`,
    )
    const counts = sentence(
      `${read.added} printed cards are new`,
      `${read.known} were there`,
      read.used === 0 ? null : `${read.used} are somebody’s by now`,
    )
    return { lines: [...lines, `${counts}.`], isFine: lines.length === 0 }
  },
}

/** Lost or damaged before it was packed. */
export const removePostStockCommand: Command = {
  name: 'post stock remove',
  explanation: 'takes a printed card out that is lost or damaged: <number> --by "<name>"',
  async run(context, args) {
    const asked = readWords(args)
    if (asked === undefined)
      return wrong('Say which, and who you are: post stock remove <number> --by "<name>"')
    const removed = await removePrintedCard({ ...context, queue: await context.openQueue() }, asked)
    const name = new CardNumber(asked.number)
    return removed === 0
      ? wrong(`No printed card ${name} lies in stock.`)
      : { lines: [`${name} is out of stock; its pin is erased.`], isFine: true }
  },
}

function readWords(args: readonly string[]) {
  try {
    const options = { by: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const number = plainNumber(positionals[0] ?? '')
    const actor = values.by?.trim() ?? ''
    return number === '' || actor === '' ? undefined : { number, actor }
  } catch {
    return undefined
  }
}

const wrong = (line: string): CommandAnswer => ({ lines: [line], isFine: false })
