import type { DocumentPrinter } from '#domain/documents/sales-document.ts'
import { printApart } from './print-apart.ts'

const never = new AbortController().signal

/** Draws in the thread for PDFs, behind whoever waits; the shop's own mails have no limit. */
export const printDocuments: DocumentPrinter = {
  pdf: (document) =>
    printApart({ is: 'document', document }, { source: 'mails', signal: never, limits: undefined }),
  ubl: async (document) => (await import('#print/write-ubl.ts')).writeUbl(document),
}
