import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#domain/clock.ts'
import { euro } from '#kernel/money.ts'
import type { AdyenOptions } from '#platform/payments/adyen-options.ts'
import { createAdyenProvider } from '#platform/payments/create-adyen-provider.ts'
import { encryptCardField } from '#simulators/adyen/cardfields/browser/encrypt-card-field.ts'
import { framesVersion } from '#simulators/adyen/cardfields/browser/frame-protocol.ts'
import {
  type AdyenWorld,
  buildCardPayment,
  buildPayment,
  pageOf,
  press,
  startAdyenWorld,
  testCard,
} from '#tests/support/adyen-world.ts'

let world: AdyenWorld

const adyenOptions: AdyenOptions = {
  environment: 'test',
  ...{ apiKey: '', merchantAccount: '', accountHolder: '', clientKey: 'test_CLIENT' },
  ...{ hmacKeys: [], webhookUser: '', webhookPassword: '', clock: systemClock },
}

beforeAll(async () => {
  world = await startAdyenWorld()
})
afterAll(() => world.close())

const visa = '4111 1111 1111 1111'
const visaWithChallenge = '4917 6100 0000 0000'

test.each([
  [visa, 'visa'],
  ['4111 1111 4555 1142', 'visa'],
  ['5555 3412 4444 1115', 'mastercard'],
  ['2222 4107 4036 0010', 'mastercard'],
  ['3700 0000 0000 002', 'americanExpress'],
  ['6771 7980 2100 0008', 'maestro'],
])('%s is paid at once and is a %s', async (number, brand) => {
  expect(await world.payments.begin(buildCardPayment(number))).toEqual({
    state: 'authorised',
    reference: expect.stringMatching(/^[A-Z0-9]{16}$/),
    amount: euro(25_95),
    brand,
  })
})

test.each([
  ['DECLINED', 'refused'],
  ['BLOCK_CARD', 'refused'],
  ['CARD_EXPIRED', 'refused'],
  ['NOT_ENOUGH_BALANCE', 'refused'],
  ['CVC_DECLINED', 'refused'],
  ['FRAUD', 'refused'],
  ['ISSUER_UNAVAILABLE', 'refused'],
  ['ERROR', 'error'],
])('a card in the name of %s ends as %s, at once and by webhook', async (name, reason) => {
  const payment = buildCardPayment(visa, name)
  expect(await world.payments.begin(payment)).toMatchObject({ state: 'refused', reason })
  await world.flush()
  const news = world.hearing.news.filter(({ paymentId }) => paymentId === payment.paymentId)
  expect(news.map(({ kind }) => kind)).toEqual(['refused'])
})

test('a card in the name of PENDING is paid later, by webhook', async () => {
  const payment = buildCardPayment(visa, 'PENDING')
  expect(await world.payments.begin(payment)).toMatchObject({ state: 'pending' })
  await world.advance(60_000)
  const news = world.hearing.news.filter(({ paymentId }) => paymentId === payment.paymentId)
  expect(news.map(({ kind }) => kind)).toEqual(['nothing', 'authorised'])
})

test('an expired card and a security code of the wrong length are refused', async () => {
  const expired = { ...testCard(visa), encryptedExpiryYear: 'test_2020' }
  const shortCode = { ...testCard('3700 0000 0000 002'), encryptedSecurityCode: 'test_737' }
  for (const card of [expired, shortCode]) {
    const payment = buildPayment({ methodId: 'scheme', card })
    expect(await world.payments.begin(payment)).toMatchObject({ reason: 'refused' })
  }
})

test('a number with a wrong digit is an error, and nothing was begun', async () => {
  const payment = buildCardPayment('4111 1111 1111 1112')
  const outcome = await world.payments.begin(payment)
  expect(outcome).toEqual({ state: 'refused', reference: undefined, reason: 'error' })
  expect((await world.look(payment.paymentId)).payments).toEqual([])
})

test('what the bank weighs for gift cards is passed on, card data is not kept', async () => {
  const payment = {
    ...buildCardPayment(visa),
    giftCards: { amount: euro(25_00), count: 1, receiverEmails: ['receiver@example.com'] },
  }
  await world.payments.begin(payment)
  const [kept] = (await world.look(payment.paymentId)).payments
  expect(kept.request.merchantRiskIndicator).toEqual({
    giftCardAmount: { currency: 'EUR', value: 25_00 },
    giftCardCount: 1,
    giftCardCurr: 'EUR',
    preOrderPurchase: false,
    deliveryAddressIndicator: 'digitalGoods',
    deliveryTimeframe: 'electronicDelivery',
    deliveryEmailAddress: 'receiver@example.com',
  })
  expect(JSON.stringify(kept)).not.toContain('4111')
})

describe('3-D Secure', () => {
  async function challenge() {
    const payment = buildCardPayment(visaWithChallenge)
    const page = pageOf(await world.payments.begin(payment))
    const complete = async (redirectResult: string) => {
      const completion = await world.payments.complete({ redirectResult })
      expect(completion?.paymentId).toBe(payment.paymentId)
      return completion?.outcome
    }
    return { page, complete }
  }

  test('the right password pays', async () => {
    const { page, complete } = await challenge()
    const { redirectResult } = await press(page, { choice: 'confirm', password: 'password' })
    const outcome = await complete(redirectResult)
    expect(outcome).toMatchObject({ state: 'authorised', brand: 'visa' })
  })

  test('a wrong password may be mended, the third one is refused', async () => {
    const { page, complete } = await challenge()
    const wrong = { choice: 'confirm', password: 'guess' }
    const first = await press(page, wrong)
    expect(first.address?.href).toBe(page)
    expect(await (await fetch(page)).text()).toContain('Je kunt het nog 2 keer proberen')
    await press(page, wrong)
    const { redirectResult } = await press(page, wrong)
    expect(await complete(redirectResult)).toMatchObject({ state: 'refused', reason: 'refused' })
  })

  test('a shopper who changes their mind comes back cancelled', async () => {
    const { page, complete } = await challenge()
    const { redirectResult } = await press(page, { choice: 'cancel' })
    expect(await complete(redirectResult)).toMatchObject({ reason: 'cancelled' })
  })
})

describe('card fields', () => {
  const folder = `checkoutshopper/test/securedfields/test_CLIENT/${framesVersion}`
  const shop = 'http://shop.example'
  /** As the component in the browser asks for a frame. */
  const frame = ({ key = 'test_CLIENT', origin = shop, type = 'card' } = {}) =>
    fetch(
      `${world.url}/${folder.replace('test_CLIENT', key)}/securedFields.html?type=${type}&d=${encodeURIComponent(btoa(origin))}`,
    )

  async function publicKey() {
    const page = await (await frame()).text()
    return /data-public-key="([^"]+)"/.exec(page)?.[1] ?? ''
  }

  test('the component is told where its frames are: at what stands in for the provider, at the provider, or at another of its hosts', () => {
    expect(world.payments.cardFields()).toEqual({
      frameUrl: `${world.url}/checkoutshopper/test/`,
      clientKey: 'test_CLIENT',
    })
    const frameUrl = (options: Partial<AdyenOptions>) =>
      createAdyenProvider({ ...adyenOptions, ...options }).cardFields().frameUrl
    expect(frameUrl({ environment: 'test' })).toBe(
      'https://checkoutshopper-test.adyen.com/checkoutshopper/',
    )
    expect(frameUrl({ environment: 'live' })).toBe(
      'https://checkoutshopper-live.adyen.com/checkoutshopper/',
    )
    const cardFrameUrl = 'https://checkoutshopper-live-us.adyen.com/checkoutshopper/'
    expect(frameUrl({ cardFrameUrl })).toBe(cardFrameUrl)
  })

  test('the frames that stand in have the version that the installed component asks for', async () => {
    const installed = createRequire(import.meta.url).resolve('@adyen/adyen-web')
    const constants = 'components/internal/SecuredFields/lib/constants.js'
    const source = await readFile(join(dirname(installed), '../es', constants), 'utf8')
    expect(source).toContain(`"${framesVersion}"`)
  })

  test('a frame can be mounted by the origin in its address alone', async () => {
    const answer = await frame()
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${shop}`)
  })

  test.each([
    { key: 'test_OTHER' },
    { origin: '' },
    { origin: '*' },
    { origin: "http://shop.example; script-src 'unsafe-inline'" },
    { origin: 'http://shop.example/path' },
    { origin: 'javascript:alert(1)' },
  ])('a frame is refused to %o', async (query) => {
    expect((await frame(query)).status).toBe(403)
  })

  test('fields of anything but a card are not there', async () => {
    expect((await frame({ type: 'giftcard' })).status).toBe(404)
  })

  test('their script is served with every module that it imports', async () => {
    const seen = new Set<string>()
    const visit = async (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      const answer = await fetch(`${world.url}/${folder}/${name}.js`)
      expect([name, answer.status]).toEqual([name, 200])
      const imports = (await answer.text()).matchAll(/from\s+'([^']+)'/g)
      for (const [, address = ''] of imports) {
        expect(address).toMatch(/^\.\/[\w-]+\.js$/)
        await visit(address.slice(2, -3))
      }
    }
    await visit('card-field')
    expect(seen.size).toBeGreaterThan(4)
  })

  test('what a frame encrypts the provider reads, also after a restart', async () => {
    const key = await publicKey()
    const card = {
      encryptedCardNumber: await encryptCardField(key, { number: '4111111111111111' }),
      encryptedExpiryMonth: await encryptCardField(key, { expiryMonth: '03' }),
      encryptedExpiryYear: await encryptCardField(key, { expiryYear: '2030' }),
      encryptedSecurityCode: await encryptCardField(key, { cvc: '737' }),
      holderName: 'S. Giver',
    }
    await world.restart()
    const payment = buildPayment({ methodId: 'scheme', card })
    expect(await world.payments.begin(payment)).toMatchObject({ state: 'authorised' })
  })

  test('a browser without WebCrypto has the frame’s server encrypt', async () => {
    const encrypt = (plain: object) =>
      fetch(`${world.url}/${folder}/encrypt`, { method: 'POST', body: JSON.stringify(plain) })
    const encryptedCardNumber = await (await encrypt({ number: '4111111111111111' })).text()
    const card = { ...testCard(visa), encryptedCardNumber }
    const payment = buildPayment({ methodId: 'scheme', card })
    expect(await world.payments.begin(payment)).toMatchObject({ state: 'authorised' })
    expect((await encrypt({ number: 'x' })).status).toBe(400)
    expect((await encrypt({ name: '1' })).status).toBe(400)
  })

  test('a changed cipher text is turned down', async () => {
    const sealed = await encryptCardField(await publicKey(), { number: '4111111111111111' })
    const at = sealed.lastIndexOf('.') - 4
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    const card = { ...testCard(visa), encryptedCardNumber: changed }
    const outcome = await world.payments.begin(buildPayment({ methodId: 'scheme', card }))
    expect(outcome).toMatchObject({ state: 'refused', reason: 'error' })
  })
})
