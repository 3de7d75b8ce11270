import { afterAll, expect, test } from 'vitest'
import { contentOf } from '#domain/documents/document.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { runJob } from '#jobs/start-workers.ts'
import { sum } from '#kernel/money.ts'
import { forOther } from '#tests/support/build-shop.ts'
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

const anna = forOther('Anna', 'anna@voorbeeld.example')
/** The issuer refuses cards of 88 euros. */
const refused = { amountCents: 88_00, receiver: anna, wrapper: 'kraft' } as const

const revenue = () => balanceOf(db, systemAccount('feeRevenue', 'EUR'))
const vat = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))

async function buy(packages: Parameters<typeof shop.buy>[0]) {
  const before = { revenue: await revenue(), vat: await vat() }
  const { visitorKey } = await shop.buy(packages)
  await shop.runJobs()
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor_key', '=', visitorKey)
    .executeTakeFirstOrThrow()
  await runJob(shop.deps, 'make-documents', {})
  const { orders, refunds } = await outcomeOf(shop, visitorKey)
  return {
    ...{ id, visitorKey, orders },
    refunded: refunds.map(({ cents }) => cents),
    earned: (await revenue()) - before.revenue,
    vat: (await vat()) - before.vat,
    left: await balanceOf(db, orderAccount(id, 'EUR')),
    documents: await listDocuments(db, id),
  }
}

test('a paid paper is earned with its VAT at the sale, by a line of its own', async () => {
  const {
    orders,
    earned,
    vat: due,
    left,
    documents,
  } = await buy([{ receiver: anna, wrapper: 'kraft' }])
  expect({ orders, earned, due, left }).toEqual({
    ...{ orders: ['completed'], earned: 79 + 79, due: 16 + 16, left: 0 },
  })
  const lines = documents[0]?.content.lines.map(({ kind, title, totalCents }) => [
    kind,
    title === null,
    totalCents,
  ])
  expect(lines).toEqual([
    ['GIFTCARD', false, 25_00],
    ['DIGITAL_WRAPPER', true, 95],
    ['SERVICE_FEE', true, 95],
  ])
})

test('a card that is paid back takes its paper along; what lies around the others stays paid', async () => {
  const {
    refunded,
    earned,
    vat: due,
    left,
    documents,
  } = await buy([refused, { receiver: anna, wrapper: 'sky', amountCents: 10_00 }])
  expect({ refunded, earned, due, left }).toEqual({
    ...{ refunded: [88_95], earned: 79 + 79, due: 16 + 16, left: 0 },
  })
  const note = documents[1]
  expect(note).toMatchObject({ kind: 'creditNote', totalCents: -88_95, vatCents: -16 })
  expect(note?.content.lines.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['GIFTCARD', -88_00],
    ['DIGITAL_WRAPPER', -95],
  ])
  expect(contentOf(note!.content).vat).toEqual(note!.content.vat)
})

test('an order of which nothing could be made costs nothing: paper and fee go back, each once', async () => {
  const {
    orders,
    refunded,
    earned,
    vat: due,
    left,
    documents,
  } = await buy([{ ...refused, quantity: 3 }])
  expect({ orders, refunded, earned, due, left }).toEqual({
    ...{ orders: ['refunded'], refunded: [264_00 + 95 + 95], earned: 0, due: 0, left: 0 },
  })
  expect(sum(documents.map(({ totalCents }) => totalCents))).toBe(0)
  expect(sum(documents.map(({ vatCents }) => vatCents))).toBe(0)
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
