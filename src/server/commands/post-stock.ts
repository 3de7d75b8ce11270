import {
  importPrintedCards,
  type PrintedProblem,
  type PrintedRow,
  plainNumber,
} from '#flows/cards/import-printed-cards.ts'
import { listPrintedStock, type StockKind } from '#flows/cards/list-printed-stock.ts'
import { removePrintedCard } from '#flows/cards/remove-printed-card.ts'
import { by, place } from './arguments.ts'
import { withQueue } from './command.ts'
import { defineCommand } from './define-command.ts'
import { readRows } from './read-rows.ts'
import { orElse, sayCents, sentence } from './words.ts'

export const postStockCommand = defineCommand({
  name: 'post stock',
  explanation: 'how many printed cards of each kind there are, and which run low',
  words: {},
  run: (context) => listPrintedStock(context, { lowBelow: context.postSettings.stockLowBelow }),
  format: (kinds) =>
    orElse(
      kinds.map((kind) =>
        sentence(
          `${nameOfKind(kind)}: ${kind.onShelf} in stock`,
          kind.packed === 0 ? null : `${kind.packed} packed`,
          kind.toUnpack === 0 ? null : `${kind.toUnpack} to be taken out of envelopes`,
          kind.isLow ? 'low' : null,
        ),
      ),
      'There are no printed cards: post stock import <file.csv>',
    ),
})

export const nameOfKind = ({ title, productId, amountCents, currency }: StockKind): string =>
  `${title?.nl ?? productId}, ${amountCents === null ? 'any amount' : sayCents(amountCents, currency)}`

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
export const importPostStockCommand = defineCommand({
  name: 'post stock import',
  explanation: 'brings printed cards in: a CSV of number, pin, product, amount or blank',
  words: { file: place('file.csv') },
  async run(context, { file }) {
    const rows = (await readRows(context, file)).flatMap(({ line, fields }): PrintedRow | [] => {
      const [number = '', pin = '', product = '', amount = ''] = fields
      // The names of its columns.
      if (line === 1 && !/\d/.test(number)) return []
      return { row: line, number, pin, product, amount }
    })
    return importPrintedCards(await withQueue(context), rows)
  },
  hasFault: (read) => read.problems.length > 0,
  format: ({ added, known, used, problems: wrong }) => [
    ...wrong.map(({ row, number, problem }) => `Row ${row}: ${number} ${problems[problem]}.`),
    `${sentence(
      `${added} printed cards are new`,
      `${known} were there`,
      used === 0 ? null : `${used} are somebody’s by now`,
    )}.`,
  ],
})

/** Lost or damaged before it was packed. */
export const removePostStockCommand = defineCommand({
  name: 'post stock remove',
  explanation: 'takes a printed card out that is lost or damaged',
  words: { number: place('number', (text) => plainNumber(text) || undefined), actor: by },
  run: async (context, asked) => removePrintedCard(await withQueue(context), asked),
  format: ({ number }) => [`${number} is out of stock; its pin is erased.`],
})
