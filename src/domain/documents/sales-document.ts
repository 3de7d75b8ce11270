import type { DocumentContent, DocumentKind } from '#domain/documents/document.ts'
import type { Seller } from '#domain/documents/seller.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'
import type { BankDetails } from '#kernel/bank-details.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** To whom it is made out. */
export type Buyer = {
  firstName: string
  lastName: string
  email: string
  companyName?: string | undefined
  kvkNumber?: string | undefined
  vatNumber?: string | undefined
  address?: PostalAddress | undefined
}

/** What is still to be paid, and how. */
export type ToPay = BankDetails & {
  /** A QR code that fills the transfer in; undefined where there is none. */
  qrCode?: string | undefined
}

/**
 * An invoice or a credit note with everything that is written on it. A private person who asked for no invoice has a
 * receipt: the same lines and number, under another name.
 */
export type SalesDocument = {
  number: string
  kind: DocumentKind
  isReceipt: boolean
  /** Of the Dutch calendar, as `2026-11-24`. */
  issuedOn: string
  language: Language
  currency: Currency
  orderNumber: string
  orderedOn: Date
  /** What a company calls it in its own books. */
  customerReference: string | undefined
  /** Where, and by when, a company pays an invoice on account; undefined of one that was paid. */
  toPay?: ToPay | undefined
  /** The invoice that a credit note takes back. */
  corrects: { number: string; issuedOn: string } | undefined
  seller: Seller
  buyer: Buyer
  totalCents: number
  vatCents: number
  content: DocumentContent
}

/** What is put on paper: a pro-forma invoice is none for the books. It has the number of its order, and says how to pay. */
export type PaperDocument = Omit<SalesDocument, 'kind'> & {
  kind: DocumentKind | 'proForma'
}

/** Port that draws documents as PDF and writes them as UBL. */
export type DocumentPrinter = {
  pdf(document: PaperDocument): Promise<Uint8Array>
  ubl(document: SalesDocument): Promise<string>
}
