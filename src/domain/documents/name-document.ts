import type { DocumentKind } from '#domain/documents/document.ts'

export type DocumentName = DocumentKind | 'receipt'

/** A private person who asked for no invoice has a receipt: the law asks for invoices between companies alone. */
export const nameDocument = ({
  kind,
  customerType,
  billing,
}: {
  kind: DocumentKind
  customerType: 'PRIVATE' | 'BUSINESS'
  billing: object | null
}): DocumentName =>
  kind === 'invoice' && customerType === 'PRIVATE' && billing === null ? 'receipt' : kind
