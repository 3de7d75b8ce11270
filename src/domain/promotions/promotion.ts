import type { Period } from '#domain/period.ts'
import { cleanCode } from '#kernel/clean-text.ts'
import type { Localized } from '#kernel/language.ts'

/** What of an order a promotion makes cheaper: the cards themselves, or what is charged around them. */
export type PromotionBase = 'FACE' | 'EXTRAS'

/** SPEC §3: an amount, or a share of what it reduces in basis points (1000 is 10 %). */
export type PromotionValue =
  | { type: 'ABSOLUTE'; cents: number }
  | { type: 'RELATIVE'; basisPoints: number; centsMax?: number | undefined }

/** All that is named must hold. Products and categories also say which cards become cheaper. */
export type PromotionCondition = {
  /** Of the cards that count, without what is charged around them. */
  centsMin?: number | undefined
  products?: readonly string[] | undefined
  categories?: readonly string[] | undefined
  receiversMin?: number | undefined
  isFirstOrder?: boolean | undefined
}

/** Something off, paid by the shop (SPEC §3, adjustments). Data of content/promotions. */
export type Promotion = {
  id: string
  /** In basket, checkout, order page, mails and on the invoice. */
  title: Localized
  period: Period
  /** Keys, such as GCSNL. */
  storefronts: readonly string[]
  /** What has to be typed for it, in capitals; without one it comes by itself. */
  code?: string | undefined
  condition: PromotionCondition
  base: PromotionBase
  /** Takes nothing off: it adds to what a choice card is exchanged for, each card that counts. */
  addsToRedeemed?: boolean | undefined
  value: PromotionValue
  /** `together` adds up with others that are; `alone` is weighed against all of those, and the most counts. */
  stacking: 'alone' | 'together'
  /** What all orders together may cost the shop. */
  budgetCents?: number | undefined
  /** How many orders of one person it is for. */
  usesPerPersonMax?: number | undefined
}

/** As a visitor types it: capitals and blanks make no other code. */
export const normalizedCode = (typed: string): string =>
  cleanCode(typed).replaceAll(' ', '').toUpperCase()

/** Of these it has to be counted who used how much; others need no lock. */
export const isCounted = ({ budgetCents, usesPerPersonMax, condition }: Promotion): boolean =>
  budgetCents !== undefined || usesPerPersonMax !== undefined || condition.isFirstOrder === true
