import type { Buyer } from '#domain/documents/sales-document.ts'
import type { Seller } from '#domain/documents/seller.ts'
import type { QuoteVersion } from '#domain/quotes/quote.ts'
import type { Language } from '#kernel/language.ts'

/** Version of a quote with everything that is written on it. */
export type QuotePaper = Omit<QuoteVersion, 'id'> & {
  number: string
  language: Language
  seller: Seller
  buyer: Buyer
  /** Where it is accepted. */
  url: string
}
