import * as v from 'valibot'
import { videoSchema } from '#domain/catalogue/source/video-schema.ts'
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

/** The law asks for two years on cards issued since 2022. */
const validityMonthsMin = 24
/** One line on the product card. */
const taglineLengthMax = 60
const titleLengthMax = 60

const prices = v.pipe(v.array(euros), v.minLength(1, 'is an empty list'))

const variationConfig = v.strictObject({
  prices,
  free: v.optional(v.strictObject({ min: euros, max: euros, step: euros })),
  stock: v.picklist(['available', 'out', 'coming']),
})

const label = v.strictObject({
  title: localizedUpTo(24),
  color: v.picklist(['pink', 'sun', 'leaf']),
  icon: v.optional(v.picklist(['like', 'star'])),
  free: v.optional(v.boolean(), false),
})

const spend = v.strictObject({
  webshops: v.array(v.strictObject({ title: text, url: webAddress })),
  places: count,
  cities: v.array(text),
})

const vat = v.union(
  [
    v.picklist(['multi-purpose', 'donation', 'goods']),
    v.strictObject({ 'single-purpose': v.picklist([9, 21]) }),
  ],
  'must be multi-purpose, donation, goods, { single-purpose: 9 } or { single-purpose: 21 }',
)

/** Without where it was said and when that was checked it may not be shown, so neither may be left out. */
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

/** One file of content/catalogue/products. Prices come out in cents. */
export const productSchema = v.strictObject({
  kind: v.picklist(['giftcard', 'donation', 'blank-pack']),
  choiceCard: v.optional(v.boolean(), false),
  sku,
  brand: text,
  title: localizedUpTo(titleLengthMax),
  tagline: localizedUpTo(taglineLengthMax),
  description: localized,
  howToSpend: localized,
  categories: v.pipe(v.array(kebabId), v.minLength(1, 'is an empty list')),
  types: v.array(kebabId),
  promotions: v.array(kebabId),
  occasions: v.array(kebabId),
  image: svgName,
  imageAlt: localized,
  backgroundColor: hexColor,
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
  issuer: kebabId,
  video: v.optional(videoSchema),
  faq: v.optional(v.array(v.strictObject({ question: localized, answer: localized }))),
  testimonials: v.optional(v.array(testimonial)),
  popularity: count,
})

export type ProductSource = v.InferOutput<typeof productSchema>
export type VariationSource = v.InferOutput<typeof variationConfig>
