import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

/** A gift that was opened, as it is printed: what its page shows, and no more. */
export type GiftToPrint = {
  language: Language
  shopName: string
  /** Empty once the giver is forgotten. */
  giverName: string
  receiverName: string
  message: string | undefined
  cards: readonly CardToPrint[]
}

export type CardToPrint = {
  title: string
  amount: Money
  number: string
  pin: string | undefined
  /** A drawing of paths alone; undefined of what no till takes. */
  barcodeSvg: string | undefined
  /** YYYY-MM-DD. */
  validUntil: string | undefined
  howToSpend: string
  webshops: readonly string[]
}
