import { cardIdOf } from '#domain/cards/card.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { newCardCode } from '#domain/cards/new-card-code.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { post } from '#domain/ledger/post.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import type { CardId, OrderId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { euro } from '#kernel/money.ts'
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

/** An order for a choice card that nobody has paid yet. */
export async function placeOrder(shop: OrderShop): Promise<OrderId> {
  const { orderUuid } = await beginPayment(
    shop.deps,
    await shop.request(await shop.fillBasket([{ productId: choiceCardId }])),
  )
  const { id } = await shop.deps.db
    .selectFrom('orders')
    .select('id')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return id
}

/** Takes value off a card, as spending it does. */
export const spendFrom = ({ deps }: OrderShop, { id }: HeldCard, cents: number): Promise<unknown> =>
  deps.db.transaction().execute((tx) =>
    post(tx, {
      key: `spent:${id}:${cents}`,
      kind: 'refund',
      entries: [
        { account: cardAccount(id, euro(0).currency), cents: -cents },
        { account: systemAccount('pspClearing', euro(0).currency), cents },
      ],
    }),
  )

export const blockCard = async ({ deps }: OrderShop, { id }: HeldCard): Promise<void> => {
  await deps.db.updateTable('cards').set({ state: 'blocked' }).where('id', '=', id).execute()
}

/** A number that is right in every way, and that no card has. */
export const unknownNumber = '6299310000000000015'

/** Another pin than this one. */
export const wrongPin = (pin: string): string => (pin === '000000' ? '000001' : '000000')
