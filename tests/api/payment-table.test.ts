import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentLifecycle, paymentStates } from '#domain/payments/payment-states.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { beginPayment, type PaymentRequest } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { kindOfNews } from '#platform/payments/kind-of-news.ts'
import {
  type AdyenWorld,
  buildPayment,
  press,
  startAdyenWorld,
  testCard,
} from '#tests/support/adyen-world.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'

/** Every state of a payment, and in each of them everything that the provider may say: what becomes of it is written here. */
const visa = '4111 1111 4555 1142'
const { browserInfo } = buildPayment()
const byCard = { methodId: 'scheme', card: testCard(visa), browserInfo }
/** Of this amount the issuer makes none, so that it is paid back. */
const notIssued = { amountCents: 88_00 }

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

const begin = async (
  visitorKey: string,
  given: Partial<PaymentRequest> = {},
): Promise<PaymentId & string> =>
  (await beginPayment(shop.deps, await shop.request(visitorKey, given))).paymentId

async function visit(choice: string): Promise<PaymentId> {
  const paymentId = await begin(await shop.fillBasket())
  const [{ pageToken }] = (await world.look(paymentId)).payments
  await press(`${world.url}/bank/${pageToken}`, { choice })
  await hear()
  return paymentId
}

/** How a payment comes into each state. */
const arrivals = {
  opened: async () => {
    await world.arm({ on: 'payments', kind: 'drop-after-commit' })
    return begin(await shop.fillBasket(), { ...byCard, card: testCard(visa, 'CHALLENGE') })
  },
  pending: async () => begin(await shop.fillBasket()),
  refused: () => visit('refuse'),
  abandoned: () => visit('expire'),
  held: async () => {
    const paymentId = await begin(await shop.fillBasket())
    await world.control(`payments/${paymentId}/announce`, {
      eventCode: 'AUTHORISATION',
      amount: 1_00,
    })
    await hear()
    return paymentId
  },
  settled: () => visit('pay'),
  partlyRefunded: async () => {
    const paymentId = await begin(await shop.fillBasket([notIssued, {}]), byCard)
    await shop.runJobs()
    await hear()
    return paymentId
  },
  refunded: async () => {
    const paymentId = await begin(await shop.fillBasket([notIssued]), byCard)
    await shop.runJobs()
    await hear()
    return paymentId
  },
} satisfies Record<(typeof paymentStates)[number], () => Promise<PaymentId>>

type EventToTell = { eventCode: string; amount?: number; success?: boolean }

/** What the provider may say of a payment. */
const events = {
  paid: { eventCode: 'AUTHORISATION' },
  'paid otherwise': { eventCode: 'AUTHORISATION', amount: 2_00 },
  refused: { eventCode: 'AUTHORISATION', success: false },
  expired: { eventCode: 'OFFER_CLOSED' },
  'nothing new': { eventCode: 'PENDING' },
  'refunded by hand': { eventCode: 'REFUND' },
  'refunded in vain': { eventCode: 'REFUND_FAILED' },
  cancelled: { eventCode: 'CANCELLATION' },
  'capture failed': { eventCode: 'CAPTURE_FAILED' },
  chargeback: { eventCode: 'CHARGEBACK' },
  'chargeback reversed': { eventCode: 'CHARGEBACK_REVERSED' },
  fraud: { eventCode: 'NOTIFICATION_OF_FRAUD' },
  'a dispute': { eventCode: 'NOTIFICATION_OF_CHARGEBACK' },
  'a question in it': { eventCode: 'REQUEST_FOR_INFORMATION' },
  news: { eventCode: 'SOMETHING_NEW' },
} as const satisfies Record<string, EventToTell>

/** Reports are of no payment; the other ones are told no more. */
type Kind = Exclude<
  ProviderNotification['kind'],
  'reportAvailable' | 'cancelled' | 'contested' | 'other'
>
const kinds: Record<Kind, true> = {
  ...{ authorised: true, refused: true, expired: true, voided: true, nothing: true },
  ...{ refunded: true, refundFailed: true, chargeback: true, chargebackReversed: true },
  ...{ fraudNotice: true, disputeOpened: true, disputeNotice: true, unknown: true },
}

type Event = keyof typeof events
type State = keyof typeof arrivals

/** What changes a payment; everything else leaves it as it is, and may open a case. */
const becomes: Record<State, Partial<Record<Event, State>>> = {
  opened: {
    ...{ paid: 'settled', 'paid otherwise': 'held', refused: 'refused' },
    ...{ expired: 'abandoned', cancelled: 'refused', 'capture failed': 'refused' },
  },
  pending: {
    ...{ paid: 'settled', 'paid otherwise': 'held', refused: 'refused' },
    ...{ expired: 'abandoned', cancelled: 'refused', 'capture failed': 'refused' },
  },
  refused: { paid: 'settled', 'paid otherwise': 'held' },
  abandoned: {
    ...{ paid: 'settled', 'paid otherwise': 'held' },
    ...{ refused: 'refused', cancelled: 'refused', 'capture failed': 'refused' },
  },
  held: { paid: 'settled' },
  settled: {},
  partlyRefunded: {},
  refunded: {},
}

const stateOf = async (paymentId: PaymentId): Promise<State> =>
  (
    await shop.deps.db
      .selectFrom('payments')
      .select('state')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).state

const say = async (paymentId: PaymentId, event: Event): Promise<State> => {
  await world.control(`payments/${paymentId}/announce`, events[event])
  await hear()
  return stateOf(paymentId)
}

test('every kind of news about a payment is among them', () => {
  const told: readonly EventToTell[] = Object.values(events)
  const tried = told.map(({ eventCode, success = true }) =>
    kindOfNews(eventCode, success, undefined),
  )
  expect([...new Set(tried)].toSorted()).toEqual(Object.keys(kinds).toSorted())
})

describe.each(paymentStates)('a payment that is %s', (state) => {
  const changes = Object.entries(becomes[state]) as [Event, State][]
  const others = (Object.keys(events) as Event[]).filter((event) => !(event in becomes[state]))

  test('stays so whatever else is heard, in a row and twice', async () => {
    const paymentId = await arrivals[state]()
    expect(await stateOf(paymentId)).toBe(state)
    for (const event of others) expect([event, await say(paymentId, event)]).toEqual([event, state])
    await hear()
    expect(await stateOf(paymentId)).toBe(state)
  })

  test.each(changes)(
    'that hears of being %s is %s, as its table allows, and stays so',
    async (...[event, after]) => {
      const paymentId = await arrivals[state]()
      expect(await say(paymentId, event)).toBe(after)
      const allowed: readonly State[] = paymentLifecycle[state]
      expect(allowed).toContain(after)
      await hear()
      expect(await stateOf(paymentId)).toBe(after)
    },
  )
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
