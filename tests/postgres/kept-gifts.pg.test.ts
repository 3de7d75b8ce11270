import { afterAll, expect, test } from 'vitest'
import { KeptGiftsFull, KeptGiftUnknown } from '#domain/accounts/errors.ts'
import { insertAccount } from '#domain/accounts/insert-account.ts'
import {
  type GiftToKeep,
  keepGift,
  markCardUsedUp,
  removeKeptGift,
} from '#domain/accounts/keep-gift.ts'
import { listKeptGifts } from '#domain/accounts/kept-gifts.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { transact } from '#flows/shared/transact.ts'
import { type AccountId, type CardUnitId, type DeliveryId, newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(10)
const shop = new OrderShop(database)
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

const now = new Date()
let number = 0

const openAccount = (): Promise<AccountId> =>
  transact(deps, (tx) => {
    number += 1
    return insertAccount(tx, {
      storefront: 'nl',
      language: 'nl',
      email: `klant${number}@voorbeeld.example`,
      now,
      passwordHash: 'x',
      termsAcceptedAt: now,
      firstName: 'Sanne',
      lastName: 'de Wit',
    })
  })

/** A gift that was paid, with one of its cards. */
async function buyGift(): Promise<{ deliveryId: DeliveryId; unitId: CardUnitId }> {
  const visitorKey = await shop.fillBasket([{}])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(deps, request)
  await shop.runJobs()
  const { deliveryId, unitId } = await deps.db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(['delivery_id as deliveryId', 'card_units.id as unitId'])
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  invariant(deliveryId !== null, 'The order was paid.')
  return { deliveryId, unitId }
}

const keep = (gift: Pick<GiftToKeep, 'accountId' | 'deliveryId'> & Partial<GiftToKeep>) =>
  transact(deps, (tx) => keepGift(tx, { unitId: '', linkVersion: 1, max: 100, now, ...gift }))

test('a gift that is kept many times at one moment is there once', async () => {
  const accountId = await openAccount()
  const { deliveryId } = await buyGift()
  await Promise.all(Array.from({ length: 12 }, () => keep({ accountId, deliveryId })))
  expect(await listKeptGifts(deps.db, accountId)).toHaveLength(1)
})

test('no two that come together pass the limit', async () => {
  const accountId = await openAccount()
  const { deliveryId } = await buyGift()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => keep({ accountId, deliveryId, unitId: newId('unt'), max: 3 })),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.map((one) => 'reason' in one && one.reason instanceof KeptGiftsFull)).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  expect(await listKeptGifts(deps.db, accountId)).toHaveLength(3)
})

test('a card that is marked while its gift is removed is marked or unknown', async () => {
  const accountId = await openAccount()
  const { deliveryId, unitId } = await buyGift()
  for (let turn = 0; turn < 10; turn += 1) {
    await keep({ accountId, deliveryId })
    const [gift] = await listKeptGifts(deps.db, accountId)
    invariant(gift !== undefined, 'It was kept.')
    const own = { accountId, id: gift.id }
    const [removed, marked] = await Promise.allSettled([
      transact(deps, (tx) => removeKeptGift(tx, own)),
      transact(deps, (tx) => markCardUsedUp(tx, { ...own, unitId, isUsedUp: true, now })),
    ])
    expect(removed.status).toBe('fulfilled')
    if (marked.status === 'rejected') expect(marked.reason).toBeInstanceOf(KeptGiftUnknown)
  }
  expect(await deps.db.selectFrom('used_up_cards').selectAll().execute()).toEqual([])
})
