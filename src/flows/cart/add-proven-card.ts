import type { Card } from '#domain/cards/card.ts'
import { isExpired, isGood } from '#domain/cards/card-status.ts'
import {
  CardBlocked,
  CardEmpty,
  CardExpired,
  CardNotActivated,
  CardOfCompany,
  CardOfOtherStore,
  CardReserved,
} from '#domain/cards/errors.ts'
import type { Basket } from '#domain/cart/cart.ts'
import type { CartChange } from '#domain/cart/change.ts'
import { findBasket } from '#domain/cart/find-cart.ts'
import { addPayingCard } from '#domain/cart/paying-cards.ts'
import { redeemRulesOf } from '#domain/cart/redeem-rules.ts'
import { sumHolds, sumTakeable } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listUnpaidOfCart } from '#domain/orders/list-unpaid-of-cart.ts'
import { type BalanceQuestion, proveCard } from '#flows/cards/check-balance.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

type AddDeps = Parameters<typeof proveCard>[0] & Pick<Deps, 'clock' | 'storefront'>

/**
 * A choice card pays for the visitor's basket as far as it reaches. Nothing is reserved before they pay. Throws what `proveCard` throws
 * until number and pin are right, then 3523 to 3528 by what is wrong with the card, 3549 where a company gave it, and 3203, 3206, 3520, 3521.
 */
export async function addProvenCard(
  deps: AddDeps,
  change: CartChange,
  typed: Omit<BalanceQuestion, 'language'>,
): Promise<Basket> {
  const card = await proveCard(deps, typed)
  await ensurePaying(deps, card)
  ensureOfShop(deps, card)
  await ensureTakeable(deps, card, change)
  return inOneStatement(deps, (one) => addPayingCard(one, { ...change, cardId: card.id }))
}

/** Throws 3523 to 3527 by what is wrong with a card whose holder is known. */
export async function ensurePaying(
  { db, clock, storefront }: Pick<Deps, 'db' | 'clock' | 'storefront'>,
  card: Card,
): Promise<void> {
  const { id, amount, own, state, validUntil } = card
  if (state === 'blank' || state === 'activating') throw new CardNotActivated()
  if (!isGood(card)) throw new CardBlocked()
  const isOurs = own === undefined || own.storefront === storefront.key
  if (!isOurs || amount.currency !== storefront.currency) throw new CardOfOtherStore()
  if (isExpired(card, clock.now())) throw new CardExpired(Temporal.PlainDate.from(validUntil))
  const { reservedCents, lapsedCents } = await sumHolds(db, id)
  const held = await balanceOf(db, cardAccount(id, amount.currency))
  if (held + lapsedCents + reservedCents === 0) throw new CardEmpty()
}

/** What a company picked for its people is had in its redeem shop alone (decision 0133). Throws 3549. */
function ensureOfShop({ storefront }: Pick<Deps, 'storefront'>, { own }: Card): void {
  const rules = own && redeemRulesOf(storefront, own.programme)
  if (rules?.pageId !== undefined) throw new CardOfCompany()
}

/** What is reserved may be this very basket's, for an attempt that its visitor left, or another's that left. Else throws 3528. */
async function ensureTakeable(
  { db }: Pick<Deps, 'db'>,
  { id, amount }: Card,
  { visitorKey, now }: CartChange,
): Promise<void> {
  if ((await balanceOf(db, cardAccount(id, amount.currency))) > 0) return
  const cart = await findBasket(db, visitorKey, now)
  const owners = cart === undefined ? [] : await listUnpaidOfCart(db, cart.id)
  const takeable = await sumTakeable(db, { cardIds: [id], owners })
  if (!takeable.has(id)) throw new CardReserved()
}
