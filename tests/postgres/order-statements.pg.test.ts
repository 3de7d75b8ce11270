import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { completePayment } from '#flows/payments/complete-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { concurrently } from '#flows/shared/concurrently.ts'
import { jobPolicies } from '#jobs/jobs.ts'
import { startWorkers } from '#jobs/start-workers.ts'
import { openQueue } from '#platform/queue/open-queue.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { countStatements, summarize } from '#tests/support/count-statements.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(10)
const queue = await openQueue(database, {
  log: { error: () => {} },
  policies: jobPolicies,
})
const shop = new OrderShop(database)
const deps = { ...shop.deps, queue }
afterAll(async () => {
  await queue.close()
  shop.close()
  await database.close()
})

/** A guest's whole order: basket, details, payment, return, notification. */
async function order(): Promise<void> {
  const visitorKey = await shop.fillBasket()
  const request = await shop.request(visitorKey, { expectedTotalCents: 25_95 })
  const { orderUuid, paymentId } = await beginPayment(deps, request)
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  await completePayment(deps, { orderUuid, visitorKey, redirectResult })
  await receiveNotifications(deps, [shop.provider.newsOf(paymentId)])
}

async function allMailed(count: number): Promise<void> {
  while (shop.mails.size < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('the statements of an order', () => {
  test('placing takes the same few for any number of lines', async () => {
    const counts: number[] = []
    for (const quantity of [1, 60]) {
      const visitorKey = await shop.fillBasket(
        Array.from({ length: quantity === 1 ? 1 : 20 }, (_, index) => ({
          amountCents: 10_00 + index * 100,
          quantity: quantity === 1 ? 1 : 3,
          receiver: { kind: 'other', name: `R${index}`, email: `r${index}@voorbeeld.example` },
        })),
      )
      const request = await shop.request(visitorKey)
      const { count } = await countStatements(async () => {
        await beginPayment(deps, request)
      })
      counts.push(count)
    }
    expect(counts[1]).toBe(counts[0])
    expect(counts[0]).toBeLessThanOrEqual(10)
  })

  test('a whole order is at most 30 on the wire under load: begin and commit, jobs and mails among them', async () => {
    await startWorkers(queue, deps, async () => true)
    await order()
    await allMailed(2)
    const orders = 200
    const started = performance.now()
    const statements = await countStatements(async () => {
      await concurrently(Array.from({ length: orders }), 8, order)
      await allMailed(2 * (orders + 1))
    })
    const seconds = (performance.now() - started) / 1000
    if (process.env.SHOW_STATEMENTS !== undefined) {
      const perOrder = (count: number) => (count / orders).toFixed(2)
      console.info(
        `${perOrder(statements.count)} statements an order, ${perOrder(statements.all.length)} with begin and commit, ${(orders / seconds).toFixed(0)} orders/s`,
      )
      for (const [text, count] of summarize(statements).slice(0, 45)) {
        console.info(perOrder(count), text)
      }
    }
    expect(statements.all.length / orders).toBeLessThanOrEqual(30)
  })
})

test('an order is placed beside a newer release, which has columns that this one does not know', async () => {
  for (const table of ['orders', 'order_packages', 'order_lines', 'deliveries', 'card_units'])
    await sql`alter table ${sql.id(table)} add column newer text not null default 'new'`.execute(
      database.db,
    )
  const visitorKey = await shop.fillBasket()
  const { orderUuid } = await beginPayment(deps, await shop.request(visitorKey))
  const { rows } = await sql<{ newer: string }>`
    select newer from orders where uuid = ${orderUuid}`.execute(database.db)
  expect(rows).toEqual([{ newer: 'new' }])
})
