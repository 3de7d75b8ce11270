import type { Language, Localized } from '#kernel/language.ts'
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

export type Image = { url: string; alt: Localized }

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

export type Storefront = {
  /** SPEC §1, for example GCSNL. */
  key: string
  family: 'CB' | 'CK' | 'GCS'
  storeId: number
  isActive: boolean
  name: string
  host: string
  countryCode: string
  languages: readonly { code: Language; isDefault: boolean; locale: string }[]
  currency: Currency
  mainLogo: Image
  footerLogo: Image
  featuredProduct: string
  paymentIcons: readonly string[]
  footerMenu: readonly { title: Localized; path: string }[]
  businessMenu: readonly { title: Localized; path: string }[]
  prices: ExtraPrices
  limits: { PRIVATE: OrderLimit; BUSINESS: OrderLimit; appleCentsMax: number }
  /** How many times one visitor may try to pay an order before 2036. */
  paymentAttemptsMax: number
  organisation: {
    legalName: string
    address: string
    email: string
    phone: string
    kvkNumber: string
    vatNumber: string
  }
  toggles: Toggles
}
