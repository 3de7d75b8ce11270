import type { AmountOffer } from '#kernel/spend-it-all.ts'
import { splitPosted } from '#kernel/split-posted.ts'
import type { RedeemProductFragment } from '#storefront/graphql/generated/graphql.ts'
import { formsOf, type ProductForm } from '#storefront/parts/gift-form/product-forms.ts'

/** In which forms a card can be exchanged for it now; a donation is no matter of post. */
export const formsToChoose = (product: RedeemProductFragment): readonly ProductForm[] =>
  formsOf(product).filter(({ config }) => config.stock === 'AVAILABLE')

/** What may be chosen of it by e-mail, for what leaves nothing: the post costs besides. */
export function offersOf(products: readonly RedeemProductFragment[]): AmountOffer[] {
  return products.flatMap((product) => {
    const form = formsToChoose(product).find(({ variationType }) => variationType === 'DIGITAL')
    if (form === undefined || product.productType === 'DONATION') return []
    const { pricesToShow, hasFixedPrices, minPrice, maxPrice, step } = form.config
    return {
      id: product.id,
      amountsCents: pricesToShow.map(({ value }) => value),
      free: hasFixedPrices
        ? undefined
        : { minCents: minPrice.value, maxCents: maxPrice.value, stepCents: step.value },
    }
  })
}

/** In how many cards an amount comes by post: one, where the product is sent as it is sold. */
export function postedCardCount(
  { physicalVariationConfig: config }: Pick<RedeemProductFragment, 'physicalVariationConfig'>,
  { cents, postedCentsMax }: { cents: number; postedCentsMax: number },
): number {
  if (config === null || config.hasFixedPrices || cents <= postedCentsMax) return 1
  const max = Math.min(config.maxPrice.value, postedCentsMax)
  const { minPrice, step } = config
  return splitPosted(cents, { min: minPrice.value, max, step: step.value })?.length ?? 1
}

/** What choosing so much more does to the balance. */
export type Effect =
  | { kind: 'leaves'; cents: number }
  | { kind: 'leavesNothing' }
  | { kind: 'asks'; cents: number }
  /** Less than the least that may be left. */
  | { kind: 'tooLittle' }

export function effectOf(
  amountCents: number,
  { leftCents, leastLeftCents }: { leftCents: number; leastLeftCents: number },
): Effect {
  const rest = leftCents - amountCents
  if (rest < 0) return { kind: 'asks', cents: -rest }
  if (rest === 0) return { kind: 'leavesNothing' }
  return rest < leastLeftCents ? { kind: 'tooLittle' } : { kind: 'leaves', cents: rest }
}
