import * as v from 'valibot'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import { period } from '#domain/content/source/pieces.ts'
import type { Finding } from '#domain/file-problem.ts'
import {
  normalizedCode,
  type Promotion,
  type PromotionValue,
} from '#domain/promotions/promotion.ts'
import { count, euros, kebabId, localizedUpTo } from '#domain/source-schemas.ts'

/** One line beside an amount, on a phone too. */
const titleMax = 45
/** Long enough not to be hit upon, short enough to type. */
const codeShape = /^[A-Z0-9]{5,20}$/

const ids = v.pipe(v.array(kebabId), v.minLength(1, 'names nothing'))
const atLeastOne = v.pipe(
  count,
  v.minValue(1, ({ input }) => `${input} is less than 1`),
)

/** As authors write it: `off: { euros: 5 }`, or `off: { percent: 10, eurosMax: 25 }`. */
const off = v.pipe(
  v.strictObject({
    euros: v.optional(euros),
    percent: v.optional(
      v.pipe(
        atLeastOne,
        v.maxValue(100, ({ input }) => `${input} is more than 100`),
      ),
    ),
    eurosMax: v.optional(euros),
  }),
  v.check(
    ({ euros: cents, percent }) => (cents === undefined) !== (percent === undefined),
    'must have one of euros and percent',
  ),
  v.check(
    ({ percent, eurosMax }) => eurosMax === undefined || percent !== undefined,
    'eurosMax goes with percent',
  ),
  v.transform(
    ({ euros: cents, percent, eurosMax }): PromotionValue =>
      cents === undefined
        ? { type: 'RELATIVE', basisPoints: (percent ?? 0) * 100, centsMax: eurosMax }
        : { type: 'ABSOLUTE', cents },
  ),
)

/** content/promotions/<id>.yaml */
export const promotionSchema = v.pipe(
  v.strictObject({
    title: localizedUpTo(titleMax),
    period,
    storefronts: v.pipe(v.array(v.string()), v.minLength(1, 'names nothing')),
    code: v.optional(
      v.pipe(
        v.string(),
        v.transform(normalizedCode),
        v.regex(codeShape, ({ input }) => `${input} must have 5 to 20 letters and digits`),
      ),
    ),
    when: v.optional(
      v.strictObject({
        eurosMin: v.optional(euros),
        products: v.optional(ids),
        categories: v.optional(ids),
        receiversMin: v.optional(atLeastOne),
        isFirstOrder: v.optional(v.literal(true)),
      }),
      {},
    ),
    /** `redeemed`: it is added to what a choice card is exchanged for. */
    of: v.picklist(['cards', 'extras', 'redeemed']),
    off,
    stacking: v.optional(v.picklist(['alone', 'together']), 'alone'),
    budgetEuros: v.optional(euros),
    usesPerPersonMax: v.optional(atLeastOne),
  }),
  v.transform(
    ({
      when: { eurosMin, ...when },
      of,
      off: value,
      budgetEuros,
      ...promotion
    }): Omit<Promotion, 'id'> => ({
      ...promotion,
      condition: { ...when, centsMin: eurosMin },
      base: of === 'extras' ? 'EXTRAS' : 'FACE',
      ...(of === 'redeemed' && { addsToRedeemed: true }),
      value,
      budgetCents: budgetEuros,
    }),
  ),
)

/** Storefronts, products and categories that are not there. */
export function findPromotionProblems(
  { storefronts, condition }: Omit<Promotion, 'id'>,
  known: KnownPlaces,
): Finding[] {
  const missing = (path: string[], names: readonly string[], among: ReadonlySet<string>) =>
    names
      .filter((name) => !among.has(name))
      .map((name) => ({ path, sentence: `${name} is not known in this shop` }))
  const categories = known.terms.get('giftcard_categories') ?? new Set()
  return [
    ...missing(['storefronts'], storefronts, known.storefronts),
    ...missing(['when', 'products'], condition.products ?? [], known.products),
    ...missing(['when', 'categories'], condition.categories ?? [], categories),
  ]
}
