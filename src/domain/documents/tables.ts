import type { Fixed, Json, SetLater, WrittenOnce } from '#domain/columns.ts'
import type { DocumentContent, DocumentKind } from '#domain/documents/document.ts'
import type { DocumentId, DocumentLetterId, OrderId, RefundId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** The tables of invoices and credit notes, as db/migrations/0033-documents.sql makes them. A document is never changed. */
export type DocumentTables = {
  /** Counted by `number-documents.ts` alone, in SQL of its own. */
  document_series: { id: Fixed<string>; last_number: Fixed<number> }
  documents: {
    id: DocumentId
    series_id: string
    number: number
    kind: DocumentKind
    storefront: string
    year: number
    order_id: OrderId
    refund_id: RefundId | null
    invoice_id: DocumentId | null
    currency: Currency
    total_cents: number
    vat_cents: number
    content: Json<DocumentContent>
    issued_on: string
    made_at: Date
  }
  /** A document on its way to an address, as db/migrations/0136-document-letters.sql makes it. */
  document_letters: {
    id: WrittenOnce<DocumentLetterId>
    document_id: WrittenOnce<DocumentId>
    step: WrittenOnce<number | null>
    email: WrittenOnce<string>
    asked_at: WrittenOnce<Date>
    told_at: SetLater<Date>
    refused_at: SetLater<Date>
  }
}
