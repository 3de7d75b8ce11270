import { BudgetSpent } from '#domain/budgets/errors.ts'
import { PromotionCodeUnknown } from '#domain/cart/errors.ts'
import { knownCode } from '#domain/cart/set-promotion-code.ts'
import { normalizedCode } from '#domain/promotions/promotion.ts'
import type { Shop } from '#domain/shop.ts'
import { type BudgetDeps, returnBudgetOf, spendBudgetOf } from './spend-budget.ts'

type Guess = { code: string | null | undefined; clientIp: string | undefined }

/**
 * Counts a promotion code against the network that it comes from, before anybody learns whether it is valid; a valid
 * one is given back. Throws `BudgetSpent` (3610) and `PromotionCodeUnknown` (3224).
 */
export async function countPromotionGuess(
  deps: BudgetDeps,
  shop: Pick<Shop, 'promotions'>,
  { code, clientIp }: Guess,
): Promise<void> {
  if (normalizedCode(code ?? '') === '') return
  const counted = { budget: 'promotionCodes', clientIp } as const
  await spendBudgetOf(deps, counted)
  knownCode(shop, code ?? '')
  await returnBudgetOf(deps, counted)
}

/** The same for what only shows a price: the code if it is valid, else '', also while the network has to wait. */
export async function guessedCode(
  deps: BudgetDeps,
  shop: Pick<Shop, 'promotions'>,
  guess: Guess,
): Promise<string> {
  try {
    await countPromotionGuess(deps, shop, guess)
    return guess.code ?? ''
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof PromotionCodeUnknown) return ''
    throw error
  }
}
