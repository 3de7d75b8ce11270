import * as v from 'valibot'
import { brandShopSchema } from '#domain/catalogue/brand-shop-schema.ts'
import { videoSchema } from '#domain/catalogue/video-schema.ts'
import {
  count,
  day,
  euros,
  hexColor,
  kebabId,
  localized,
  localizedUpTo,
  svgName,
  text,
  webAddress,
} from '#domain/source-schemas.ts'
import { currencies } from '#kernel/money.ts'

/** The law asks for two years on cards issued since 2022. */
const validityMonthsMin = 24
/** One line on the product card. */
const taglineLengthMax = 60
const titleLengthMax = 60

const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly())

const prices = v.pipe(v.array(euros), v.minLength(1, 'is an empty list'))

/** The prices of one form of a product (SPEC §3: digitalVariationConfig, physicalVariationConfig). */
const variationConfig = v.pipe(
  v.strictObject({
    prices,
    free: v.optional(v.strictObject({ min: euros, max: euros, step: euros })),
    /** `coming`: shown, not for sale yet. `out`: shown as "Momenteel niet leverbaar" (SPEC §8, 2031). */
    stock: v.picklist(['available', 'out', 'coming']),
  }),
  v.transform(({ prices: listed, free, stock }) => ({
    hasFixedPrices: free === undefined,
    /** Ascending. The only amounts for sale where `hasFixedPrices`, else suggestions. */
    pricesToShowCents: listed as readonly number[],
    minCents: free?.min ?? Math.min(...listed),
    maxCents: free?.max ?? Math.max(...listed),
    /** A free amount is a multiple of this. */
    stepCents: free?.step ?? 1,
    stock,
  })),
)

const label = v.pipe(
  v.strictObject({
    title: localizedUpTo(24),
    /** A token name of the design system. */
    color: v.picklist(['pink', 'sun', 'leaf']),
    icon: v.optional(v.picklist(['like', 'star'])),
    free: v.optional(v.boolean(), false),
  }),
  v.transform(({ title, color, icon, free }) => ({ title, color, icon, isFree: free })),
)

const spend = v.pipe(
  v.strictObject({
    webshops: list(v.strictObject({ title: text, url: webAddress })),
    places: count,
    cities: list(text),
  }),
  v.transform(({ webshops, places, cities }) => ({ webshops, placeCount: places, cities })),
)

/**
 * `multiPurpose`: the face value carries no VAT. `singlePurpose`: VAT at the sale, at the given rate.
 * `donation`: outside VAT. `goods`: things, such as printed cards without value, at the standard rate.
 * (Wet OB article 2a)
 */
type VoucherVat =
  | { kind: 'multiPurpose' | 'donation' | 'goods' }
  | { kind: 'singlePurpose'; rateBasisPoints: number }

const vat = v.pipe(
  v.union(
    [
      v.picklist(['multi-purpose', 'donation', 'goods']),
      v.strictObject({ 'single-purpose': v.picklist([9, 21]) }),
    ],
    'must be multi-purpose, donation, goods, { single-purpose: 9 } or { single-purpose: 21 }',
  ),
  v.transform((written): VoucherVat => {
    if (written === 'multi-purpose') return { kind: 'multiPurpose' }
    if (written === 'donation' || written === 'goods') return { kind: written }
    return { kind: 'singlePurpose', rateBasisPoints: written['single-purpose'] * 100 }
  }),
)

/** What is sold (SPEC §3, product type), as authors write it. */
const kinds = {
  giftcard: 'GIFTCARD',
  donation: 'DONATION',
  'blank-pack': 'GIFTCARD_BLANK_PACK',
} as const

const kind = v.pipe(
  v.picklist(['giftcard', 'donation', 'blank-pack']),
  v.transform((written) => kinds[written]),
)

/**
 * What a customer said. Only who was asked to prove the purchase is shown, and how that was checked is shown with it
 * (Directive 2019/2161): without its source and the day on which it was verified it may not be shown.
 */
const testimonial = v.strictObject({
  quote: localized,
  author: text,
  source: v.strictObject({ title: text, url: webAddress }),
  verifiedOn: day,
})

const sku = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9]{2,31}$/, ({ input }) => `${input} must be 3 to 32 capitals and digits`),
)

/**
 * One file of content/catalogue/products, which comes out as the shop has it, prices in cents. A field that is called
 * the same in both needs its line here alone.
 */
export const productSchema = v.pipe(
  v.strictObject({
    kind,
    choiceCard: v.optional(v.boolean(), false),
    sku,
    brand: text,
    title: localizedUpTo(titleLengthMax),
    tagline: localizedUpTo(taglineLengthMax),
    /** Paragraphs of plain text, an empty line between them. */
    description: localized,
    howToSpend: localized,
    categories: v.pipe(v.array(kebabId), v.minLength(1, 'is an empty list'), v.readonly()),
    types: list(kebabId),
    promotions: list(kebabId),
    /** Ids of the moments that it suits, such as `verjaardag`. */
    occasions: list(kebabId),
    /** File name in content/catalogue/artwork; served as /cards/{image}?v={hash}. */
    image: svgName,
    imageAlt: localized,
    /** Likewise, behind the card where a top product is put in front. */
    backgroundImage: v.optional(svgName),
    backgroundColor: v.pipe(hexColor, v.toLowerCase()),
    showHand: v.boolean(),
    showShadow: v.boolean(),
    label: v.optional(label),
    digital: v.optional(variationConfig),
    physical: v.optional(variationConfig),
    validityMonths: v.pipe(
      count,
      v.minValue(
        validityMonthsMin,
        ({ input }) => `${input} is under ${validityMonthsMin}, the least that the law allows`,
      ),
    ),
    spend,
    vat,
    containsWine: v.optional(v.boolean(), false),
    appleType: v.optional(v.boolean(), false),
    /** In which its prices are: storefronts of that currency alone sell it. */
    currency: v.optional(v.picklist(currencies), 'EUR'),
    test: v.optional(v.boolean()),
    /** Whose card it is: `CardIssuer` is asked by this name. */
    issuer: kebabId,
    /** False where the issuer has no way back for a card that is made: visitors read so. */
    blockable: v.optional(v.literal(false)),
    video: v.optional(videoSchema),
    brandShop: v.optional(brandShopSchema),
    /** Its own, before those that the storefront answers for every product of its kind. */
    faq: v.optional(list(v.strictObject({ question: localized, answer: localized }))),
    testimonials: v.optional(list(testimonial)),
    /** The order of "Meest gekozen"; lower is shown first. */
    popularity: count,
  }),
  v.transform(({ types, faq, choiceCard, appleType, test, blockable, ...same }) => ({
    ...same,
    giftcardTypes: types,
    ...(faq === undefined ? {} : { questions: faq }),
    isChoiceCard: choiceCard,
    isAppleType: appleType,
    ...(test === true && { isTest: true }),
    ...(blockable === false && { cannotBlock: true }),
  })),
)
