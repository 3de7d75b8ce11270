import type { ExpiryTerms } from '#domain/storefronts/expiry-terms.ts'
import type { Fairness } from '#domain/storefronts/fairness.ts'
import type { SocialAccount } from '#domain/storefronts/social-accounts.ts'
import type { Toggles } from '#domain/storefronts/toggles.ts'
import type { ActivationRange } from '#kernel/activation.ts'
import type { StorefrontLanguage, StorefrontText } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** Prices of extras, with 21 % VAT inside. */
export type ExtraPrices = {
  serviceFeeCents: number
  letterboxPostCents: number
  registeredPostCents: number
  /** Cards by post of more than this together go registered (SPEC §9). */
  registeredAboveCents: number
  digitalWrapperCents: number
  physicalWrapperCents: number
  giftPackingCents: number
}

/** Bounds of one order, per kind of customer: cards together and euros together (SPEC §8, 2030). */
export type OrderLimit = { cardsMax: number; totalCentsMax: number }

export type Image = { url: string; alt: StorefrontText }

/** A quality mark: shown only where the shop really holds it, so the lists start empty. */
export type TrustMark = { name: string; image: Image; url: string }

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** Choice cards of one kind, by the name that products know as their issuer. Their numbers begin alike. */
export type CardProgramme = {
  key: string
  prefix: string
  /** What its cards are in the catalogue. */
  product: string
  /** What holds for whoever has one: not for cash, when it is lost, where it is valid. */
  terms: readonly StorefrontText[]
  /** For what its cards are exchanged; without it they are not. */
  redeem?: RedeemRules | undefined
}

export type RedeemRules = {
  /** Of a shop of its own, such as a company's; without it that of everybody. */
  pageId?: string | undefined
  /** Whose shop that is. */
  company?: string | undefined
  /** What may be left on its cards, besides nothing. */
  remainderCentsMin: number
  /** What an order costs besides. */
  serviceFeeCents: number
  /** Largest value of one card by post; more is split. */
  postedCardCentsMax: number
  /** Ids of all that may be had for it; without them all gift cards and donations. */
  products?: readonly string[] | undefined
  categories?: readonly string[] | undefined
  /** Ids of what may not. */
  except: readonly string[]
}

/** Of which product the printed cards of a programme are, on which anybody may put value. */
export type ActivationProgramme = ActivationRange & {
  product: string
  /** What holds for whoever has such a card, where its numbers are those of none of the shop's own programmes. */
  terms?: readonly StorefrontText[] | undefined
}

/** Days after the due date of a company's invoice. */
export type OnAccountTerms = {
  /** When it is reminded, the first time first. */
  reminderDays: readonly number[]
  /** When it orders nothing more on account. */
  stopDays: number
}

/** When somebody answers, in the storefront's own time. */
export type BusinessHours = {
  days: readonly (typeof weekdays)[number][]
  opens: string
  closes: string
}

export type Organisation = {
  legalName: string
  address: string
  email: string
  phone: string
  /** Number in the trade register of its country. */
  kvkNumber: string
  vatNumber: string
  /** Where companies transfer what they owe; a storefront without one sells nothing on account. */
  bankAccount?: { iban: string; bic: string } | undefined
  description: StorefrontText
  /** Ways to reach customer service: tel:, mailto: or http(s):. */
  contactLinks: readonly string[]
  businessHours: readonly BusinessHours[]
  /** Nobody of flesh and blood: the shop is shown, not open. */
  isInvented?: boolean | undefined
}

type MenuItem = { title: StorefrontText; path: string }

type AskedOften = readonly { question: StorefrontText; answer: StorefrontText }[]

/** What is asked of every product of a kind, beside the storefront's general questions. */
export type QuestionsByKind = {
  giftCard: AskedOften
  choiceCard: AskedOften
  donation: AskedOften
  blankPack: AskedOften
}
/** What stands around the pages (SPEC §2): `v3` has a bar with selling points above the header. */
export const headerVariants = ['default', 'v3'] as const

export type HeaderVariant = (typeof headerVariants)[number]

/** Said on top of every page while digital cards are sent with a delay, up to and including the last day. */
export type DeliveryDelay = { text: StorefrontText; until?: string | undefined }

/** How something is posted: through the letterbox, or registered. */
export const postageOptions = ['letterbox', 'registered'] as const

export type PostageOption = (typeof postageOptions)[number]

/** Pages for companies, /zakelijk/ and below it. */
export type BusinessPages = {
  /** Form page of a product (SPEC §2, page types): 1 has the form in it, 2 in a modal. */
  formVersion: 1 | 2
  /** Moments of giving that the form offers, in its order. */
  occasions: readonly string[]
  /** Products that are put in front, in their order. */
  products: readonly string[]
}

export type Storefront = {
  /** SPEC §1, for example GCSNL. */
  key: string
  family: 'CB' | 'CK' | 'GCS'
  storeId: number
  isActive: boolean
  name: string
  host: string
  countryCode: string
  languages: readonly { code: StorefrontLanguage; isDefault: boolean; locale: string }[]
  currency: Currency
  mainLogo: Image
  footerLogo: Image
  /** Shown where there is no page. */
  notFoundImage: Image
  /** Of a promotion, and of the monthly draw that doubles a balance. */
  promotionImage: Image
  doublerImage: Image
  featuredProduct: string
  /** The cards that the shop makes itself; any other is from another company (SPEC §5, known prefixes). */
  cardProgrammes: readonly CardProgramme[]
  activation: readonly ActivationProgramme[]
  /** Which of the two compositions opens the shop (SPEC §2, page types). */
  homeVersion: 1 | 2
  business: BusinessPages
  trustMarks: {
    topBar: readonly TrustMark[]
    header: readonly TrustMark[]
    bottomBar: readonly TrustMark[]
  }
  faq: AskedOften
  productFaq: QuestionsByKind
  headerVariant: HeaderVariant
  /** Three short promises of the bar above the header; each must be true. */
  sellingPoints: readonly StorefrontText[]
  deliveryDelay?: DeliveryDelay | undefined
  /** Beside the menu of gift cards, which is always there. */
  headerMenu: readonly MenuItem[]
  footerMenu: readonly MenuItem[]
  /** Terms, privacy and cookies, as far as they have a page. */
  legalMenu: readonly MenuItem[]
  businessMenu: readonly MenuItem[]
  /** The https address of a help centre of another company; without one the helpdesk is ours (SPEC §1). */
  helpCentre?: string | undefined
  prices: ExtraPrices
  /** The countries to which cards are posted. */
  postsTo: readonly string[]
  /** Those that want a phone number of whoever gets it. */
  phoneAskedBy: readonly PostageOption[]
  /** Where the way of a parcel is followed, with {code}, {country} and {postcode}. */
  trackUrl?: string | undefined
  limits: { PRIVATE: OrderLimit; BUSINESS: OrderLimit; appleCentsMax: number }
  fairness: Fairness
  cardTerms: ExpiryTerms
  /** How many times one visitor may try to pay an order before 2036. */
  paymentAttemptsMax: number
  /** Address at which companies ask for a quote, in Dutch. */
  quotePath: string
  /** How many addresses the book of one account holds. */
  addressBookMax: number
  onAccount: OnAccountTerms
  /** How many gifts one account keeps. */
  keptGiftsMax: number
  /** Ways to pay of its country and currency that it does without. */
  paymentMethodsLeftOut?: readonly string[] | undefined
  organisation: Organisation
  socialAccounts: readonly SocialAccount[]
  toggles: Toggles
}
