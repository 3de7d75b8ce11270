import { afterAll, expect, test } from 'vitest'
import { rowKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import { beginPayment, type PaymentRequest } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const code = (name: keyof typeof errorCodes) => expect.objectContaining({ code: errorCodes[name] })
const begin = async (visitorKey: string, given: Partial<PaymentRequest>) => {
  shop.later(1)
  return beginPayment(shop.deps, await shop.request(visitorKey, given))
}
const byCard = (holderName: string) => ({ methodId: 'scheme', card: cardOf(holderName) })
const proof = async () => ({
  captchaToken: solveCaptcha(await shop.deps.captcha.challenge('common')),
})
const from = (shopperIp: string) => ({ shopperIp })
const tryCard = async (shopperIp: string, given: Partial<PaymentRequest> = {}) =>
  begin(await shop.fillBasket(), { ...byCard('DECLINED'), ...from(shopperIp), ...given })
test('cards from one place by ever new visitors: from the third refusal a proof is asked for, then they wait', async () => {
  const thief = '203.0.113.7'
  for (let time = 0; time < 3; time += 1)
    await expect(tryCard(thief)).rejects.toEqual(code('paymentRefused'))
  await expect(tryCard(thief)).rejects.toEqual(code('captchaMissing'))
  await expect(tryCard(thief, { captchaToken: 'x' })).rejects.toEqual(code('captchaRefused'))
  for (let time = 3; time < 12; time += 1)
    await expect(tryCard(thief, await proof())).rejects.toEqual(code('paymentRefused'))
  await expect(tryCard(thief, await proof())).rejects.toEqual(code('tooManyAttempts'))
  await expect(tryCard('203.0.113.8')).rejects.toEqual(code('paymentRefused'))
  shop.later(4 * 60 * 60 * 1000)
  await expect(tryCard(thief)).rejects.toEqual(code('paymentRefused'))
})

test('cards that are tried all at once get no further', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, async () => tryCard('203.0.113.9', await proof())),
  )
  const refusals = outcomes.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as { code: number }).code : 0,
  )
  expect(refusals.filter((refusal) => refusal === errorCodes.paymentRefused)).toHaveLength(12)
  expect(refusals.filter((refusal) => refusal === errorCodes.tooManyAttempts)).toHaveLength(8)
})

test('payments that succeed count against nobody, however many come from one place', async () => {
  for (let time = 0; time < 15; time += 1) {
    const paid = tryCard('203.0.113.10', byCard('A. DE VRIES'))
    await expect(paid).resolves.toMatchObject({ state: 'paid' })
  }
})

test('other ways to pay are not counted', async () => {
  for (let time = 0; time < 15; time += 1) {
    const begun = await begin(await shop.fillBasket(), from('203.0.113.11'))
    expect(begun.state).toBe('actionRequired')
  }
})

test('a provider that says nothing counts against nobody', async () => {
  for (let time = 0; time < 15; time += 1) {
    shop.provider.loseNext('begin', 'before')
    const looked = tryCard('203.0.113.12', byCard('A. DE VRIES'))
    await expect(looked).resolves.toMatchObject({ state: 'pending' })
  }
})

test('what silence gave back is not given back again when the money comes after all', async () => {
  const source = '203.0.113.13'
  for (let time = 0; time < 2; time += 1)
    await expect(tryCard(source)).rejects.toEqual(code('paymentRefused'))
  const [before] = await attemptsOf(source)
  const patience = shop.deps.visitorWaitsMs
  shop.deps.visitorWaitsMs = 0
  const thaw = shop.provider.freeze('begin')
  const visitorKey = await shop.fillBasket()
  const looked = begin(visitorKey, { ...byCard('A. DE VRIES'), ...from(source) })
  await expect(looked).resolves.toMatchObject({ state: 'pending' })
  shop.deps.visitorWaitsMs = patience
  thaw()
  await eventually('the payment', async () => {
    const { payments } = await outcomeOf(shop, visitorKey)
    return payments.includes('settled') ? true : undefined
  })
  expect(await attemptsOf(source)).toEqual([before])
})

const attemptsOf = (shopperIp: string) =>
  shop.deps.db
    .selectFrom('attempts')
    .select('forgotten_at')
    .where('key', '=', rowKey(shop.deps.secretAttemptKeys.of('cardPaymentSource', shopperIp)))
    .execute()
