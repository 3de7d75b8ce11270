import { resolve } from 'node:path'
import type { SalesDocument } from '#domain/documents/sales-document.ts'
import {
  requireDocuments,
  type SalesDocumentView,
  viewSalesDocuments,
} from '#flows/documents/view-sales-documents.ts'
import { operator, printApart } from '#server/print-apart.ts'
import { option, place } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { sayCents, section, sentence } from './words.ts'
import { type FileToWrite, writeFiles } from './write-files.ts'

export const showInvoicesCommand = defineCommand({
  name: 'invoices show',
  explanation: 'invoices and credit notes by their number or their order’s: lines, VAT, payments',
  words: { asked: place('invoice|order') },
  run: (context, { asked }) => viewSalesDocuments(context, asked),
  format: (documents) => documents.flatMap(tell),
})

/** The same document is written the same again: nothing of it is ever made anew. */
export const writeInvoicesCommand = defineCommand({
  name: 'invoices write',
  explanation: 'writes invoices and credit notes again as PDF and UBL',
  words: { out: option('out', '<folder>'), asked: place('invoice|order') },
  async run(context, { out, asked }) {
    const documents = await requireDocuments(context, asked)
    const files = await Promise.all(documents.map(filesOf))
    return { files: await writeFiles(resolve(context.home, out), files.flat()) }
  },
  format: ({ files }) => files,
})

async function filesOf(document: SalesDocument): Promise<readonly FileToWrite[]> {
  // Loads the printer only for those who print.
  const { writeUbl } = await import('#print/write-ubl.ts')
  const pdf = await printApart({ is: 'document', document }, operator)
  return [
    { name: `${document.number}.pdf`, bytes: pdf },
    { name: `${document.number}.xml`, bytes: writeUbl(document) },
  ]
}

function tell(document: SalesDocumentView): readonly string[] {
  const { number, kind, isReceipt, buyer, currency, corrects } = document
  const money = (cents: number) => sayCents(cents, currency)
  const name = isReceipt ? 'receipt' : kind === 'invoice' ? 'invoice' : 'credit note'
  return [
    `${number}: ${sentence(name, money(document.totalCents), `VAT ${money(document.vatCents)}`, document.issuedOn)}`,
    `  ${sentence(`order ${document.orderNumber}`, corrects === null ? null : `of ${corrects}`, buyer.companyName, buyer.name)}`,
    ...section(
      'Lines',
      document.lines.map(
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
      document.tenders.map(({ method, kind: by, cents }) => `${method ?? by}: ${money(cents)}`),
    ),
  ]
}
