import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { declineOwnQuote } from '#flows/quotes/accept-quote.ts'
import { withdrawQuoteOf } from '#flows/quotes/answer-quote.ts'
import { runJob } from '#jobs/start-workers.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { Quoting } from '#tests/support/quoting.ts'

const database = await openTestPostgres(30)
const { db } = database
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const paid = (quoting: Quoting) =>
  db
    .selectFrom('orders')
    .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
    .select(['orders.id', 'orders.state'])
    .where('number', '=', quoting.number)
    .where('settled_at', 'is not', null)
    .execute()

const requests = (quoting: Quoting, count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      quoting.request({ methodId: 'scheme', card: cardOf('A.') }),
    ),
  )

async function expectRightBooks(): Promise<void> {
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  expect(await findFaults(db)).toEqual([])
  expect((await auditLedger(db)).findings).toEqual([])
}

test('twelve who accept one quote at once make one order; others are paid back', async () => {
  const quoting = await Quoting.send(shop)
  const asked = await requests(quoting, 12)
  const outcomes = await Promise.allSettled(asked.map((one) => beginPayment(shop.deps, one)))
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await paid(quoting)).toHaveLength(1)
  expect((await quoting.view()).state.kind).toBe('accepted')
  await expectRightBooks()
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from payments join orders on orders.id = payments.order_id
    where orders.quote_id is not null and payments.state = 'settled'
      and not exists (select from refunds where refunds.payment_id = payments.id)`.execute(db)
  expect(rows[0]?.kept).toBe(1)
})

test('accepting, declining, withdrawing and sending anew at once have one outcome', async () => {
  for (let round = 0; round < 10; round += 1) {
    const quoting = await Quoting.send(shop)
    const { number, token } = quoting
    const [first, second] = await requests(quoting, 2)
    const acts = [
      () => beginPayment(shop.deps, first as NonNullable<typeof first>),
      () => declineOwnQuote(shop.deps, token),
      () => withdrawQuoteOf(shop.deps, { number, actor: 'Mila', reason: 'een vergissing' }),
      () => quoting.answer(),
      () => beginPayment(shop.deps, second as NonNullable<typeof second>),
    ]
    await Promise.allSettled(acts.map((act) => act()))
    const orders = await paid(quoting)
    const { state } = await quoting.view()
    expect(orders.length).toBe(state.kind === 'accepted' ? 1 : 0)
    await expectRightBooks()
  }
})

test('the database itself refuses a second paid order of a quote', async () => {
  const quoting = await Quoting.send(shop)
  const [one] = await requests(quoting, 1)
  await beginPayment(shop.deps, one as NonNullable<typeof one>)
  await expect(
    sql`
      insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'id', 'ord_x', 'uuid', gen_random_uuid(), 'reference_number', 'x', 'cart_id', 'crt_x'))).*
      from orders where quote_id is not null and settled_at is not null limit 1`.execute(db),
  ).rejects.toMatchObject({ constraint: 'quote_becomes_one_order' })
})
