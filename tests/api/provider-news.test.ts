import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCases } from '#domain/cases/find-case.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import {
  type AdyenWorld,
  buildPayment,
  startAdyenWorld,
  testCard,
} from '#tests/support/adyen-world.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

/** Each event that Adyen may send of a payment that is settled, by its own name and over HTTP. */
const { browserInfo } = buildPayment()
const byCard = { methodId: 'scheme', card: testCard('4111 1111 4555 1142'), browserInfo }

let world: AdyenWorld
let shop: OrderShop
let close: () => Promise<void>

beforeAll(async () => {
  world = await startAdyenWorld()
  const database = await openTestDatabase()
  shop = new OrderShop(database)
  shop.deps.payments = world.payments
  close = () => database.close()
})
afterAll(async () => {
  shop.close()
  await close()
  await world.close()
})

async function hear(): Promise<void> {
  await world.flush()
  await receiveNotifications(shop.deps, world.hearing.news)
  await shop.runJobs()
}

async function settle() {
  // A day between two cards of one source: nobody is asked for more.
  shop.later(24 * 60 * 60_000)
  const visitorKey = await shop.fillBasket()
  const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey, byCard))
  await shop.runJobs()
  await hear()
  const { orderId } = await shop.deps.db
    .selectFrom('payments')
    .select('order_id as orderId')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return { visitorKey, paymentId, orderId }
}

const taken = () => balanceOf(shop.deps.db, systemAccount('takenBack', 'EUR'))

/** Heard twice, as it may be. */
async function tell(eventCode: string, success = true) {
  const { visitorKey, paymentId, orderId } = await settle()
  const before = await taken()
  await world.control(`payments/${paymentId}/announce`, { eventCode, success })
  await hear()
  await hear()
  const { orders } = await outcomeOf(shop, visitorKey)
  const cases = await listCases(shop.deps.db, { orderId })
  return {
    cases: cases.map(({ kind, state, openCents }) => ({ kind, state, openCents })),
    isHalted: orders[0] === 'halted',
    takenCents: before - (await taken()),
  }
}

describe('what is told of a payment that is settled', () => {
  const all = 25_95
  test.each([
    ...(['CANCELLATION', 'TECHNICAL_CANCEL', 'EXPIRE', 'CANCEL_OR_REFUND'] as const).map(
      (event) => [event, true, 'voided'] as const,
    ),
    ['VOID_PENDING_REFUND', true, 'voided'],
    ['CAPTURE_FAILED', true, 'voided'],
    ['CAPTURE', false, 'voided'],
    ['REFUND', true, 'refundedByHand'],
    ['CHARGEBACK', true, 'chargeback'],
    ['SECOND_CHARGEBACK', true, 'chargeback'],
  ] as const)('%s (%s) takes the money: booked, a case, the order halted', async (...news) => {
    const [event, success, kind] = news
    expect(await tell(event, success)).toEqual({
      ...{ cases: [{ kind, state: 'open', openCents: all }], isHalted: true, takenCents: all },
    })
  })

  test.each(['NOTIFICATION_OF_FRAUD', 'NOTIFICATION_OF_CHARGEBACK'])(
    '%s moves no money yet: a case, and the order halted',
    async (event) => {
      const cases = [{ kind: 'dispute', state: 'open', openCents: 0 }]
      expect(await tell(event)).toEqual({ cases, isHalted: true, takenCents: 0 })
    },
  )

  test.each([
    ...(['REQUEST_FOR_INFORMATION', 'INFORMATION_SUPPLIED', 'ISSUER_COMMENTS'] as const),
    ...(['DISPUTE_DEFENSE_PERIOD_ENDED', 'ISSUER_RESPONSE_TIMEFRAME_EXPIRED'] as const),
    ...(['PREARBITRATION_WON', 'PREARBITRATION_LOST'] as const),
  ])('%s is a step that stands in a case, and halts nothing', async (event) => {
    const cases = [{ kind: 'dispute', state: 'open', openCents: 0 }]
    expect(await tell(event)).toEqual({ cases, isHalted: false, takenCents: 0 })
  })

  test.each([
    ['CANCELLATION', false],
    ['CAPTURE', true],
    ['PENDING', true],
  ])('%s (%s) is no news', async (event, success) => {
    expect(await tell(event, success)).toEqual({ cases: [], isHalted: false, takenCents: 0 })
  })

  test('the books are right after all of this', async () => {
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
