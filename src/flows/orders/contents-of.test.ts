import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { lockOrderToSettle, type OrderContents } from '#domain/payments/lock-settlement.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { buildPostedPackage, productsByPost } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { placeOrder } from './place-order.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database, productsByPost)
afterAll(async () => {
  shop.close()
  await database.close()
})

const forBas = { kind: 'other', name: 'Bas', email: 'bas@voorbeeld.example' } as const
const forSanne = { ...forBas, name: 'Sanne', email: 'sanne@voorbeeld.example', giverName: 'Joris' }
const inAWeek = new Date(shop.now.getTime() + 7 * dayMs).toISOString()
const tomorrow = new Date(shop.now.getTime() + dayMs).toISOString()
const donation = { productId: 'bomen-planten', amountCents: 10_00 }

const baskets: Record<string, readonly Partial<PackageToAdd>[]> = {
  'a card for its giver': [{}],
  'cards for others, at once and later': [
    { receiver: forBas, message: 'Veel plezier!' },
    { receiver: forSanne, quantity: 3, wrapper: 'kraft', deliveryDate: inAWeek },
    { receiver: forBas, deliveryDate: inAWeek },
    { receiver: forBas, deliveryDate: tomorrow, amountCents: 40_00 },
  ],
  'donations, alone and beside cards': [
    donation,
    { ...donation, receiver: forBas },
    { ...donation, receiver: forSanne, deliveryDate: tomorrow },
    { receiver: forSanne, deliveryDate: inAWeek },
  ],
  'cards by post beside one by mail': [
    buildPostedPackage(),
    buildPostedPackage({ receiver: forSanne, quantity: 2 }),
    { receiver: forBas },
  ],
}

/** The database formats some moments in another way, and answers rows in any order. */
function comparable({ issueMoments, deliveriesWithoutCards, gifts, ...contents }: OrderContents) {
  const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString())
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
  const keysSorted = (row: object) =>
    Object.fromEntries(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return {
    ...contents,
    ordered: undefined,
    issueMoments: issueMoments.map(moment).toSorted(),
    deliveriesWithoutCards: sorted(
      deliveriesWithoutCards.map(({ id, dueAt }) => ({ id, dueAt: moment(dueAt) })),
    ),
    gifts: sorted(
      gifts.map((gift) =>
        keysSorted({
          ...gift,
          address: gift.address && keysSorted(gift.address),
          receiver: keysSorted(gift.receiver),
        }),
      ),
    ),
  }
}

test.each(Object.entries(baskets))('%s: what was written is what is read', async (_, packages) => {
  const visitorKey = await shop.fillBasket(packages)
  const request = { ...(await shop.request(visitorKey)), accountId: undefined }
  const { written, read, again } = await transact(shop.deps, async (tx) => {
    const { contents, id } = await placeOrder(tx, shop.deps, request)
    const { orderId, basket, isBasketPaid, isOrderPaid, ...rest } = await lockOrderToSettle(tx, id)
    expect({ isBasketPaid, isOrderPaid }).toEqual({ isBasketPaid: false, isOrderPaid: false })
    expect(contents?.ordered).toEqual({ id: basket?.id, version: basket?.version })
    return {
      written: contents,
      read: rest,
      again: (await placeOrder(tx, shop.deps, request)).contents,
    }
  })
  expect(written && comparable(written)).toEqual(comparable(read))
  // An earlier row may be another release's.
  expect(again).toBeUndefined()
})

test('a gift added while the bank answers stays in the basket, alone', async () => {
  const visitorKey = await shop.fillBasket([{ receiver: forBas }])
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const answer = shop.provider.freeze('begin')
  const paying = beginPayment(shop.deps, request)
  await eventually('the bank is asked', () =>
    shop.deps.db
      .selectFrom('payments')
      .select('id')
      .where('visitor_key', '=', visitorKey)
      .executeTakeFirst(),
  )
  await shop.addTo(visitorKey, [{ receiver: forSanne, amountCents: 40_00 }])
  answer()
  await paying
  await shop.runJobs()
  const { orders, baskets } = await outcomeOf(shop, visitorKey)
  expect({ orders, baskets: baskets.toSorted() }).toEqual({
    orders: ['completed'],
    baskets: ['open', 'ordered'],
  })
  expect(await shop.totalOf(visitorKey)).toBe(40_95)
})
