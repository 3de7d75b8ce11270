import * as v from 'valibot'
import { videoSchema } from '#domain/catalogue/video-schema.ts'
import type { Block } from '#domain/content/block.ts'
import {
  iconName,
  link,
  localizedRichText,
  period,
  termFields,
  toTerms,
} from '#domain/content/source/pieces.ts'
import { euros, kebabId, localized } from '#domain/source-schemas.ts'

const ids = v.pipe(v.array(kebabId), v.minLength(1, 'names nothing'))
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1, 'is empty'))

/** As many as three rows of four. */
const productsMax = 12

/** What every block may say: its name, for which words it is meant, and between which days it is shown. */
const common = {
  id: kebabId,
  for: v.optional(
    v.pipe(
      v.strictObject(termFields),
      v.transform((fields) => toTerms(fields)),
    ),
    {},
  ),
  period: v.optional(period),
}

const hero = v.strictObject({
  blockType: v.literal('hero'),
  ...common,
  title: localized,
  text: localized,
  note: v.optional(localizedRichText),
  buttons: v.optional(v.array(link), []),
  cards: v.optional(v.array(kebabId), []),
  look: v.optional(v.picklist(['fan', 'row']), 'fan'),
})

const text = v.strictObject({
  blockType: v.literal('text'),
  ...common,
  title: localized,
  text: localizedRichText,
})

const productRule = v.pipe(
  v.strictObject({ ...termFields, maxEuros: v.optional(euros) }),
  v.transform(({ maxEuros, ...terms }) => ({ terms: toTerms(terms), maxCents: maxEuros })),
)

const products = v.strictObject({
  blockType: v.literal('products'),
  ...common,
  title: localized,
  choice: v.union(
    [
      v.pipe(
        v.literal('most-chosen'),
        v.transform(() => ({ terms: [] })),
      ),
      v.strictObject({ ids }),
      productRule,
    ],
    'must be most-chosen, or hold ids, or hold categories, types, promotions, occasions or maxEuros',
  ),
  count: v.pipe(
    v.number(),
    v.integer(({ input }) => `${input} is not a whole number`),
    v.minValue(1, ({ input }) => `${input} shows nothing`),
    v.maxValue(productsMax, ({ input }) => `${input} is more than ${productsMax}`),
  ),
  hasFeatured: v.optional(v.boolean(), false),
  link: v.optional(link),
})

const categories = v.strictObject({
  blockType: v.literal('categories'),
  ...common,
  title: localized,
  choice: v.union([v.literal('top'), ids], 'must be top or a list of categories'),
  link: v.optional(link),
})

const moments = v.strictObject({
  blockType: v.literal('moments'),
  ...common,
  title: localized,
  choice: v.union([v.literal('all'), ids], 'must be all or a list of moments'),
  look: v.optional(v.picklist(['chips', 'tiles']), 'chips'),
  link: v.optional(link),
})

const spotlight = v.strictObject({
  blockType: v.literal('spotlight'),
  ...common,
  product: v.optional(kebabId),
  title: localized,
  text: localized,
  reasons: v.optional(v.array(localized), []),
  button: localized,
})

const faq = v.pipe(
  v.strictObject({
    blockType: v.literal('faq'),
    ...common,
    title: localized,
    hasStorefrontQuestions: v.optional(v.boolean(), false),
    questions: v.optional(
      v.array(v.strictObject({ question: localized, answer: localizedRichText })),
      [],
    ),
  }),
  v.check(
    ({ hasStorefrontQuestions, questions }) => hasStorefrontQuestions || questions.length > 0,
    'asks nothing',
  ),
)

const sellingPoints = v.strictObject({
  blockType: v.literal('sellingPoints'),
  ...common,
  title: localized,
  isNumbered: v.optional(v.boolean(), false),
  points: list(v.strictObject({ icon: iconName, title: localized, text: localized })),
})

const guides = v.strictObject({
  blockType: v.literal('guides'),
  ...common,
  title: localized,
  pages: ids,
})

const video = v.strictObject({
  blockType: v.literal('video'),
  ...common,
  title: localized,
  text: localized,
  video: videoSchema,
})

const written = v.variant('blockType', [
  hero,
  text,
  products,
  categories,
  moments,
  spotlight,
  faq,
  sellingPoints,
  guides,
  video,
])

/** One block as authors write it. */
export const blockSchema = v.pipe(
  written,
  v.transform(({ for: terms, ...block }): Block => ({ ...block, terms })),
)
