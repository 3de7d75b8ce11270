import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { stateWithdrawal } from '#flows/withdrawals/state-withdrawal.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { shopTimeZone } from '#kernel/time-zone.ts'
import { testCard } from '#tests/support/adyen-world.ts'
import { type Data, detailsInput, saveDetails, showCart } from '#tests/support/api-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { openWaysToPay, paid } from '#tests/support/ways-to-pay.ts'

const ways = await openWaysToPay()
afterAll(ways.close)
const { world, opened, shopIn, pay, look, hear, runChecks, endOf, ask } = ways

/** What the sheet of a wallet hands over, of which the bank says nothing yet. */
const sheet = JSON.stringify({ standIn: 'pending' })
const bancontact = {
  ...{ ...testCard('6703 4444 4444 4449'), encryptedSecurityCode: '', brand: 'maestro' },
}

/** Every way to pay, with answers that leave it open. */
const methods: readonly [key: string, methodId: string, answers: object][] = [
  ['GCSNL', 'ideal', {}],
  ['GCSNL', 'scheme', { card: testCard('4111 1111 4555 1142', 'PENDING') }],
  ['CBFR', 'scheme', { card: testCard('4917 6100 0000 0000') }],
  ['GCSBE', 'bcmc', { card: bancontact }],
  ['GCSBE', 'bcmc_mobile', {}],
  ['GCSBE', 'kbc', {}],
  ['GCSBE', 'belfius', {}],
  ['GCSAT', 'eps', { bank: 'alpen-bank' }],
  ['GCSNL', 'paypal', {}],
  ['CBPL', 'blik', { blikCode: '777 122' }],
  ['GCSPT', 'mbway', { phoneNumber: '+351 912 345 672' }],
  ['GCSNL', 'applepay', { walletToken: Buffer.from(sheet).toString('base64') }],
  ['GCSNL', 'googlepay', { walletToken: sheet }],
  ['GCSNL', 'bankTransfer_IBAN', {}],
  ['GCSNL', 'invoice', {}],
]

const decide = ({ paymentId }: Data, as: string) =>
  world.control(`payments/${paymentId}/decide`, { as })
const announce = ({ paymentId }: Data, event: object = {}) =>
  world.control(`payments/${paymentId}/announce`, { eventCode: 'AUTHORISATION', ...event })

async function withdraw({ orderUuid }: Data): Promise<void> {
  const { deps } = opened.shop
  const { number } = await deps.db
    .selectFrom('orders')
    .select('reference_number as number')
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  await stateWithdrawal(deps, {
    ...{ name: 'Anna', email: detailsInput().email, orderNumber: number, language: 'nl' },
    ...{ partsText: undefined, visitorKey: 'stranger', sessionKey: undefined },
  })
  await opened.shop.runJobs()
}

/** Of what was paid for an order: 1 is all of it, 0 nothing. */
async function shareThatWentBack({ orderUuid }: Data): Promise<number> {
  const { paidCents, backCents } = await opened.shop.deps.db
    .selectFrom('orders')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.order_id', '=', 'orders.id').on('refunds.state', '=', 'done'),
    )
    .select(({ fn }) => [
      'total_cents as paidCents',
      fn.coalesce(fn.sum<number>('refunds.amount_cents'), sql<number>`0`).as('backCents'),
    ])
    .where('uuid', '=', orderUuid)
    .groupBy('orders.id')
    .executeTakeFirstOrThrow()
  return Number(backCents) / paidCents
}

const inAmsterdam = (moment: Date) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(shopTimeZone)

/** So that the clocks change within the days of the right to withdraw of what is bought then. */
function daysBeforeClocksChange(moment: Date): Date {
  const change = inAmsterdam(moment).add({ days: 6 }).getTimeZoneTransition('next')
  if (change === null) throw new Error('The clocks of Amsterdam change no more.')
  return new Date(change.subtract({ days: 6 }).epochMilliseconds)
}

/** The first moment of it, counted from the day after it was bought. */
const dayFifteen = (bought: Date): Date =>
  new Date(
    inAmsterdam(bought).toPlainDate().add({ days: 15 }).toZonedDateTime(shopTimeZone)
      .epochMilliseconds,
  )

const refused = { isPaid: false, payments: ['refused'], cases: [] }

/** What may happen to one that is open, and what becomes of its order. */
const events: readonly [what: string, happens: (begun: Data) => Promise<void>, end: object][] = [
  [
    'a success pays it',
    async (begun) => {
      await decide(begun, 'authorised')
    },
    paid,
  ],
  [
    'a refusal ends it',
    async (begun) => {
      await decide(begun, 'refused')
    },
    refused,
  ],
  [
    'a change of mind ends it',
    async (begun) => {
      await decide(begun, 'cancelled')
    },
    refused,
  ],
  [
    'a tab that was closed ends it with its session',
    async (begun) => {
      await decide(begun, 'expired')
    },
    { ...refused, payments: ['abandoned'] },
  ],
  [
    'a success after thirty days is a case',
    async (begun) => {
      opened.shop.later(31 * dayMs)
      await runChecks()
      await decide(begun, 'authorised')
    },
    { isPaid: false, payments: ['held'], cases: ['tooLate'] },
  ],
  [
    'a success that is told twice pays it once',
    async (begun) => {
      await decide(begun, 'authorised')
      await hear()
      await hear()
    },
    paid,
  ],
  [
    'other money under its name is a case, and it stays paid',
    async (begun) => {
      await decide(begun, 'authorised')
      await hear()
      await announce(begun)
    },
    { ...paid, cases: ['secondPayment'] },
  ],
  [
    'a refusal that is told after the success undoes nothing',
    async (begun) => {
      await decide(begun, 'authorised')
      await hear()
      await announce(begun, { success: false })
    },
    paid,
  ],
  [
    'a success that is told before an earlier refusal pays it',
    async (begun) => {
      await decide(begun, 'refused')
      await announce(begun)
      await world.flush()
      await receiveNotifications(opened.shop.deps, world.hearing.news.toReversed())
      await opened.shop.runJobs()
    },
    paid,
  ],
  [
    'another amount is a case',
    async (begun) => {
      await announce(begun, { amount: 1_00 })
    },
    { isPaid: false, payments: ['held'], cases: ['otherAmount'] },
  ],
]

describe.each(methods)('%s, %s', (key, methodId, answers) => {
  const begin = async (): Promise<Data> => {
    // A day between two cards of one source: nobody is asked for more.
    opened.shop.later(dayMs)
    await shopIn(key)
    if (methodId === 'invoice') await ask(saveDetails, { input: detailsInput(companyInput) })
    const begun = await pay(methodId, answers)
    expect(begun).toMatchObject({ errors: [] })
    expect(['PENDING', 'ACTION_REQUIRED']).toContain(begun.state)
    return begun
  }

  test.each(events)('%s', async (_what, happens, end) => {
    const begun = await begin()
    const before = opened.shop.now.getTime()
    await happens(begun)
    await hear()
    expect(await endOf(begun)).toEqual(end)
    const { isPaid } = await endOf(begun)
    // A basket that nobody came back to for a month is gone.
    const isLate = opened.shop.now.getTime() - before > 30 * dayMs
    expect((await look(begun)).state === 'PAID').toBe(isPaid)
    expect((await ask(showCart)).data.cartV2?.totalQuantity ?? 0).toBe(isPaid || isLate ? 0 : 1)
  })

  test('withdrawn on the day itself and at the end of day 14 it goes back whole, on day 15 it stays, across the change of the clocks', async () => {
    const buy = async () => {
      const begun = await begin()
      await decide(begun, 'authorised')
      await hear()
      return { begun, ordered: opened.shop.now }
    }
    const giveBack = async ({ begun }: { begun: Data }) => {
      await withdraw(begun)
      await hear()
      return shareThatWentBack(begun)
    }
    opened.shop.now = daysBeforeClocksChange(opened.shop.now)
    const atOnce = await giveBack(await buy())
    const [inTime, late] = [await buy(), await buy()]
    opened.shop.now = new Date(dayFifteen(inTime.ordered).getTime() - 1)
    const atTheEnd = await giveBack(inTime)
    opened.shop.now = dayFifteen(late.ordered)
    const afterwards = await giveBack(late)
    // Only a company is sent an invoice, and the law gives this right to consumers.
    const all = methodId === 'invoice' ? 0 : 1
    expect([atOnce, atTheEnd, afterwards]).toEqual([all, all, 0])
  })

  test('two tabs that pay one basket pay it once: what came second goes back', async () => {
    const begun = await begin()
    const again = await pay(methodId, answers)
    await decide(begun, 'authorised')
    await decide(again, 'authorised')
    await hear()
    await hear()
    expect(await endOf(begun)).toMatchObject({ isPaid: true, payments: ['refunded', 'settled'] })
  })
})

test('the books agree to the cent after all of this', async () => {
  expect(await ledgerFindings(opened.shop)).toEqual([])
})
