import type { DocumentPrinter } from '#domain/documents/sales-document.ts'
import { mails, printApart } from './print-apart.ts'

/** Draws in the thread for PDFs, behind whoever waits. */
export const printDocuments: DocumentPrinter = {
  pdf: (document) => printApart({ is: 'document', document }, mails),
  ubl: async (document) => (await import('#print/write-ubl.ts')).writeUbl(document),
}
