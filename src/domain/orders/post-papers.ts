import type { CardsToPost } from '#domain/orders/list-to-post.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

/** One kind of card to take from its shelf, for whatever shipments want it. */
export type PickRow = Omit<CardsToPost, 'amountCents' | 'message'> & {
  amount: Money
  /** Such as `61-7KD3-9QXM/1`, each with how many of them it wants. */
  shipments: readonly { name: string; count: number }[]
}

export type AddressLabel = {
  name: string
  receiverName: string
  address: DeliveryAddress
  /** For the carrier, where it wants one. */
  phone?: string | undefined
}

/** What lies in an envelope, for whoever opens it. */
export type PackingSlip = {
  name: string
  language: Language
  receiverName: string
  /** At which the receiver is found. */
  companyName?: string | undefined
  /** Undefined where the receiver ordered it: nobody greets. */
  giverName: string | undefined
  cards: readonly (Omit<CardsToPost, 'amountCents' | 'blankCards'> & {
    /** Undefined for a receiver who did not pay. */
    amount: Money | undefined
  })[]
}

/** Everything that is printed for one day of the post. */
export type PostPapers = {
  /** Of the Dutch calendar, as `2026-12-04`. */
  day: string
  sender: { name: string; address: string; email: string; countryCode: string }
  pickRows: readonly PickRow[]
  labels: readonly AddressLabel[]
  slips: readonly PackingSlip[]
}

/** A sheet of 24 labels (A4, 3 × 8), or a roll of labels of 100 × 150 mm. */
export const labelForms = ['a4', 'roll'] as const

export type LabelForm = (typeof labelForms)[number]

export type PrintedFile = { name: string; bytes: Uint8Array }

/** Port to whatever makes papers of them. */
export type PostPrinter = (
  papers: PostPapers,
  form: { labels: LabelForm },
) => Promise<readonly PrintedFile[]>
