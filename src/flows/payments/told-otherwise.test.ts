import { afterAll, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

/** A payment whose card could not be made, and the refund that the provider took on. */
async function refund() {
  const bought = await shop.buy([{ amountCents: 88_00 }])
  await shop.runJobs()
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', bought.paymentId)
    .executeTakeFirstOrThrow()
  return { ...bought, refundId: id, told: shop.provider.newsOfRefund(id) }
}

const openCasesOf = async (reference: string | undefined) =>
  (await listCases(db, 'open')).filter((one) => one.reference === reference)

test.each([
  ['amount', euro(88_94)],
  ['currency', { currency: 'USD' as const, cents: 88_95 }],
])('a refund that is told with another %s waits for a person', async (_what, amount) => {
  const { visitorKey, told, news } = await refund()
  await shop.hear({ ...told, amount })
  expect(await openCasesOf(news.reference)).toMatchObject([{ kind: 'unknownNews', openCents: 0 }])
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ refunds: [{ state: 'sent' }] })
  await shop.hear({ ...told, dedupeKey: `${told.dedupeKey}:again` })
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ refunds: [{ state: 'done' }] })
})

test('a refund that the shop never asked for is a case of its payment', async () => {
  const { paymentId, news } = await shop.buy()
  await shop.runJobs()
  const unknown = { ...changeOf(news, 'refunded', { event: 'REFUND' }), refundId: newId('rfd') }
  const sums = await shop.moved(() => shop.hear(unknown, unknown))
  expect(sums.clearing).toBe(news.amount.cents)
  expect(await shop.oneCaseOf(paymentId)).toMatchObject({
    kind: 'refundedByHand',
    openCents: news.amount.cents,
  })
})

test('an unknown refund of an unknown payment is a case', async () => {
  const { news } = await shop.begin()
  const original = { ...news, reference: 'ELSEWHERE', paymentId: undefined }
  const unknown = changeOf(original, 'refunded', { event: 'REFUND' })
  await shop.hear({ ...unknown, refundId: newId('rfd') })
  expect(await openCasesOf('ELSEWHERE')).toMatchObject([{ kind: 'refundedByHand' }])
})

test('a success of 0 cents moves nothing, and a person reads it', async () => {
  const paid = await shop.buy()
  await shop.runJobs()
  const open = await shop.begin()
  for (const { news } of [paid, open]) {
    const empty = { ...news, kind: 'authorised' as const, amount: euro(0) }
    const reference = `${news.reference}0`
    await shop.hear({ ...empty, reference, dedupeKey: `AUTHORISATION:${reference}:true` })
    expect(await openCasesOf(reference)).toMatchObject([{ kind: 'unknownNews' }])
  }
  const unprocessed = db.selectFrom('payment_notifications').where('processed_at', 'is', null)
  expect(await unprocessed.select('id').execute()).toEqual([])
  await shop.hear({ ...open.news, kind: 'authorised' })
  expect(await outcomeOf(shop, open.visitorKey)).toMatchObject({ payments: ['settled'] })
})

test('a cancellation of 0 cents closes an open payment', async () => {
  const { visitorKey, news } = await shop.begin()
  await shop.hear(changeOf(news, 'voided', { event: 'CANCELLATION', cents: 0 }))
  expect(await outcomeOf(shop, visitorKey)).toMatchObject({ payments: ['refused'] })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
