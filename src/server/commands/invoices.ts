import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type FoundDocument,
  findSalesDocument,
  listSalesDocuments,
} from '#domain/documents/find-sales-documents.ts'
import type { SalesDocument } from '#domain/documents/sales-document.ts'
import { loadOrderRecord } from '#domain/orders/load-order-record.ts'
import { toSalesDocument } from '#flows/documents/find-sales-document.ts'
import { maskName } from '#kernel/mask.ts'
import { printApart } from '#server/print-apart.ts'
import type { Command, CommandAnswer, CommandContext } from './command.ts'
import { sayCents, section, sentence } from './words.ts'

const refused = (line: string): CommandAnswer => ({ lines: [line], isFine: false })

/** They name people: their owner's alone. */
const ownerOnly = { file: 0o600, folder: 0o700 }

/** By the number of a document, or by that of an order. */
async function findDocuments(
  { db, storefront }: CommandContext,
  asked: string,
): Promise<readonly SalesDocument[]> {
  const one = await findSalesDocument(db, asked)
  const toDocument = (found: FoundDocument) =>
    toSalesDocument({ storefront, storefronts: [] }, found)
  if (one !== undefined) return [toDocument(one)]
  const order = await loadOrderRecord(db, asked)
  return order === undefined ? [] : (await listSalesDocuments(db, order.id)).map(toDocument)
}

const unknown = (asked: string): CommandAnswer =>
  refused(
    asked === ''
      ? 'Say which: the number of an invoice, such as GCSNL-2026-000123, or of an order.'
      : `There is no document of ${asked}. One is made within five minutes of the payment.`,
  )

/** Masked, as all that support reads. */
export const showInvoicesCommand: Command = {
  name: 'invoices show',
  explanation: 'invoices and credit notes by their number or their order’s: lines, VAT, payments',
  async run(context, [asked = '']) {
    const documents = asked === '' ? [] : await findDocuments(context, asked)
    if (documents.length === 0) return unknown(asked)
    return { lines: documents.flatMap(tell), isFine: true }
  },
}

/** The same document is written the same again: nothing of it is ever made anew. */
export const writeInvoicesCommand: Command = {
  name: 'invoices write',
  explanation: 'writes them again as PDF and UBL: --out <folder> <number of an invoice or order>',
  async run(context, args) {
    const { out, asked } = readWords(args)
    if (out === undefined) return refused('Say where to: invoices write --out <folder> <number>')
    const documents = asked === '' ? [] : await findDocuments(context, asked)
    if (documents.length === 0) return unknown(asked)
    const folder = resolve(context.home, out)
    try {
      await mkdir(folder, { recursive: true, mode: ownerOnly.folder })
      const files = await Promise.all(documents.map((document) => writeFiles(folder, document)))
      return { lines: files.flat(), isFine: true }
    } catch (error) {
      return refused(`${folder} cannot be written: ${(error as Error).message}.`)
    }
  },
}

async function writeFiles(folder: string, document: SalesDocument): Promise<readonly string[]> {
  // Whoever prints nothing loads nothing of it.
  const { writeUbl } = await import('#print/write-ubl.ts')
  const files = [
    { name: `${document.number}.pdf`, bytes: await printApart({ is: 'document', document }) },
    { name: `${document.number}.xml`, bytes: writeUbl(document) },
  ].map(({ name, bytes }) => ({ path: resolve(folder, name), bytes }))
  for (const { path, bytes } of files) await writeFile(path, bytes, { mode: ownerOnly.file })
  return files.map(({ path }) => path)
}

function readWords(args: readonly string[]): { out: string | undefined; asked: string } {
  try {
    const options = { out: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { out: values.out, asked: positionals[0] ?? '' }
  } catch {
    return { out: undefined, asked: '' }
  }
}

function tell(document: SalesDocument): readonly string[] {
  const { number, kind, isReceipt, content, buyer, currency, corrects } = document
  const money = (cents: number) => sayCents(cents, currency)
  const name = isReceipt ? 'receipt' : kind === 'invoice' ? 'invoice' : 'credit note'
  return [
    `${number}: ${sentence(name, money(document.totalCents), `VAT ${money(document.vatCents)}`, document.issuedOn)}`,
    `  ${sentence(`order ${document.orderNumber}`, corrects ? `of ${corrects.number}` : null, buyer.companyName ?? null, maskName(`${buyer.firstName} ${buyer.lastName}`.trim()))}`,
    ...section(
      'Lines',
      content.lines.map(
        (line) =>
          `${line.quantity} × ${line.title?.nl ?? line.kind}: ${sentence(
            money(line.totalCents),
            line.vatRateBasisPoints === 0
              ? 'outside VAT'
              : `VAT ${line.vatRateBasisPoints / 100}% ${money(line.vatCents)}`,
          )}`,
      ),
    ),
    ...section(
      'Paid by',
      content.tenders.map(({ method, kind: by, cents }) => `${method ?? by}: ${money(cents)}`),
    ),
  ]
}
