import { afterAll, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { orderAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { newId } from '#kernel/ids.ts'
import { euro, sum } from '#kernel/money.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'

const database = await openTestPostgres(10)
const { db } = database
const shop = new CaseShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const rounds = 6
const by = { actor: 'Anna', reason: 'test' }

/** Two cards of 20.00, paid with 40.95. */
async function buyTwo() {
  const { paymentId, news } = await shop.buy([{ quantity: 2, amountCents: 20_00 }])
  await shop.runJobs()
  const units = await db
    .selectFrom('card_units')
    .innerJoin('payments', 'payments.order_id', 'card_units.order_id')
    .select(['card_units.id', 'card_units.order_id as orderId'])
    .where('payments.id', '=', paymentId)
    .orderBy('position')
    .execute()
  const [first, second] = units
  if (first === undefined || second === undefined) throw new Error('Two cards were made.')
  return { paymentId, news, orderId: first.orderId, first: first.id, second: second.id }
}

async function moneyOf({ orderId }: Awaited<ReturnType<typeof buyTwo>>) {
  const refunds = await db
    .selectFrom('refunds')
    .select(['state', 'amount_cents as cents'])
    .where('order_id', '=', orderId)
    .execute()
  const cents = (states: readonly string[]) =>
    sum(refunds.filter(({ state }) => states.includes(state)).map((refund) => refund.cents))
  const [tender] = await listTenders(db, orderId)
  return {
    back: cents(['requested', 'sent', 'done']),
    waiting: cents(['failed']),
    left: tender?.leftCents,
    onAccount: await balanceOf(db, orderAccount(orderId, 'EUR')),
  }
}

const openCases = async (orderId: Awaited<ReturnType<typeof buyTwo>>['orderId']) =>
  (await listCases(db, { orderId })).filter(({ state }) => state === 'open')

describe('two operators at once', () => {
  test('never give more back than came, whether cards or an amount', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const order = await buyTwo()
      const { orderId, first, second } = order
      await Promise.all([
        refusalOf(giveFavour(shop.deps, { ...by, orderId, reason: 'one', cents: 30_00 })),
        refusalOf(giveFavour(shop.deps, { ...by, orderId, reason: 'other', cents: 30_00 })),
        refusalOf(refundCardsByHand(shop.deps, { ...by, orderId, unitIds: [first] })),
        refusalOf(refundCardsByHand(shop.deps, { ...by, orderId, unitIds: [second] })),
      ])
      const { back, left, onAccount } = await moneyOf(order)
      expect([back + (left ?? 0), onAccount]).toEqual([40_95, 0])
    }
  })

  test('pay a refund that failed once, and nothing beside it', async () => {
    shop.provider.rejectRefunds()
    for (let round = 0; round < rounds; round += 1) {
      const order = await buyTwo()
      const { orderId, first } = order
      await refundCardsByHand(shop.deps, { ...by, orderId, unitIds: [first] })
      await shop.runJobs()
      const [waiting] = await openCases(orderId)
      const caseId = waiting?.id ?? newId('cas')
      const answers = await Promise.all([
        refusalOf(decideCase(shop.deps, { ...by, caseId, decision: 'paid-otherwise' })),
        refusalOf(decideCase(shop.deps, { ...by, caseId, decision: 'pay-again' })),
        refusalOf(giveFavour(shop.deps, { ...by, orderId, reason: 'all', cents: 40_95 })),
        refusalOf(giveFavour(shop.deps, { ...by, orderId, reason: 'rest', cents: 20_95 })),
      ])
      expect(answers.slice(0, 2).filter((answer) => answer === undefined)).toHaveLength(1)
      expect(answers.slice(2)).toEqual(['favourTooLarge', undefined])
      expect((await moneyOf(order)).left).toBe(0)
    }
    shop.provider.rejectRefunds(false)
  })

  test('and a refund that fails while its order is withdrawn keeps its money for its case', async () => {
    shop.provider.rejectRefunds()
    for (let round = 0; round < rounds; round += 1) {
      const order = await buyTwo()
      const { orderId, first, news, paymentId } = order
      await shop.hear(changeOf(news, 'fraudNotice', { cents: 0 }))
      const [dispute] = await openCases(orderId)
      await decideCase(shop.deps, {
        ...by,
        caseId: dispute?.id ?? newId('cas'),
        decision: 'keep-cards',
      })
      await refusalOf(refundCardsByHand(shop.deps, { ...by, orderId, unitIds: [first] }))
      await shop.hear(changeOf(news, 'disputeNotice', { cents: 0 }))
      const again = (await openCases(orderId)).find(({ kind }) => kind === 'dispute')
      const caseId = again?.id ?? newId('cas')
      await Promise.all([
        shop.runJobs('send-refund'),
        refusalOf(decideCase(shop.deps, { ...by, caseId, decision: 'withdraw-cards' })),
      ])
      await shop.runJobs()
      const waiting = (await openCases(orderId)).filter(({ kind }) => kind === 'refundFailed')
      const { onAccount } = await moneyOf(order)
      expect(sum(waiting.map(({ openCents }) => openCents))).toBe(onAccount)
      expect(paymentId).toBeDefined()
    }
    shop.provider.rejectRefunds(false)
  })
})

test('and the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})

/** Comes last: it writes refunds that move nothing. */
test('the database refuses a refund of more than its tender brought', async () => {
  const { orderId, paymentId } = await buyTwo()
  const [tender] = await listTenders(db, orderId)
  const asked = { orderId, paymentId, tenderId: tender?.tenderId, reason: 'byHand' } as const
  const write = (cents: number) =>
    db
      .transaction()
      .execute((tx) =>
        requestRefund(tx, { ...asked, cause: newId('rfd'), amount: euro(cents), now: shop.now }),
      )
  await expect(write(40_96)).rejects.toThrow('more than tender')
  const both = await Promise.allSettled([write(30_00), write(30_00)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
