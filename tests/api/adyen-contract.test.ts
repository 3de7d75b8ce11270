import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdyenWorld, startAdyenWorld } from '#tests/support/adyen-world.ts'

/** What Adyen's API promises and our adapter never does wrong on purpose, asked without it. */
let world: AdyenWorld

beforeAll(async () => {
  world = await startAdyenWorld()
})
afterAll(() => world.close())

const payment = {
  merchantAccount: 'TestShop',
  amount: { currency: 'EUR', value: 1000 },
  reference: 'pay_1',
  returnUrl: 'http://shop.example/',
  paymentMethod: { type: 'ideal' },
}

async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${world.url}/v72${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'key', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

test.each([
  ['no reference', { reference: undefined }, 422, '130'],
  ['a reference of 81 characters', { reference: 'x'.repeat(81) }, 422, '14_017'],
  ['no return address', { returnUrl: undefined }, 422, '14_030'],
  [
    'a return address of 1025 characters',
    { returnUrl: `http://a/${'x'.repeat(1016)}` },
    422,
    '14_031',
  ],
  ['no amount', { amount: undefined }, 422, '100'],
  ['an amount of nothing', { amount: { currency: 'EUR', value: 0 } }, 422, '137'],
  ['an amount with half cents', { amount: { currency: 'EUR', value: 0.5 } }, 422, '137'],
  ['no currency', { amount: { value: 100 } }, 422, '138'],
  ['no method', { paymentMethod: undefined }, 422, '14_004'],
  ['an unknown method', { paymentMethod: { type: 'beads' } }, 422, '14_006'],
  ['another account', { merchantAccount: 'Other' }, 403, '901'],
  ['no account', { merchantAccount: undefined }, 403, '901'],
  ['too much metadata', { metadata: { ['x'.repeat(21)]: 'y' } }, 422, '177'],
  ['an e-mail that is no text', { shopperEmail: 1 }, 400, '702'],
  ['half a gift card', { merchantRiskIndicator: { giftCardCount: 0.5 } }, 400, '702'],
  ['gift cards of nothing', { merchantRiskIndicator: { giftCardAmount: {} } }, 422, '138'],
  ['no such currency', { merchantRiskIndicator: { giftCardCurr: 'euro' } }, 400, '702'],
  ['no such delivery', { merchantRiskIndicator: { deliveryTimeframe: 'soon' } }, 400, '702'],
  [
    'no address to deliver to',
    { merchantRiskIndicator: { deliveryEmailAddress: 'x' } },
    400,
    '702',
  ],
  ['a risk that nobody knows', { merchantRiskIndicator: { giftcards: 1 } }, 400, '702'],
  ['an account of no age', { accountInfo: { accountAgeIndicator: 'old' } }, 400, '702'],
  ['risk data that is no text', { riskData: { customFields: { receivers: 1 } } }, 400, '702'],
])(
  'a payment with %s is turned down in the provider’s shape',
  async (...[, change, status, errorCode]) => {
    const answer = await send('/payments', { ...payment, ...change })
    expect(answer.body).toEqual({
      status,
      errorCode,
      message: expect.any(String),
      errorType: expect.any(String),
      pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/),
    })
    expect(answer.status).toBe(status)
  },
)

test('a wrong key is unauthorised', async () => {
  expect(await send('/payments', payment, { 'x-api-key': 'wrong' })).toMatchObject({
    status: 401,
    body: { errorCode: '000' },
  })
})

test('what is not JSON, or no object, is unexpected input', async () => {
  for (const body of ['{', '[]', '"x"'])
    expect(await send('/payments', body)).toMatchObject({ status: 400, body: { errorCode: '702' } })
})

test('the same key gives the same answer, also for a no, and is echoed', async () => {
  const key = { 'idempotency-key': 'key-1' }
  const first = await send('/payments', { ...payment, reference: undefined }, key)
  const second = await send('/payments', payment, key)
  expect(second.body).toEqual(first.body)
  expect(second.headers.get('idempotency-key')).toBe('key-1')
})

test('a key belongs to one kind of request and has 64 characters at most', async () => {
  await send('/payments', payment, { 'idempotency-key': 'key-2' })
  const elsewhere = await send('/paymentMethods', payment, { 'idempotency-key': 'key-2' })
  expect(elsewhere).toMatchObject({ status: 422, body: { errorCode: '704' } })
  expect(elsewhere.headers.get('transient-error')).toBe('true')
  const long = await send('/payments', payment, { 'idempotency-key': 'x'.repeat(65) })
  expect(long.status).toBe(422)
})

test('a transient failure leaves the key free, a final one keeps it', async () => {
  const asking = (code: string) => ({
    ...payment,
    additionalData: { RequestedTestErrorResponseCode: code },
  })
  const key = { 'idempotency-key': 'key-3' }
  const transient = await send('/payments', asking('NO_CONNECTION_AVAILABLE'), key)
  expect(transient.headers.get('transient-error')).toBe('true')
  expect((await send('/payments', payment, key)).status).toBe(200)

  const finalKey = { 'idempotency-key': 'key-4' }
  const final = await send('/payments', asking('IOEXCEPTION_RECEIVED'), finalKey)
  expect([final.status, final.headers.get('transient-error')]).toEqual([500, null])
  expect((await send('/payments', payment, finalKey)).body).toEqual(final.body)
})

test('a refusal can be asked for by its code', async () => {
  const card = {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  const { body } = await send('/payments', {
    ...payment,
    paymentMethod: card,
    additionalData: { RequestedTestAcquirerResponseCode: '12' },
  })
  expect(body).toMatchObject({
    resultCode: 'Refused',
    refusalReasonCode: '12',
    refusalReason: 'Not enough balance',
  })
})

test('a reversal pays back what was captured, a capture changes nothing', async () => {
  const paid = await send('/payments', {
    ...payment,
    reference: 'reversed',
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: 'test_4111111111111111',
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  })
  const path = `/payments/${paid.body.pspReference}`
  const { merchantAccount, amount } = payment
  const captured = await send(`${path}/captures`, { merchantAccount, amount })
  expect(captured).toMatchObject({ status: 201, body: { status: 'received', amount } })
  const reversed = await send(`${path}/reversals`, { merchantAccount })
  expect(reversed).toMatchObject({ status: 201, body: { status: 'received' } })
  await world.flush()
  const { payments, webhooks } = await world.look('reversed')
  expect(payments).toMatchObject([{ capturedValue: 1000, returnedValue: 1000 }])
  expect(webhooks.map(({ item }: { item: object }) => item)).toMatchObject([
    { eventCode: 'AUTHORISATION' },
    { eventCode: 'CAPTURE', success: 'true' },
    { eventCode: 'CANCEL_OR_REFUND', additionalData: { 'modification.action': 'refund' } },
  ])
})

test('an unknown payment’s page is a page, not an error', async () => {
  const answer = await fetch(`${world.url}/bank/nowhere`, { headers: { 'accept-language': 'nl' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Deze betaling kennen we niet')
})
