import type { Promotion, PromotionBase, PromotionValue } from '#domain/promotions/promotion.ts'
import { allocate } from '#kernel/allocate.ts'
import { sum } from '#kernel/money.ts'

/** Something that is charged and may become cheaper. */
export type Reducible = {
  base: PromotionBase
  totalCents: number
  /** Of cards: what they are. */
  product?: { id: string; categories: readonly string[] } | undefined
}

/** A basket as promotions see it. */
export type BasketToReduce<Line extends Reducible> = {
  lines: readonly Line[]
  receiverCount: number
  /** As `normalizedCode` gives it. */
  code: string | undefined
  /** Those that this basket was told not to get: a budget that is used up, a person who had it before. */
  refused: ReadonlySet<string>
}

/** What one promotion takes off one line; above zero. */
export type Reduction<Line extends Reducible> = { promotion: Promotion; line: Line; cents: number }

/** Nothing is given away whole: a payment of nothing is none. */
const leastToPayCents = 1_00

/**
 * What the running promotions of a storefront take off a basket: those that go together one after the other, each of what
 * the ones before left, or a single one that goes alone, whichever is more. Never more than leaves a euro to pay.
 */
export function choosePromotions<Line extends Reducible>(
  promotions: readonly Promotion[],
  basket: BasketToReduce<Line>,
): readonly Reduction<Line>[] {
  const holding = promotions.filter((promotion) => doesHold(promotion, basket))
  const together = holding.filter(({ stacking }) => stacking === 'together')
  const alone = holding.filter(({ stacking }) => stacking === 'alone')
  let best: readonly Reduction<Line>[] = []
  for (const choice of [together, ...alone.map((promotion) => [promotion])]) {
    const reductions = reduce(choice, basket)
    if (savedBy(reductions) > savedBy(best)) best = reductions
  }
  return best
}

const savedBy = (reductions: readonly { cents: number }[]): number =>
  sum(reductions.map(({ cents }) => cents))

function doesHold<Line extends Reducible>(
  promotion: Promotion,
  { lines, receiverCount, code, refused }: BasketToReduce<Line>,
): boolean {
  const { id, condition } = promotion
  if (refused.has(id) || (promotion.code !== undefined && promotion.code !== code)) return false
  if (receiverCount < (condition.receiversMin ?? 0)) return false
  const counted = lines.filter((line) => isCard(line) && doesCount(promotion, line))
  return counted.length > 0 && totalOf(counted) >= (condition.centsMin ?? 0)
}

const totalOf = (lines: readonly Reducible[]): number =>
  sum(lines.map(({ totalCents }) => totalCents))

const isCard = ({ base }: Reducible): boolean => base === 'FACE'

function doesCount({ condition: { products, categories } }: Promotion, { product }: Reducible) {
  if (products === undefined && categories === undefined) return true
  if (product === undefined) return false
  return (
    products?.includes(product.id) === true ||
    product.categories.some((category) => categories?.includes(category) === true)
  )
}

/** Of cards those that it names; of what is charged around them all. */
const doesReduce = (promotion: Promotion, line: Reducible): boolean =>
  line.base === promotion.base && (line.base === 'EXTRAS' || doesCount(promotion, line))

function reduce<Line extends Reducible>(
  promotions: readonly Promotion[],
  { lines }: BasketToReduce<Line>,
): readonly Reduction<Line>[] {
  const left = new Map(lines.map((line) => [line, line.totalCents]))
  let payableCents = Math.max(0, totalOf(lines) - leastToPayCents)
  return promotions.flatMap((promotion) => {
    const targets = lines.filter((line) => doesReduce(promotion, line))
    const weights = targets.map((line) => left.get(line) ?? 0)
    const cents = Math.min(centsOff(promotion.value, sum(weights)), payableCents)
    payableCents -= cents
    const parts = allocate(cents, weights)
    return targets.flatMap((line, index) => {
      const part = parts[index] ?? 0
      left.set(line, (left.get(line) ?? 0) - part)
      return part > 0 ? [{ promotion, line, cents: part }] : []
    })
  })
}

function centsOff(value: PromotionValue, ofCents: number): number {
  if (value.type === 'ABSOLUTE') return Math.min(value.cents, ofCents)
  const share = Math.round((ofCents * value.basisPoints) / 10_000)
  return Math.min(share, value.centsMax ?? share, ofCents)
}
