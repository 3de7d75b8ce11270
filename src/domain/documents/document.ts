import type { Seller } from '#domain/documents/seller.ts'
import type { DocumentId, OrderId, RefundId } from '#kernel/ids.ts'
import type { Localized } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import { type Currency, sum } from '#kernel/money.ts'
import type { PaidPart } from '#kernel/tender-names.ts'

export type DocumentKind = 'invoice' | 'creditNote'

/** What stands on a document; below zero on a credit note. */
export type DocumentLine = {
  kind: LineKind | 'FAVOUR'
  /** Of gifts and promotions; null for what is charged besides, and named by its kind. */
  title: Localized | null
  quantity: number
  totalCents: number
  /** Nothing for vouchers, which are outside VAT until they are spent, and for donations. */
  vatRateBasisPoints: number
  vatCents: number
}

/** All that is frozen. Whose it is stands with the order, as long as the law lets it. */
export type DocumentContent = {
  lines: readonly DocumentLine[]
  /** What stands under each rate, and the VAT inside. */
  vat: readonly { rateBasisPoints: number; totalCents: number; vatCents: number }[]
  tenders: readonly PaidPart[]
  /** Who sold it; documents of an older release say it as it stands now. */
  seller?: Seller | undefined
}

/** A document without its number. */
export type DocumentToNumber = {
  kind: DocumentKind
  orderId: OrderId
  storefront: string
  currency: Currency
  refundId: RefundId | null
  invoiceId: DocumentId | null
  lines: readonly DocumentLine[]
  tenders: readonly PaidPart[]
}

/** Lines of one rate together, in the order of the rates. */
export function contentOf({
  lines,
  tenders,
  seller,
}: Pick<DocumentContent, 'lines' | 'tenders' | 'seller'>): DocumentContent {
  const rates = [...new Set(lines.map((line) => line.vatRateBasisPoints))].sort((a, b) => a - b)
  const vat = rates.map((rateBasisPoints) => {
    const under = lines.filter((line) => line.vatRateBasisPoints === rateBasisPoints)
    return {
      rateBasisPoints,
      totalCents: sum(under.map(({ totalCents }) => totalCents)),
      vatCents: sum(under.map(({ vatCents }) => vatCents)),
    }
  })
  return { lines, vat, tenders, seller }
}
