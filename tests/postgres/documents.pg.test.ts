import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeDocuments, makeInvoices } from '#flows/documents/make-documents.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { settlePayment } from '#flows/payments/settle-payment.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { administer } from '#tests/support/make-database.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(24)
const { db } = database
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const orders = 50
const batch = { now: shop.now, limit: 3, sellerOf: () => undefined }

async function settleOne(): Promise<void> {
  const { paymentId } = await beginPayment(shop.deps, await shop.request(await shop.fillBasket()))
  shop.provider.decide(paymentId, 'authorised')
  const { reference, amount } = shop.provider.newsOf(paymentId)
  await settlePayment(shop.deps, { paymentId, outcome: { state: 'authorised', reference, amount } })
}

/** Numbers are taken and written, and then nothing of it stands. */
const undone = () =>
  db.transaction().execute(async (tx) => {
    await makeInvoices(tx, batch)
    throw new Error('Undone.')
  })

/** The server ends the connection while the numbers are taken, as when its process dies. */
const killed = () =>
  db.transaction().execute(async (tx) => {
    await makeInvoices(tx, batch)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    // By a connection of its own: those of the pool may all wait for these numbers.
    await administer(database.url, `select pg_terminate_backend(${rows[0]?.pid})`)
    await makeInvoices(tx, batch)
  })

test(`of ${orders} orders that are paid at once each has one invoice, and the numbers leave no gap`, async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: orders }, async (_, index) => {
      await settleOne()
      if (index % 5 === 0) await undone()
      else if (index % 7 === 0) await killed()
      else await makeDocuments(shop.deps, { limit: 3 })
    }),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(10)
  await makeDocuments(shop.deps)
  const { rows } = await sql<{ numbers: number[]; orders: number }>`
    select array_agg(number order by number) as numbers, count(distinct order_id)::int as orders from documents
  `.execute(db)
  expect(rows).toEqual([
    { numbers: Array.from({ length: orders }, (_, index) => index + 1), orders },
  ])
})

test('a document stays as it is', async () => {
  await expect(sql`update documents set total_cents = 0`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`delete from documents`.execute(db)).rejects.toThrow('append-only')
})
