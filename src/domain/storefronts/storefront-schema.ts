import * as v from 'valibot'
import { cents, count, day, kebabId, shopPath, text, webAddress } from '#domain/source-schemas.ts'
import { fairnessSchema } from '#domain/storefronts/fairness-schema.ts'
import { socialNetworks } from '#domain/storefronts/social-accounts.ts'
import {
  headerVariants,
  postageOptions,
  type Storefront,
  weekdays,
} from '#domain/storefronts/storefront.ts'
import { mapToggles } from '#domain/storefronts/toggles.ts'
import { countryCodes } from '#kernel/country.ts'
import { type StorefrontLanguage, storefrontLanguages } from '#kernel/language.ts'
import { currencies } from '#kernel/money.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'

type OtherLanguage = Exclude<StorefrontLanguage, 'en'>

const otherLanguages = storefrontLanguages.filter((code): code is OtherLanguage => code !== 'en')

/** English is what a missing text falls back to, so it is never missing itself. */
const storefrontText = v.strictObject({
  en: text,
  ...(Object.fromEntries(otherLanguages.map((code) => [code, v.optional(text)])) as Record<
    OtherLanguage,
    v.OptionalSchema<typeof text, undefined>
  >),
})

const link = v.pipe(
  v.string(),
  v.regex(
    /^(?:tel:\+?\d+|mailto:\S+@\S+|https?:\/\/\S+)$/,
    ({ input }) => `${input} must start with tel:, mailto: or http(s):`,
  ),
)
const image = v.strictObject({ url: text, alt: storefrontText })
const menu = v.array(v.strictObject({ title: storefrontText, path: shopPath }))
/** A bar shows one after the other on a phone, in steps that are drawn for three (SPEC §2). */
const sellingPoints = v.pipe(
  v.array(storefrontText),
  v.length(3, ({ received }) => `must be 3 selling points, not ${received}`),
)

const cardPrefix = v.pipe(
  v.string(),
  v.regex(/^\d{6}$/, ({ input }) => `${input} is not 6 digits`),
)

const deliveryDelay = v.strictObject({
  text: storefrontText,
  until: v.optional(day),
})

const socialAccounts = v.array(
  v.strictObject({
    network: v.picklist(socialNetworks),
    url: v.pipe(
      v.string(),
      v.regex(/^https:\/\//, ({ input }) => `${input} must start with https:`),
    ),
  }),
)

const trustMarks = v.array(v.strictObject({ name: text, image, url: link }))
const askedOften = v.array(v.strictObject({ question: storefrontText, answer: storefrontText }))
const limit = v.strictObject({ cardsMax: count, totalCentsMax: cents })

const languages = v.pipe(
  v.array(
    v.strictObject({ code: v.picklist(storefrontLanguages), isDefault: v.boolean(), locale: text }),
  ),
  v.check(
    (list) => list.filter(({ isDefault }) => isDefault).length === 1,
    'must have exactly one with isDefault: true',
  ),
)

const toggles = v.strictObject(mapToggles(({ isOn }) => v.optional(v.boolean(), isOn)))

const time = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, ({ input }) => `${input} is not a time like 09:00`),
)

const businessHours = v.pipe(
  v.strictObject({ days: v.array(v.picklist(weekdays)), opens: time, closes: time }),
  v.check(({ opens, closes }) => opens < closes, 'must open before they close'),
)

const organisation = v.strictObject({
  legalName: text,
  address: text,
  email: v.pipe(
    v.string(),
    v.email(({ input }) => `${input} is not an e-mail address`),
  ),
  phone: text,
  kvkNumber: text,
  vatNumber: text,
  bankAccount: v.optional(v.strictObject({ iban: text, bic: text })),
  description: storefrontText,
  contactLinks: v.array(link),
  businessHours: v.array(businessHours),
})

const country = v.pipe(
  v.string(),
  v.check(
    (code) => countryCodes.has(code),
    ({ input }) => `${input} is not a country of ISO 3166`,
  ),
)

const redeemRules = v.strictObject({
  pageId: v.optional(kebabId),
  company: v.optional(text),
  remainderCentsMin: cents,
  serviceFeeCents: cents,
  postedCardCentsMax: cents,
  products: v.optional(v.array(kebabId)),
  categories: v.optional(v.array(kebabId)),
  except: v.array(kebabId),
})

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number > (numbers[at - 1] ?? 0))

/** A file of content/storefronts on top of what it shares with others. */
export const storefrontSchema: v.GenericSchema<unknown, Storefront> = v.strictObject({
  key: v.pipe(
    v.string(),
    v.regex(/^[A-Z]{2,5}$/, ({ input }) => `${input} is not 2 to 5 capitals`),
  ),
  family: v.picklist(['CB', 'CK', 'GCS']),
  storeId: count,
  isActive: v.boolean(),
  name: text,
  host: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, ({ input }) => `${input} is not the name of a host`),
  ),
  countryCode: country,
  languages,
  currency: v.picklist(currencies),
  mainLogo: image,
  footerLogo: image,
  notFoundImage: image,
  promotionImage: image,
  doublerImage: image,
  featuredProduct: kebabId,
  cardProgrammes: v.array(
    v.strictObject({
      key: kebabId,
      prefix: cardPrefix,
      product: kebabId,
      terms: v.array(storefrontText),
      redeem: v.optional(redeemRules),
    }),
  ),
  activation: v.array(
    v.strictObject({
      ...{ prefix: cardPrefix, product: kebabId, minCents: cents, maxCents: cents },
      terms: v.optional(v.array(storefrontText)),
    }),
  ),
  homeVersion: v.picklist([1, 2]),
  business: v.strictObject({
    formVersion: v.picklist([1, 2]),
    occasions: v.array(kebabId),
    products: v.array(kebabId),
  }),
  trustMarks: v.strictObject({ topBar: trustMarks, header: trustMarks, bottomBar: trustMarks }),
  faq: askedOften,
  productFaq: v.strictObject({
    giftCard: askedOften,
    choiceCard: askedOften,
    donation: askedOften,
    blankPack: askedOften,
  }),
  headerVariant: v.picklist(headerVariants),
  sellingPoints,
  deliveryDelay: v.optional(deliveryDelay),
  headerMenu: menu,
  footerMenu: menu,
  legalMenu: menu,
  businessMenu: menu,
  helpCentre: v.optional(webAddress),
  prices: v.strictObject({
    serviceFeeCents: cents,
    letterboxPostCents: cents,
    registeredPostCents: cents,
    registeredAboveCents: cents,
    digitalWrapperCents: cents,
    physicalWrapperCents: cents,
    giftPackingCents: cents,
  }),
  postsTo: v.array(country),
  phoneAskedBy: v.array(v.picklist(postageOptions)),
  trackUrl: v.optional(webAddress),
  limits: v.strictObject({ PRIVATE: limit, BUSINESS: limit, appleCentsMax: cents }),
  fairness: fairnessSchema,
  cardTerms: v.strictObject({
    extension: v.strictObject({ months: count, daysBefore: count }),
    graceDays: count,
  }),
  paymentAttemptsMax: v.pipe(
    count,
    v.minValue(1, ({ input }) => `${input} lets nobody pay`),
  ),
  quotePath: v.pipe(v.string(), v.regex(/^(?:\/[a-z0-9-]+)+\/$/, 'is no address of a page')),
  addressBookMax: v.pipe(count, v.minValue(1, 'holds no address')),
  onAccount: v.strictObject({
    reminderDays: v.pipe(
      v.array(v.pipe(count, v.minValue(1, 'reminds before it is overdue'))),
      v.check((days) => isRising(days), 'must rise'),
    ),
    stopDays: count,
  }),
  keptGiftsMax: v.pipe(count, v.minValue(1, 'keeps no gift')),
  paymentMethodsLeftOut: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (id) => findPaymentMethod(id) !== undefined,
          ({ input }) => `${input} is not a payment method`,
        ),
      ),
    ),
  ),
  organisation,
  socialAccounts,
  toggles: v.optional(toggles, {}),
})
