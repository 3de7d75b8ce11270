import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Books } from '#domain/ledger/books.ts'
import { readBooks } from '#flows/books/read-books.ts'
import { sellersOf } from '#flows/documents/sellers-of.ts'
import type { Command, CommandContext } from './command.ts'

/** They say what a company earns: their owner's alone. */
const ownerOnly = { file: 0o600, folder: 0o700 }

const usage =
  'Say which months, and where to: payments export --from 2026-10 --until 2026-12 --out <folder>'

/** For the accountant: totals and VAT as CSV, every booking as XAF, all of one moment. */
export const exportBooksCommand: Command = {
  name: 'payments export',
  explanation:
    'the books of months as CSV and XAF: --from <yyyy-mm> --until <yyyy-mm> --out <folder>',
  async run(context, args) {
    const asked = readWords(args)
    if (asked === undefined) return { lines: [usage], isFine: false }
    const { currency } = context.storefront
    const period = { ...daysOf(asked), currency }
    const folder = resolve(context.home, asked.out)
    await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
    const name = `${asked.from}-${asked.until}-${currency}`
    const lines = await readBooks(context, period, (books) =>
      writeFiles(context, { books, folder, name }),
    )
    return { lines, isFine: true }
  },
}

type ToWrite = { books: Books; folder: string; name: string }

async function writeFiles(
  { storefront, clock }: CommandContext,
  { books, folder, name }: ToWrite,
): Promise<readonly string[]> {
  const { writeTotals, writeVat } = await import('#print/write-books.ts')
  const { writeXaf } = await import('#print/write-xaf.ts')
  const seller = sellersOf([storefront])(storefront.key)
  if (seller === undefined) throw new Error('The storefront that is served has a seller.')
  const path = (kind: string) => resolve(folder, `${kind}-${name}`)
  const texts = [
    { path: `${path('totals')}.csv`, text: writeTotals(books) },
    { path: `${path('vat')}.csv`, text: writeVat(books) },
  ]
  for (const file of texts) await writeFile(file.path, file.text, { mode: ownerOnly.file })
  const xaf = `${path('books')}.xaf`
  const written = Readable.from(writeXaf({ books, seller, now: clock.now() }))
  await pipeline(written, createWriteStream(xaf, { mode: ownerOnly.file }))
  return [...texts.map((file) => file.path), xaf]
}

type Asked = { from: string; until: string; out: string }

const month = /^\d{4}-(0[1-9]|1[0-2])$/

function readWords(args: readonly string[]): Asked | undefined {
  const text = { type: 'string' } as const
  const options = { from: text, until: text, out: text }
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true })
    const { from, until = from, out } = values
    if (from === undefined || until === undefined || out === undefined) return undefined
    // A period number of XAF is a month: a year holds each once.
    const isFine = month.test(from) && month.test(until) && from <= until
    return isFine && from.slice(0, 4) === until.slice(0, 4) ? { from, until, out } : undefined
  } catch {
    return undefined
  }
}

const daysOf = ({ from, until }: Asked) => ({
  from: `${from}-01`,
  until: Temporal.PlainYearMonth.from(until).toPlainDate({ day: 31 }).toString(),
})
