import type { PaymentMethodId } from '#domain/storefronts/payment-methods.ts'
import type { SpokenLanguage, SpokenText } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** Prices of extras, with 21 % VAT inside (DESIGN §9). */
export type ExtraPrices = {
  serviceFeeCents: number
  letterboxPostCents: number
  registeredPostCents: number
  digitalWrapperCents: number
  physicalWrapperCents: number
  giftPackingCents: number
}

/** Bounds of one order, per kind of customer: cards together and euros together (SPEC §8, 2030). */
export type OrderLimit = { cardsMax: number; totalCentsMax: number }

export type Image = { url: string; alt: SpokenText }

/** A mark that somebody else gave: shown only where it is really held, so the lists start empty (DESIGN §7). */
export type TrustMark = { name: string; image: Image; url: string }

export type Toggles = {
  isFooterLogos: boolean
  isLogosFromCBEOn: boolean
  isCookiesFooterLinkOn: boolean
  isNavigationIconTextOn: boolean
  isSearchDataLayer: boolean
  languageSwitcher: boolean
  hardcodeNoindexNofollow: boolean
  modalAuth: boolean
  retryPayment: boolean
  checkoutV2: boolean
}

export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

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
  description: SpokenText
  /** Ways to reach customer service: tel:, mailto: or http(s):. */
  contactLinks: readonly string[]
  businessHours: readonly BusinessHours[]
}

type MenuItem = { title: SpokenText; path: string }

export type Storefront = {
  /** SPEC §1, for example GCSNL. */
  key: string
  family: 'CB' | 'CK' | 'GCS'
  storeId: number
  isActive: boolean
  name: string
  host: string
  countryCode: string
  languages: readonly { code: SpokenLanguage; isDefault: boolean; locale: string }[]
  currency: Currency
  mainLogo: Image
  footerLogo: Image
  /** Shown where there is no page. */
  notFoundImage: Image
  promotionImage?: Image | undefined
  doublerImage?: Image | undefined
  featuredProduct: string
  /** Which of the two compositions opens the shop (SPEC §2, page types). */
  homeVersion: 1 | 2
  trustMarks: {
    topBar: readonly TrustMark[]
    header: readonly TrustMark[]
    bottomBar: readonly TrustMark[]
  }
  faq: readonly { question: SpokenText; answer: SpokenText }[]
  paymentMethods: readonly PaymentMethodId[]
  footerMenu: readonly MenuItem[]
  businessMenu: readonly MenuItem[]
  prices: ExtraPrices
  limits: { PRIVATE: OrderLimit; BUSINESS: OrderLimit; appleCentsMax: number }
  /** How many times one visitor may try to pay an order before 2036. */
  paymentAttemptsMax: number
  organisation: Organisation
  toggles: Toggles
}
