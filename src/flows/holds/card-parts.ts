import { cardStatusOf, isExpired, isGood } from '#domain/cards/card-status.ts'
import { lockCards } from '#domain/cards/lock-cards.ts'
import { type CardPart, payableByCards, splitOverCards } from '#domain/cart/card-parts.ts'
import { payingCardsOf } from '#domain/cart/cart.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import type { Tx } from '#domain/db.ts'
import { captureHolds, endHolds } from '#domain/holds/end-holds.ts'
import { listHoldsOf } from '#domain/holds/find-holds.ts'
import type { Hold } from '#domain/holds/hold.ts'
import { insertHold } from '#domain/holds/insert-hold.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { listUnpaidOfCart } from '#domain/orders/list-unpaid-of-cart.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { capturePosting, holdBackPosting, holdPosting } from '#flows/shared/hold-postings.ts'
import { newId, type OrderId } from '#kernel/ids.ts'
import { type Currency, type Money, sum } from '#kernel/money.ts'

/** What cards are to pay of an order that is being placed. */
export type CardPlan = {
  parts: readonly CardPart[]
  /** What this basket held for an earlier attempt, another left, or nobody holds any more: it goes back first. */
  ended: readonly Hold[]
  /** What is on these cards afterwards. */
  leftCents: number
}

const nothing: CardPlan = { parts: [], ended: [], leftCents: 0 }

/**
 * How much each card of a basket pays, by what stands on it now. The cards stay locked until the transaction ends. A card that
 * pays no more, such as one that was blocked or expired since it was added, pays nothing: the total then differs from what
 * the button said. The caller holds the basket's lock.
 */
export async function planCardParts(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  priced: PricedCart,
): Promise<CardPlan> {
  const { id: cartId } = priced.cart
  const cardIds = payingCardsOf(priced.cart)
  if (cardIds.length === 0) return nothing
  const cards = await lockCards(tx, cardIds)
  const owners = await listUnpaidOfCart(tx, cartId)
  const ended = await endHolds(tx, { cardIds, owners, isPresented: true })
  const now = clock.now()
  const funds = []
  for (const card of cards) {
    if (card.currency !== priced.currency) continue
    const back = sum(ended.filter(({ cardId }) => cardId === card.id).map(centsOf))
    const cents = (await balanceOf(tx, cardAccount(card.id, card.currency))) + back
    if (cardStatusOf(card, { balanceCents: cents, now }) !== 'active') continue
    funds.push({ cardId: card.id, cents, validUntil: card.validUntil })
  }
  const parts = splitOverCards(funds, payableByCards(priced))
  return { parts, ended, leftCents: sum(funds.map(centsOfOne)) - sum(parts.map(centsOfOne)) }
}

const centsOfOne = ({ cents }: { cents: number }): number => cents

const centsOf = ({ amount }: Hold): number => amount.cents

type ToHold = Omit<CardPlan, 'leftCents'> & {
  orderId: OrderId
  currency: Currency
  leaseMs: number
}

/** Reserves what was planned: it leaves the cards at once, so that nobody else spends it. */
export async function holdCardParts(
  tx: Tx,
  { parts, ended, orderId, currency, leaseMs }: ToHold,
): Promise<void> {
  const held = await insertHolds(tx, { parts, orderId, currency, leaseMs })
  const postings = [...ended.map(holdBackPosting), ...held.map(holdPosting)]
  if (postings.length > 0) await postAll(tx, postings)
}

async function insertHolds(
  tx: Tx,
  { parts, orderId: owner, currency, leaseMs }: Omit<ToHold, 'ended'>,
): Promise<readonly Hold[]> {
  const holds = parts.map(
    ({ cardId, cents }): Hold => ({ id: newId('hld'), cardId, amount: { currency, cents } }),
  )
  for (const hold of holds) await insertHold(tx, { hold, owner, leaseMs })
  return holds
}

/** What cards pay of an order that is paid now; the caller posts it, together with all else. */
export type CapturedCards = {
  postings: readonly Posting[]
  /** In the order in which they are drawn. */
  parts: readonly (CardPart & { amount: Money })[]
}

type ToCapture = { orderId: OrderId; currency: Currency; cardParts: readonly CardPart[] }

/** Held and paid in one transaction: nobody sees this lease. */
const noTime = 0

/**
 * The cards' parts of an order that is paid. What was held pays, also past the card's last day or its lease; what somebody else had
 * meanwhile is taken anew where the card still has it. Undefined, and nothing taken, where a card was stopped or has too little.
 */
export async function captureCardParts(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { orderId, currency, cardParts }: ToCapture,
): Promise<CapturedCards | undefined> {
  if (cardParts.length === 0) return { postings: [], parts: [] }
  const cardIds = cardParts.map(({ cardId }) => cardId)
  const cards = await lockCards(tx, cardIds)
  if (!cards.every(isGood)) return undefined
  const held = await listHoldsOf(tx, orderId)
  const missing = cardParts.filter(
    (part) =>
      !held.some(({ cardId, amount }) => cardId === part.cardId && amount.cents === part.cents),
  )
  const now = clock.now()
  for (const { cardId, cents } of missing) {
    const card = cards.find(({ id }) => id === cardId)
    if (card === undefined || isExpired(card, now)) return undefined
    if ((await balanceOf(tx, cardAccount(cardId, currency))) < cents) return undefined
  }
  const taken = await insertHolds(tx, { parts: missing, orderId, currency, leaseMs: noTime })
  const captured = await captureHolds(tx, { cardIds, owner: orderId })
  return {
    postings: [...taken.map(holdPosting), ...captured.map((hold) => capturePosting(hold, orderId))],
    parts: cardParts.map((part) => ({ ...part, amount: { currency, cents: part.cents } })),
  }
}

/** An order is not paid after all: what its cards held for it is on them again. */
export async function putCardPartsBack(
  tx: Tx,
  { orderId, cardParts }: Pick<ToCapture, 'orderId' | 'cardParts'>,
): Promise<void> {
  if (cardParts.length === 0) return
  const cardIds = cardParts.map(({ cardId }) => cardId)
  await lockCards(tx, cardIds)
  const ended = await endHolds(tx, { cardIds, owners: [orderId] })
  if (ended.length > 0) await postAll(tx, ended.map(holdBackPosting))
}
