import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderRejected, ProviderUnreachable } from '#domain/payments/provider.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { createAdyenProvider } from '#platform/payments/create-adyen-provider.ts'
import {
  type AdyenWorld,
  buildCardPayment,
  buildPayment,
  startAdyenWorld,
} from '#tests/support/adyen-world.ts'
import { eventually } from '#tests/support/eventually.ts'

let world: AdyenWorld

beforeAll(async () => {
  world = await startAdyenWorld({ shop: { timeoutMs: 700 } })
})
afterAll(() => world.close())

const visa = '4111 1111 1111 1111'
/** With a wrong API key. */
const providerAt = (baseUrl: string) =>
  createAdyenProvider({
    environment: 'test',
    baseUrl,
    apiKey: 'wrong',
    merchantAccount: 'TestShop',
    accountHolder: 'Testwinkel B.V.',
    clientKey: 'test_CLIENT',
    hmacKeys: [],
    webhookUser: '',
    webhookPassword: '',
    clock: { now: () => new Date() },
  })

const countOf = async (paymentId: string) => (await world.look(paymentId)).payments.length

test('a payment asked for again while the first is under way is one payment', async () => {
  await world.arm({ on: 'payments', kind: 'delay', delayMs: 300 })
  const payment = buildCardPayment(visa)
  const [first, second] = await Promise.allSettled([
    world.payments.begin(payment),
    world.payments.begin(payment),
  ])
  const outcomes = [first, second].toSorted((a, b) => a.status.localeCompare(b.status))
  expect(outcomes).toMatchObject([
    { status: 'fulfilled', value: { state: 'authorised' } },
    { status: 'rejected', reason: { name: 'ProviderUnreachable' } },
  ])
  expect(await world.payments.begin(payment)).toMatchObject({ state: 'authorised' })
  expect(await countOf(payment.paymentId)).toBe(1)
})

test('an answer lost after the provider took the payment in is found by asking again', async () => {
  await world.arm({ on: 'payments', kind: 'drop-after-commit' })
  const payment = buildCardPayment(visa)
  await expect(world.payments.begin(payment)).rejects.toThrow(ProviderUnreachable)
  expect(await countOf(payment.paymentId)).toBe(1)
  expect(await world.payments.begin(payment)).toMatchObject({ state: 'authorised' })
  expect(await countOf(payment.paymentId)).toBe(1)
})

test.each(['error-500', 'transient-error', 'timeout'])(
  'after %s nothing is known, nothing was begun, and asking again pays',
  async (kind) => {
    await world.arm({ on: 'payments', kind })
    const payment = buildCardPayment(visa)
    await expect(world.payments.begin(payment)).rejects.toThrow(ProviderUnreachable)
    expect(await countOf(payment.paymentId)).toBe(0)
    // The provider may still hold the first request for a moment (704), as a job that asks again would find.
    const paid = await eventually('the payment asked for again', () =>
      world.payments.begin(payment).catch((error: unknown) => {
        if (!(error instanceof ProviderUnreachable)) throw error
        return undefined
      }),
    )
    expect(paid).toMatchObject({ state: 'authorised' })
    expect(await countOf(payment.paymentId)).toBe(1)
  },
)

test('a provider that cannot be reached is told apart from one that says no', async () => {
  const nowhere = providerAt('http://127.0.0.1:1')
  const query = { amount: euro(1000), countryCode: 'NL', language: 'nl' } as const
  await expect(nowhere.begin(buildPayment())).rejects.toThrow(ProviderUnreachable)
  await expect(nowhere.listMethods(query)).rejects.toThrow(ProviderUnreachable)
})

test('a connection that the provider closed in the meantime is replaced unseen', async () => {
  await world.payments.begin(buildCardPayment(visa))
  await world.restart()
  expect(await world.payments.begin(buildCardPayment(visa))).toMatchObject({ state: 'authorised' })
})

test('payments and stored answers outlive the provider’s process', async () => {
  const payment = buildPayment()
  const first = await world.payments.begin(payment)
  await world.restart()
  expect(await world.payments.begin(payment)).toEqual(first)
})

test('the list of methods is asked for once a minute, and a failure is not remembered', async () => {
  const query = { amount: euro(12_34), countryCode: 'NL', language: 'en' } as const
  await world.arm({ on: 'paymentMethods', kind: 'error-500' })
  await expect(world.payments.listMethods(query)).rejects.toThrow(ProviderUnreachable)
  const methods = await world.payments.listMethods(query)
  expect(methods.map(({ name }) => name)).toContain('iDEAL | Wero')
  await world.arm({ on: 'paymentMethods', kind: 'error-500' })
  expect(await world.payments.listMethods(query)).toBe(methods)
})

const refund = (about: { paymentReference: string; cents: number }) => ({
  refundId: newId('rfd'),
  paymentReference: about.paymentReference,
  amount: euro(about.cents),
  reason: 'withdrawn',
  isWhole: false,
})

async function pay() {
  const payment = buildCardPayment(visa)
  const outcome = await world.payments.begin(payment)
  const paymentReference = outcome.state === 'authorised' ? outcome.reference : ''
  return { ...payment, paymentReference }
}

test('a refund is received at once and done by webhook, once per refund', async () => {
  const { paymentReference } = await pay()
  const asked = refund({ paymentReference, cents: 10_00 })
  const { reference } = await world.payments.refund(asked)
  expect(await world.payments.refund(asked)).toEqual({ reference })
  await world.flush()
  const news = world.hearing.news.filter(({ refundId }) => refundId === asked.refundId)
  expect(news).toMatchObject([
    { kind: 'refunded', reference, originalReference: paymentReference, amount: euro(10_00) },
  ])
})

test('more than was paid is never refunded', async () => {
  const { paymentReference } = await pay()
  const first = refund({ paymentReference, cents: 20_00 })
  const second = refund({ paymentReference, cents: 10_00 })
  await world.payments.refund(first)
  await world.payments.refund(second)
  await world.flush()
  const kindOf = (refundId: string) =>
    world.hearing.news.find((news) => news.refundId === refundId)?.kind
  expect([kindOf(first.refundId), kindOf(second.refundId)]).toEqual(['refunded', 'refundFailed'])
})

test('a refund of an unknown payment is rejected for good', async () => {
  const unknown = refund({ paymentReference: 'AAAAAAAAAAAAAAAA', cents: 10_00 })
  await expect(world.payments.refund(unknown)).rejects.toThrow(ProviderRejected)
})

test('a key that opens nothing is a fault of ours: the refund is tried again, not given up', async () => {
  const { paymentReference } = await pay()
  const asked = refund({ paymentReference, cents: 10_00 })
  await expect(providerAt(world.url).refund(asked)).rejects.toThrow(ProviderUnreachable)
  expect(await world.payments.refund(asked)).toMatchObject({ reference: expect.any(String) })
})

test('all of a payment goes back by whichever way there is, once', async () => {
  const { paymentId, paymentReference } = await pay()
  const { cents } = buildCardPayment(visa).amount
  const whole = { ...refund({ paymentReference, cents }), isWhole: true }
  const { reference } = await world.payments.refund(whole)
  expect(await world.payments.refund(whole)).toEqual({ reference })
  await world.flush()
  const { payments } = await world.look(paymentId)
  const { webhooks } = await world.look(whole.refundId)
  expect(payments[0].modifications).toMatchObject([{ kind: 'reversal' }])
  expect(webhooks.at(-1).item).toMatchObject({ eventCode: 'CANCEL_OR_REFUND', success: 'true' })
  const news = world.hearing.news.filter(({ refundId }) => refundId === whole.refundId)
  expect(news).toMatchObject([{ kind: 'refunded', reference, originalReference: paymentReference }])
})
