import * as v from 'valibot'
import { cents, count, kebabId, localized, shopPath, text } from '#domain/source-schemas.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { Currency } from '#kernel/money.ts'

const image = v.strictObject({ url: text, alt: localized })
const menu = v.array(v.strictObject({ title: localized, path: shopPath }))
const limit = v.strictObject({ cardsMax: count, totalCentsMax: cents })

const currencies = [
  'EUR',
  'GBP',
  'USD',
  'DKK',
  'SEK',
  'NOK',
  'PLN',
  'CHF',
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'MXN',
  'NZD',
] as const satisfies readonly Currency[]

const languages = v.pipe(
  v.array(v.strictObject({ code: v.picklist(['nl', 'en']), isDefault: v.boolean(), locale: text })),
  v.check(
    (list) => list.filter(({ isDefault }) => isDefault).length === 1,
    'must have exactly one with isDefault: true',
  ),
)

/** SPEC §3, payment logos. */
const paymentIcon = v.picklist([
  'amex',
  'bancontact',
  'belfius',
  'carteBancaire',
  'ideal',
  'invoice',
  'kbccbc',
  'mastercard',
  'paypal',
  'visa',
  'adyenEPS',
  'secure',
])

const toggles = v.strictObject({
  isFooterLogos: v.boolean(),
  isLogosFromCBEOn: v.boolean(),
  isCookiesFooterLinkOn: v.boolean(),
  isNavigationIconTextOn: v.boolean(),
  isSearchDataLayer: v.boolean(),
  languageSwitcher: v.boolean(),
  hardcodeNoindexNofollow: v.boolean(),
  modalAuth: v.boolean(),
  retryPayment: v.boolean(),
  checkoutV2: v.boolean(),
})

const organisation = v.strictObject({
  legalName: text,
  address: text,
  email: v.pipe(
    v.string(),
    v.email(({ input }) => `${input} is not an e-mail address`),
  ),
  phone: text,
  kvkNumber: v.pipe(
    v.string(),
    v.regex(/^\d{8}$/, ({ input }) => `${input} is not 8 digits`),
  ),
  vatNumber: v.pipe(
    v.string(),
    v.regex(/^NL\d{9}B\d{2}$/, ({ input }) => `${input} is not like NL123456789B01`),
  ),
})

/** One file of content/storefronts. */
export const storefrontSchema: v.GenericSchema<unknown, Storefront> = v.strictObject({
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2,5}$/, ({ input }) => `${input} is not 2 to 5 capitals`),
  ),
  family: v.picklist(['CB', 'CK', 'GCS']),
  storeId: count,
  isActive: v.boolean(),
  name: text,
  host: text,
  countryCode: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2}$/, ({ input }) => `${input} is not a country code`),
  ),
  languages,
  currency: v.picklist(currencies),
  mainLogo: image,
  footerLogo: image,
  featuredProduct: kebabId,
  paymentIcons: v.array(paymentIcon),
  footerMenu: menu,
  businessMenu: menu,
  prices: v.strictObject({
    serviceFeeCents: cents,
    letterboxPostCents: cents,
    registeredPostCents: cents,
    digitalWrapperCents: cents,
    physicalWrapperCents: cents,
    giftPackingCents: cents,
  }),
  limits: v.strictObject({ PRIVATE: limit, BUSINESS: limit, appleCentsMax: cents }),
  paymentAttemptsMax: v.pipe(
    count,
    v.minValue(1, ({ input }) => `${input} lets nobody pay`),
  ),
  organisation,
  toggles,
})
