import { afterAll, expect, test } from 'vitest'
import { addReceivers } from '#domain/cart/add-receivers.ts'
import { findCart } from '#domain/cart/find-cart.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import { sum } from '#kernel/money.ts'
import type { ReceiverRow } from '#kernel/receiver-list.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const rowsFor = (names: readonly string[]): ReceiverRow[] =>
  names.map((firstName) => ({
    ...{ firstName, lastName: '', message: '' },
    email: `${firstName.toLowerCase()}@voorbeeld.example`,
  }))

const give = (visitorKey: string, rows: readonly ReceiverRow[], productId = 'dinerbon') =>
  inOneStatement(shop.deps, (one) =>
    addReceivers(one, shop.shop, {
      ...{ visitorKey, language: 'nl', now: shop.now },
      gift: {
        ...{ productId, variationType: 'DIGITAL', amountCents: 25_00, quantity: 1, rows },
        ...{ wrapper: 'dots', deliveryDate: null, leavesOutWrong: false },
        ...{ template: 'Beste {voornaam}', giverName: 'De directie' },
      },
    }),
  )

async function pay(visitorKey: string) {
  const card = { methodId: 'scheme', card: cardOf('A. DE VRIES') } as const
  const { orderUuid } = await beginPayment(shop.deps, await shop.request(visitorKey, card))
  await shop.runJobs()
  return shop.deps.db
    .selectFrom('orders')
    .select(['id', 'kind', 'state', 'total_cents as totalCents', 'vat_cents as vatCents'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
}

const mailsTo = (name: string) =>
  [...shop.mails.values()].filter(
    ({ mail }) => mail.to.address === `${name.toLowerCase()}@voorbeeld.example`,
  )

test('what goes to several people is a multi-address order; what goes to one is a regular one', async () => {
  const one = await shop.fillBasket([{}, { productId: 'filmbon' }])
  expect(await pay(one)).toMatchObject({ kind: 'regular' })
  const several = await shop.fillBasket()
  await give(several, rowsFor(['Jan']))
  expect(await pay(several)).toMatchObject({ kind: 'multiAddress' })
})

/** Elsewhere several addresses broke VAT and totals (docs/spec-coverage/known-bugs.md). */
test('each receiver has the VAT of their own gift, the fee is charged once, and everybody gets theirs alone', async () => {
  const visitorKey = await shop.fillBasket([{ productId: 'boekenbon' }])
  await give(visitorKey, rowsFor(['Els', 'Kees']), 'boekenbon')
  await give(visitorKey, rowsFor(['Els', 'Mies']))
  const order = await pay(visitorKey)
  const lines = await shop.deps.db
    .selectFrom('order_lines')
    .select(['kind', 'total_cents as cents', 'vat_cents as vat'])
    .where('order_id', '=', order.id)
    .execute()
  const books = lines.filter(({ vat, kind }) => kind === 'GIFTCARD' && vat > 0)
  expect(books.map(({ vat }) => vat)).toEqual([2_06, 2_06, 2_06])
  expect(lines.filter(({ kind }) => kind === 'SERVICE_FEE')).toHaveLength(1)
  expect(sum(lines.map(({ cents }) => cents))).toBe(order.totalCents)
  expect(sum(lines.map(({ vat }) => vat))).toBe(order.vatCents)
  expect(await ledgerFindings(shop)).toEqual([])
  for (const name of ['Els', 'Kees', 'Mies']) expect(mailsTo(name)).toHaveLength(1)
})

const deathsOnTheWay = [
  'settle:written',
  'issue:claimed',
  'issue:before-issuer',
  'issue:answered-by-issuer',
  'issue:written',
  'mail:claimed',
  'mail:recorded',
] as const

test('everybody on a list gets one mail, whenever processes die on the way', async () => {
  const names = Array.from({ length: 40 }, (_, at) => `Ontvanger${at}y`)
  for (const point of deathsOnTheWay) {
    shop.mails.clear()
    shop.sentTwice = 0
    const visitorKey = await shop.fillBasket()
    await give(visitorKey, rowsFor(names))
    const card = { methodId: 'scheme', card: cardOf('A. DE VRIES') } as const
    const request = await shop.request(visitorKey, card)
    shop.crashAt = point
    await beginPayment(shop.deps, request).catch(() => {})
    for (let start = 0; start < 6; start += 1) {
      await shop.runJobs()
      shop.later(10 * 60_000)
      await reconcileWork(shop.deps)
      await resumeWork(shop.deps)
    }
    for (const name of names) expect(mailsTo(name), `${name} after ${point}`).toHaveLength(1)
    expect(shop.sentTwice).toBe(0)
    expect(await ledgerFindings(shop)).toEqual([])
  }
})

test('a list of a hundred is paid, made and mailed to everybody, and the basket is empty', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `Gast${at}x`)
  const visitorKey = await shop.fillBasket([{ productId: 'filmbon' }], { customerType: 'BUSINESS' })
  await give(visitorKey, rowsFor(names))
  const card = { methodId: 'scheme', card: cardOf('A. DE VRIES') } as const
  const request = await shop.request(visitorKey, card)
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  const { state } = await shop.deps.db
    .selectFrom('orders')
    .select('state')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  expect(state).toBe('completed')
  expect(await findCart(shop.deps.db, visitorKey, shop.now)).toBeUndefined()
  const delivered = await shop.deps.db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('orders.uuid', '=', orderUuid)
    .where('deliveries.state', '=', 'sent')
    .executeTakeFirstOrThrow()
  expect(Number(delivered.count)).toBe(101)
})
