import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import { allocate } from '#kernel/allocate.ts'
import { newId } from '#kernel/ids.ts'
import { buildPromotion, euros } from '#tests/support/build-promotion.ts'
import { CaseShop } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

/** An order from which a promotion takes ten euros; nothing is paid yet. */
async function orderWithPromotion(amounts: readonly number[]) {
  shop.promotions = [buildPromotion({ value: euros(10_00) })]
  const visitorKey = await shop.fillBasket(amounts.map((amountCents) => ({ amountCents })))
  const request = await shop.request(visitorKey)
  const { paymentId } = await beginPayment(shop.deps, request)
  shop.promotions = []
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  const news = shop.provider.newsOf(paymentId, 'authorised')
  const shares = allocate(-10_00, amounts)
  return { visitorKey, orderId, news, shares, cents: request.expectedTotalCents }
}

const promotionCost = () => balanceOf(db, systemAccount('promotionCost', 'EUR'))

test('a promotion is paid by the shop: cards are worth their face, and the books add up', async () => {
  const { visitorKey, orderId, news } = await orderWithPromotion([25_00, 40_00])
  const before = await promotionCost()
  await shop.hear(news)
  expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
  expect((await promotionCost()) - before).toBe(-10_00)
  expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(0)
})

test('a card that is paid back brings what was paid for it, never its face value', async () => {
  const { visitorKey, orderId, news, shares } = await orderWithPromotion([88_00, 40_00])
  const before = await promotionCost()
  await shop.hear(news)
  const paid = 88_00 + (shares[0] ?? 0)
  expect((await outcomeOf(shop, visitorKey)).refunds).toMatchObject([{ cents: paid }])
  expect((await promotionCost()) - before).toBe(shares[1])
  expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(0)
})

test('an order of which nothing could be made brings back all that was paid, and no more', async () => {
  const { visitorKey, orderId, news, cents } = await orderWithPromotion([88_00])
  await shop.hear(news)
  expect((await outcomeOf(shop, visitorKey)).refunds).toMatchObject([{ cents }])
  expect(await balanceOf(db, orderAccount(orderId, 'EUR'))).toBe(0)
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})

test('each means that paid an order gets back what it paid: the larger first, then the other', async () => {
  const { visitorKey, paymentId } = await shop.buy([{ amountCents: 88_00 }])
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  // As if a second payment had paid eight euros of it.
  const second = await shop.begin()
  await sql`update payments set state = 'settled', settled_at = now(), provider_reference = 'SECOND',
    order_id = ${orderId} where id = ${second.paymentId}`.execute(db)
  await sql`update tenders set amount_cents = amount_cents - 800 where payment_id = ${paymentId}`.execute(
    db,
  )
  await sql`insert into tenders (id, order_id, kind, payment_id, currency, amount_cents, taken_at)
    values (${newId('ten')}, ${orderId}, 'provider', ${second.paymentId}, 'EUR', 800, now())`.execute(
    db,
  )
  await shop.runJobs()
  expect((await outcomeOf(shop, visitorKey)).refunds.map(({ cents }) => cents).toSorted()).toEqual(
    [80_95, 8_00].toSorted(),
  )
  await runJob(shop.deps, 'make-documents', {})
  const [, note] = await listDocuments(db, orderId)
  expect(note).toMatchObject({ kind: 'creditNote', totalCents: -88_95, vatCents: -16 })
  expect(note?.content.tenders.map(({ cents }) => cents).toSorted()).toEqual(
    [-80_95, -8_00].toSorted(),
  )
})
