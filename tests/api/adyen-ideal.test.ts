import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import {
  type AdyenWorld,
  buildPayment,
  pageOf,
  press,
  returnUrl,
  startAdyenWorld,
} from '#tests/support/adyen-world.ts'

let world: AdyenWorld

beforeAll(async () => {
  world = await startAdyenWorld()
})
afterAll(() => world.close())

const newsOf = (paymentId: string) =>
  world.hearing.news.filter((news) => news.paymentId === paymentId)

async function visitBank(choice: string, about: Parameters<typeof buildPayment>[0] = {}) {
  const payment = buildPayment(about)
  const page = pageOf(await world.payments.begin(payment))
  const result = await press(page, { choice })
  return { payment, page, ...result }
}

const complete = ({
  payment,
  redirectResult,
}: {
  payment: { paymentId: `pay_${string}` }
  redirectResult: string
}) => aboutIt(payment, world.payments.complete({ redirectResult }))

/** What is said of this payment; undefined where it is said of another one, or of none. */
async function aboutIt(
  { paymentId }: { paymentId: string },
  said: ReturnType<typeof world.payments.complete>,
) {
  const completion = await said
  return completion?.paymentId === paymentId ? completion.outcome : undefined
}

test('for the Netherlands and euros iDEAL, cards, wallets, PayPal and a transfer are offered, iDEAL without banks', async () => {
  const query = { amount: euro(25_95), countryCode: 'NL', language: 'nl' } as const
  expect(await world.payments.listMethods(query)).toMatchObject([
    { id: 'ideal', name: 'iDEAL | Wero', brands: [], banks: [] },
    {
      id: 'scheme',
      name: 'Creditcard',
      brands: ['visa', 'mastercard', 'americanExpress', 'maestro'],
      banks: [],
    },
    { id: 'applepay', name: 'Apple Pay' },
    { id: 'googlepay', name: 'Google Pay' },
    { id: 'paypal', name: 'PayPal', brands: [], banks: [] },
    { id: 'bankTransfer_IBAN', name: 'Bankoverschrijving', brands: [], banks: [] },
    { id: 'invoice', name: 'Op factuur, vooraf betaald', brands: [], banks: [] },
  ])
})

test('elsewhere, or in another currency, iDEAL is not offered', async () => {
  const inBelgium = { amount: euro(25_95), countryCode: 'BE', language: 'nl' } as const
  const inPounds = {
    ...inBelgium,
    countryCode: 'NL',
    amount: { currency: 'GBP', cents: 1000 },
  } as const
  for (const query of [inBelgium, inPounds]) {
    const methods = await world.payments.listMethods(query)
    expect(methods.map(({ id }) => id)).not.toContain('ideal')
  }
})

test('a paid visit to the bank comes back authorised, and a webhook says the same', async () => {
  const visit = await visitBank('pay')
  expect(visit.status).toBe(303)
  expect(visit.address?.href.startsWith(`${returnUrl}&redirectResult=`)).toBe(true)

  const outcome = await complete(visit)
  expect(outcome).toMatchObject({ state: 'authorised', amount: euro(25_95) })
  await world.flush()
  expect(newsOf(visit.payment.paymentId)).toMatchObject([
    {
      kind: 'authorised',
      amount: euro(25_95),
      reference: outcome?.state === 'authorised' ? outcome.reference : '',
    },
  ])
})

test.each([
  ['refuse', { state: 'refused', reason: 'refused' }, 'refused'],
  ['cancel', { state: 'refused', reason: 'cancelled' }, 'cancelled'],
  ['expire', { state: 'refused', reason: 'refused' }, 'expired'],
])('after "%s" the return page and the webhook agree', async (choice, outcome, kind) => {
  const visit = await visitBank(choice)
  expect(await complete(visit)).toMatchObject(outcome)
  await world.flush()
  expect(newsOf(visit.payment.paymentId).map((news) => news.kind)).toEqual([kind])
})

test('what the bank decides later is pending first and authorised in the end', async () => {
  const visit = await visitBank('later')
  expect(await complete(visit)).toMatchObject({ state: 'pending', reference: expect.any(String) })
  await world.advance(60_000)
  expect(await complete(visit)).toMatchObject({ state: 'authorised' })
  expect(newsOf(visit.payment.paymentId).map((news) => news.kind)).toEqual([
    'nothing',
    'authorised',
  ])
})

test('a closed tab shows a way back, and the payment can still be finished', async () => {
  const { payment, page, status, text } = await visitBank('close')
  expect(status).toBe(200)
  expect(text).toContain('href="http://shop.example/"')
  const { redirectResult } = await press(page, { choice: 'pay' })
  expect(await complete({ payment, redirectResult })).toMatchObject({ state: 'authorised' })
})

test('a closed tab that stays closed expires by webhook, and cannot be paid afterwards', async () => {
  const { payment, page } = await visitBank('close')
  await world.advance(14 * 60_000)
  expect(newsOf(payment.paymentId)).toEqual([])
  await world.advance(2 * 60_000)
  expect(newsOf(payment.paymentId).map((news) => news.kind)).toEqual(['expired'])
  const { redirectResult } = await press(page, { choice: 'pay' })
  expect(await complete({ payment, redirectResult })).toMatchObject({ state: 'refused' })
})

test('a decided payment keeps its decision after every later press', async () => {
  const visit = await visitBank('refuse')
  const again = await press(visit.page, { choice: 'pay' })
  expect(again.redirectResult).toBe(visit.redirectResult)
  expect(await complete(visit)).toMatchObject({ state: 'refused' })
  const page = await (await fetch(visit.page)).text()
  expect(page).toContain('Terug naar de winkel')
})

test('handing in the same result again gives the same answer', async () => {
  const visit = await visitBank('pay')
  expect(await complete(visit)).toEqual(await complete(visit))
})

test('a result says whose payment it is about, and garbage proves nothing at all', async () => {
  const { payment, redirectResult } = await visitBank('pay')
  const { paymentId } = payment
  expect(await world.payments.complete({ redirectResult })).toMatchObject({ paymentId })
  expect(await world.payments.complete({ redirectResult: 'x' })).toBeUndefined()
})

test('beginning the same payment twice is one payment with one page', async () => {
  const payment = buildPayment()
  const first = await world.payments.begin(payment)
  expect(await world.payments.begin(payment)).toEqual(first)
  expect((await world.look(payment.paymentId)).payments).toHaveLength(1)
})

test('€66.95 is refused even when the shopper pays', async () => {
  const visit = await visitBank('pay', { amount: euro(66_95) })
  expect(await complete(visit)).toMatchObject({ state: 'refused', reason: 'refused' })
})

test('the bank names the order as its customers know it', async () => {
  const page = pageOf(await world.payments.begin(buildPayment()))
  expect(await (await fetch(page)).text()).toContain('61-7KD3-9QXM Cadeaubon<')
})

test('the bank speaks the language of the shopper', async () => {
  const pageIn = async (language: 'nl' | 'en') => {
    const page = pageOf(await world.payments.begin(buildPayment({ language })))
    return await (await fetch(page)).text()
  }
  expect(await pageIn('nl')).toContain('Er wordt geen geld afgeschreven')
  expect(await pageIn('en')).toContain('No money is taken')
})

test('an open payment that goes back whole is cancelled before any money came', async () => {
  const payment = buildPayment()
  const outcome = await world.payments.begin(payment)
  const paymentReference = outcome.state === 'actionRequired' ? String(outcome.reference) : ''
  const refundId = newId('rfd')
  const { amount } = payment
  const reason = 'withdrawn'
  await world.payments.refund({ refundId, paymentReference, amount, reason, isWhole: true })
  const { redirectResult } = await press(pageOf(outcome), { choice: 'pay' })
  expect(await complete({ payment, redirectResult })).toMatchObject({ reason: 'cancelled' })
  await world.flush()
  const told = world.hearing.news.filter((news) => news.refundId === refundId)
  expect(told.map(({ kind }) => kind)).toEqual(['refunded'])
})
