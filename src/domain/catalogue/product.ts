import type { Video } from '#domain/catalogue/video.ts'
import type { Localized } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** What is sold (SPEC §3, product type). A category page or list filters by it. */
export const productKinds = ['GIFTCARD', 'DONATION', 'GIFTCARD_BLANK_PACK'] as const

export type ProductKind = (typeof productKinds)[number]

/** Our own card, exchangeable for others: it has a landing page of its own (SPEC §2). */
export const choiceCardId = 'cadeaubonnl-keuze-cadeaukaart'

export type VariationType = 'DIGITAL' | 'PHYSICAL'

/**
 * `multiPurpose`: the face value carries no VAT. `singlePurpose`: VAT at the sale, at the given rate.
 * `donation`: outside VAT. `goods`: things, such as printed cards without value, at the standard rate.
 * (DESIGN §5, Wet OB article 2a)
 */
export type VoucherVat =
  | { kind: 'multiPurpose' }
  | { kind: 'singlePurpose'; rateBasisPoints: number }
  | { kind: 'donation' }
  | { kind: 'goods' }

/** `coming`: shown, not for sale yet. `out`: shown as "Momenteel niet leverbaar" (SPEC §8, 2031). */
export type Stock = 'available' | 'out' | 'coming'

/** The prices of one form of a product (SPEC §3: digitalVariationConfig, physicalVariationConfig). */
export type VariationConfig = {
  hasFixedPrices: boolean
  /** Ascending. The only amounts for sale where `hasFixedPrices`, else suggestions. */
  pricesToShowCents: readonly number[]
  minCents: number
  maxCents: number
  /** A free amount is a multiple of this. */
  stepCents: number
  stock: Stock
}

export type ProductLabel = {
  title: Localized
  /** A token name of the design system: pink, sun, leaf. */
  color: 'pink' | 'sun' | 'leaf'
  icon: 'like' | 'star' | undefined
  isFree: boolean
}

export type SpendPlaces = {
  webshops: readonly { title: string; url: string }[]
  placeCount: number
  cities: readonly string[]
}

export type Question = { question: Localized; answer: Localized }

/**
 * What a customer said. Only who was asked to prove the purchase is shown, and how that was checked is
 * shown with it (Directive 2019/2161): so each names its source, and the day on which it was verified.
 */
export type Testimonial = {
  quote: Localized
  author: string
  source: { title: string; url: string }
  /** `2026-11-21` */
  verifiedOn: string
}

export type Product = {
  /** Equals the slug in its address: /cadeaubonnen/{id}/. Never reused. */
  id: string
  sku: string
  kind: ProductKind
  /** Our own card that can be exchanged for others. */
  isChoiceCard: boolean
  brand: string
  title: Localized
  /** One line on the product card. */
  tagline: Localized
  /** Paragraphs of plain text, an empty line between them. */
  description: Localized
  howToSpend: Localized
  categories: readonly string[]
  giftcardTypes: readonly string[]
  promotions: readonly string[]
  /** Ids of the moments that it suits, such as `verjaardag`. */
  occasions: readonly string[]
  /** File name in content/catalogue/artwork; served as /cards/{image}?v={hash}. */
  image: string
  imageHash: string
  imageAlt: Localized
  backgroundColor: string
  showHand: boolean
  showShadow: boolean
  label: ProductLabel | undefined
  currency: Currency
  digital: VariationConfig | undefined
  physical: VariationConfig | undefined
  validityMonths: number
  spend: SpendPlaces
  vat: VoucherVat
  containsWine: boolean
  isAppleType: boolean
  /** Whose card it is: `CardIssuer` is asked by this name. */
  issuer: string
  video?: Video | undefined
  /** Its own, before those that the storefront answers for every product of its kind. */
  questions?: readonly Question[] | undefined
  testimonials?: readonly Testimonial[] | undefined
  /** The order of "Meest gekozen"; lower is shown first. */
  popularity: number
}

export type Category = {
  id: string
  /** Address: /categorie/{url}/. */
  url: string
  title: Localized
  description: Localized
  /** Name of an icon of the design system. */
  icon: string
  isTopList: boolean
  position: number
}
