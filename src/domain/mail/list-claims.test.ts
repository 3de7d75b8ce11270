import { afterAll, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { listUnsentMails } from './list-claims.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

test('word of whereto a transfer goes is waited for until it came or is over, and no longer', async () => {
  const { db } = shop.deps
  const visitorKey = await shop.fillBasket()
  const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  await db
    .insertInto('mail_claims')
    .values({
      ...{ key: `transfer:${paymentId}`, kind: 'transfer', subject_id: paymentId, tries: 1 },
      ...{ held_by: null, first_tried_at: shop.now, next_try_at: shop.now },
    })
    .execute()
  const unsent = () => listUnsentMails(db, { now: shop.now, before: shop.now, limit: 9 })
  await db.updateTable('payments').set({ state: 'pending' }).execute()
  expect(await unsent()).toEqual([{ kind: 'transfer', subjectId: paymentId }])
  for (const state of ['refused', 'settled'] as const) {
    await db.updateTable('payments').set({ state }).execute()
    expect(await unsent()).toEqual([])
  }
})
