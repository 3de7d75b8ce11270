import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Books } from '#domain/ledger/books.ts'
import { readBooks } from '#flows/books/read-books.ts'
import { sellerAt } from '#flows/shared/sellers-of.ts'
import { maybe, option, WrongUsage } from './arguments.ts'
import type { CommandContext } from './command.ts'
import { defineCommand } from './define-command.ts'
import { ownerOnly, writeFiles } from './write-files.ts'

/** For the accountant: totals and VAT as CSV, every booking as XAF, all of one moment. */
export const exportBooksCommand = defineCommand({
  name: 'payments export',
  explanation: 'the books of months of one year as CSV and XAF',
  words: {
    from: option('from', '<yyyy-mm>', readMonth),
    until: maybe(option('until', '<yyyy-mm>', readMonth)),
    out: option('out', '<folder>'),
  },
  async run(context, { from, until = from, out }) {
    // A period number of XAF is a month: a year holds each once.
    if (from > until || from.slice(0, 4) !== until.slice(0, 4))
      throw new WrongUsage('Say months of one year, the first first.')
    const { currency } = context.storefront
    const period = { ...daysOf(from, until), currency }
    const folder = resolve(context.home, out)
    const name = `${from}-${until}-${currency}`
    const files = await readBooks(context, period, (books) =>
      writeBooks(context, { books, folder, name }),
    )
    return { files }
  },
  format: ({ files }) => files,
})

type ToWrite = { books: Books; folder: string; name: string }

async function writeBooks(
  { storefront, clock }: CommandContext,
  { books, folder, name }: ToWrite,
): Promise<readonly string[]> {
  const { writeTotals, writeVat } = await import('#print/write-books.ts')
  const { writeXaf } = await import('#print/write-xaf.ts')
  const texts = await writeFiles(folder, [
    { name: `totals-${name}.csv`, bytes: writeTotals(books) },
    { name: `vat-${name}.csv`, bytes: writeVat(books) },
  ])
  const xaf = resolve(folder, `books-${name}.xaf`)
  const written = Readable.from(writeXaf({ books, seller: sellerAt(storefront), now: clock.now() }))
  await pipeline(written, createWriteStream(xaf, { mode: ownerOnly.file }))
  return [...texts, xaf]
}

const month = /^\d{4}-(0[1-9]|1[0-2])$/

function readMonth(text: string): string | undefined {
  return month.test(text) ? text : undefined
}

const daysOf = (from: string, until: string) => ({
  from: `${from}-01`,
  until: Temporal.PlainYearMonth.from(until).toPlainDate({ day: 31 }).toString(),
})
