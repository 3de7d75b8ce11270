import { sql } from 'kysely'
import { cardIdOf } from '#domain/cards/card.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { markCardsSpent } from '#domain/cards/lock-cards.ts'
import { newCardCode } from '#domain/cards/new-card-code.ts'
import { payableByCards } from '#domain/cart/card-parts.ts'
import { payingCardsOf } from '#domain/cart/cart.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import { addPayingCard } from '#domain/cart/paying-cards.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { post } from '#domain/ledger/post.ts'
import { blockCard as stopCard } from '#flows/cards/stop-card.ts'
import { showPayingCards } from '#flows/cart/show-paying-cards.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { CardId, OrderId, PaymentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { euro, sum } from '#kernel/money.ts'
import { cardOf, type OrderShop } from '#tests/support/build-order-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'

/** The choice card, and a card of another's with such a number. */
export const choiceProducts = [
  buildProduct({
    id: choiceCardId,
    isChoiceCard: true,
    issuer: 'keuze',
    title: { nl: 'Keuze Cadeaukaart', en: 'Choice Gift Card' },
  }),
  buildProduct({ id: 'geen-keuze', issuer: 'ander' }),
]

export type HeldCard = { id: CardId; number: string; pin: string }

/** Buys a card in a shop that sells `choiceProducts`, and gives what its holder has. */
export async function issueCard(
  shop: OrderShop,
  { productId = choiceCardId, amountCents = 25_00 } = {},
): Promise<HeldCard> {
  const visitorKey = await shop.fillBasket([{ productId, amountCents }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  const { issuer } = shop.deps
  shop.deps.issuer = {
    ...issuer,
    issue: async (card) => ({ ...(await issuer.issue(card)), ...newCardCode('629931') }),
  }
  await shop.runJobs()
  shop.deps.issuer = issuer
  const { id: unitId } = await shop.deps.db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select('card_units.id')
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const [card] = await loadCards(shop.deps.db, { cardIds: [cardIdOf(unitId)] })
  invariant(card !== undefined, 'The card was issued.')
  const { number, pin } = shop.deps.vault.open(card.id, card.sealed)
  return { id: card.id, number: number.reveal(), pin: pin?.reveal() ?? '' }
}

/** Whose the order is, and what holds the card. */
export type Reserved = {
  visitorKey: string
  orderId: OrderId
  paymentId: PaymentId
  orderUuid: string
}

/** An order that is being paid at a bank, with cards that pay a part of it. Another product than a choice card, which no card pays. */
export async function payPartWith(
  shop: OrderShop,
  cards: readonly Pick<HeldCard, 'id'>[],
  { productId = 'geen-keuze', amountCents = 50_00 } = {},
): Promise<Reserved> {
  const visitorKey = await shop.fillBasket([{ productId, amountCents }])
  for (const { id: cardId } of cards) await presentCard(shop, visitorKey, cardId)
  return payRestOf(shop, visitorKey)
}

export const presentCard = (
  shop: OrderShop,
  visitorKey: string,
  cardId: CardId,
): Promise<unknown> =>
  inOneStatement(shop.deps, (one) =>
    addPayingCard(one, { visitorKey, language: 'nl', now: shop.now, cardId }),
  )

/** What the button of the payment step does: it pays what the cards of the basket leave. */
export async function payRestOf(
  shop: OrderShop,
  visitorKey: string,
  by: { methodId?: string } = {},
): Promise<Reserved> {
  const expectedTotalCents = await restOf(shop, visitorKey)
  const request = await shop.request(visitorKey, { expectedTotalCents, ...by })
  const { paymentId, orderUuid } = await beginPayment(shop.deps, request)
  const { id: orderId } = await shop.deps.db
    .selectFrom('orders')
    .select('id')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return { visitorKey, orderId, orderUuid, paymentId }
}

async function restOf(shop: OrderShop, visitorKey: string): Promise<number> {
  const cart = await findCart(shop.deps.db, visitorKey, shop.now)
  invariant(cart !== undefined, 'The basket is open.')
  const priced = priceCart(cart, shop.shop)
  const { currency, grandTotalCents } = priced
  const paying = { cartId: cart.id, cardIds: payingCardsOf(cart), currency } as const
  const payableCents = payableByCards(priced)
  const cards = await showPayingCards(shop.deps, { ...paying, payableCents })
  return grandTotalCents - sum(cards.map(({ cents }) => cents))
}

/** The leases of what is reserved on a card are over: the clock of the database is nobody's to move. */
export const endLeases = ({ deps }: OrderShop, { id }: Pick<HeldCard, 'id'>): Promise<unknown> =>
  sql`update holds set leased_until = taken_at where card_id = ${id} and state = 'held'`.execute(
    deps.db,
  )

/** So long ago was it reserved. */
export const reservedAgo = (
  { deps }: OrderShop,
  { id }: Pick<HeldCard, 'id'>,
  minutes: number,
): Promise<unknown> =>
  sql`update holds set taken_at = taken_at - ${minutes}::int * interval '1 minute'
    where card_id = ${id} and state = 'held'`.execute(deps.db)

/** Takes value off a card, as spending it does. */
export const spendFrom = (
  { deps }: OrderShop,
  { id }: Pick<HeldCard, 'id'>,
  cents: number,
): Promise<unknown> =>
  deps.db.transaction().execute(async (tx) => {
    await post(tx, {
      key: `spent:${id}:${cents}`,
      kind: 'refund',
      entries: [
        { account: cardAccount(id, euro(0).currency), cents: -cents },
        { account: systemAccount('pspClearing', euro(0).currency), cents },
      ],
    })
    await markCardsSpent(tx, [id])
  })

export const blockCard = async ({ deps }: OrderShop, { id }: HeldCard): Promise<void> => {
  await stopCard(deps, { cardId: id, actor: 'Anna', reason: 'lost' })
}

/** A number that is right in every way, and that no card has. */
export const unknownNumber = '6299310000000000015'

/** Another pin than this one. */
export const wrongPin = (pin: string): string => (pin === '000000' ? '000001' : '000000')
