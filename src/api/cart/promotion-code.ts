import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { promotionCodeOf } from '#domain/cart/cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { WireMoney } from '#i18n/formats.ts'

export type PromotionCodeView = {
  code: string
  isApplied: boolean
  isRefused: boolean
  needed: WireMoney | undefined
}

export const PromotionCodeRef = builder.objectRef<PromotionCodeView>('PromotionCode').implement({
  description: 'The code that was typed, and what it is good for.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'In capitals.' }),
    isApplied: t.exposeBoolean('isApplied', { description: 'It takes something off the total.' }),
    isRefused: t.exposeBoolean('isRefused', {
      description: 'It is not for this basket: it is used up, or whoever orders had it before.',
    }),
    needed: t.expose('needed', {
      type: MoneyRef,
      nullable: true,
      description: 'What the cards have to cost at least, when it is that.',
    }),
  }),
})

/** What the code of a basket is good for; a code whose promotion is over is none any more. */
export function viewPromotionCode(
  { cart, currency, promotions: applied, subTotalCents }: PricedCart,
  running: readonly Promotion[],
): PromotionCodeView | undefined {
  const { refusedPromotions = [] } = cart
  const code = promotionCodeOf(cart)
  const [promotion] = running.filter((one) => one.code === code)
  if (code === undefined || promotion === undefined) return undefined
  const centsMin = promotion.condition.centsMin ?? 0
  return {
    code,
    isApplied: applied.some((one) => one.promotion.code === code),
    isRefused: refusedPromotions.includes(promotion.id),
    needed: centsMin > subTotalCents ? toWire({ currency, cents: centsMin }) : undefined,
  }
}
