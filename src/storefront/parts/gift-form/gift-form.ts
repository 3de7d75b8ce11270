import type { WireMoney } from '#i18n/formats.ts'
import { parseAmount } from '#kernel/typed-amount.ts'
import {
  otherAmount,
  type PriceProblem,
  type PriceRule,
  priceProblem,
} from '#storefront/parts/amounts/price-rule.ts'

/** By which the text of a gift waits in its tab: what was typed on the page of the product stands on the one where it is ordered. */
export const keptGiftName = (productId: string): string => `gift-${productId}`

/** What a giver chooses; what they write stays in its fields. */
export type GiftChoice = {
  variationType: 'DIGITAL' | 'PHYSICAL'
  /** Cents of a chip, or `other`. */
  amount: string
  otherAmount: string
  quantity: number
  receiver: 'self' | 'other'
  /** The paper of a digital gift; of what goes by post, empty is none. */
  wrapper: string
  giftPacking: string
  isEachWrapped: boolean
}

/** What of a choice says how it is wrapped. */
export type WrappingChoice = Pick<
  GiftChoice,
  'variationType' | 'quantity' | 'wrapper' | 'giftPacking' | 'isEachWrapped'
>

type Amounts = Pick<GiftChoice, 'amount' | 'otherAmount'>

/** The amount that is chosen, in cents; undefined while it is none. */
export function amountCentsOf(choice: Amounts): number | undefined {
  return choice.amount === otherAmount ? parseAmount(choice.otherAmount) : Number(choice.amount)
}

/** What is wrong with an amount that was typed; those that are listed are for sale. */
export const problemOfAmount = (
  choice: Amounts,
  rule: PriceRule | undefined,
): PriceProblem | undefined =>
  choice.amount === otherAmount ? priceProblem(rule, amountCentsOf(choice)) : undefined

/** What one card costs; undefined while the typed amount is not for sale. */
export function unitPriceOf(choice: Amounts, rule: PriceRule): WireMoney | undefined {
  const cents = amountCentsOf(choice)
  return cents === undefined || problemOfAmount(choice, rule) !== undefined
    ? undefined
    : { currency: rule.minPrice.currency, value: cents }
}
