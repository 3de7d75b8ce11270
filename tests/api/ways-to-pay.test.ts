import { afterAll, describe, expect, test } from 'vitest'
import { BarcodeText } from '#domain/cards/code.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { press, testCard } from '#tests/support/adyen-world.ts'
import { type ApiBrowser, type Data, showCart } from '#tests/support/api-shop.ts'
import { openWaysToPay, paid } from '#tests/support/ways-to-pay.ts'

const ways = await openWaysToPay()
afterAll(ways.close)
const { world, opened, shopIn, methods, idsIn, pay, come, look, hear, runChecks, endOf, ask } = ways

const wallets = ['applepay', 'googlepay']

describe('which ways to pay there are', () => {
  test('each storefront has those of its country and currency, in its order', async () => {
    expect(await idsIn('GCSBE')).toEqual([
      ...['bcmc_mobile', 'bcmc', 'kbc', 'belfius', 'scheme', ...wallets, 'paypal'],
      'bankTransfer_IBAN',
    ])
    expect(await idsIn('GCSAT')).toEqual([
      'eps',
      'scheme',
      ...wallets,
      'paypal',
      'bankTransfer_IBAN',
    ])
    expect(await idsIn('CBPL')).toEqual(['blik', 'scheme', ...wallets, 'paypal'])
    expect(await idsIn('GCSPT')).toEqual([
      'mbway',
      'scheme',
      ...wallets,
      'paypal',
      'bankTransfer_IBAN',
    ])
    expect(await idsIn('GCSNL')).toEqual([
      'ideal',
      'scheme',
      ...wallets,
      'paypal',
      'bankTransfer_IBAN',
    ])
    expect(await idsIn('GCSUK')).toEqual(['scheme', ...wallets, 'paypal'])
  })

  test('a storefront may do without one, which is then refused', async () => {
    expect(await idsIn('GCSBE', ['belfius'])).not.toContain('belfius')
    expect((await pay('belfius')).errors).toMatchObject([{ code: 3400 }])
  })

  test('in France a card may be a Carte Bancaire, and its order says so', async () => {
    await shopIn('CBFR')
    const [card] = await methods()
    expect(card.marks).toEqual(['carteBancaire', 'visa', 'mastercard', 'americanExpress'])
    const begun = await pay('scheme', { card: testCard('4035 5010 0000 0008') })
    expect(begun).toMatchObject({ state: 'PAID', errors: [] })
    const { brand } = await opened.shop.deps.db
      .selectFrom('payments')
      .select('brand')
      .where('id', '=', begun.paymentId)
      .executeTakeFirstOrThrow()
    expect(brand).toBe('carteBancaire')
  })

  test('what the provider says of a method comes along as it is', async () => {
    await shopIn('GCSAT')
    const [eps] = await methods()
    expect(eps.banks).toContainEqual({ id: 'donau-sparkasse', issuer: 'Donau-Sparkasse' })
    expect(JSON.parse(eps.raw)).toMatchObject({
      type: 'eps',
      issuers: expect.arrayContaining([{ id: 'donau-sparkasse', name: 'Donau-Sparkasse' }]),
    })
  })
})

/** What is asked of each before its page. */
const redirects: readonly [key: string, methodId: string, answers: object][] = [
  ['GCSBE', 'bcmc_mobile', {}],
  ['GCSBE', 'kbc', {}],
  ['GCSBE', 'belfius', {}],
  ['GCSAT', 'eps', { bank: 'alpen-bank' }],
  ['GCSNL', 'paypal', {}],
  ['CBPL', 'paypal', {}],
]

describe.each(redirects)('%s, %s', (key, methodId, answers) => {
  const begin = async () => {
    await shopIn(key)
    return pay(methodId, answers)
  }
  const choose = async (begun: Data, choice: string) => press(begun.action.url, { choice })

  test('a success on the page of the method pays, and its news changes nothing more', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ state: 'ACTION_REQUIRED', errors: [] })
    const { redirectResult } = await choose(begun, 'pay')
    expect(await come(begun, redirectResult)).toMatchObject({ state: 'PAID' })
    await hear()
    await hear()
    expect(await endOf(begun)).toEqual(paid)
  })

  test('news before the shopper is back pays too, and a reload of the return is harmless', async () => {
    const begun = await begin()
    const { redirectResult } = await choose(begun, 'pay')
    await hear()
    expect(await come(begun, redirectResult)).toMatchObject({ state: 'PAID' })
    expect(await come(begun, redirectResult)).toMatchObject({ state: 'PAID' })
    expect(await endOf(begun)).toEqual(paid)
  })

  test.each([
    ['refuse', 2035, 'refused'],
    ['cancel', 3403, 'refused'],
  ])('after %s there is error %i, and the basket is as it was', async (choice, code, state) => {
    const begun = await begin()
    const { redirectResult } = await choose(begun, choice)
    expect((await come(begun, redirectResult)).errors).toMatchObject([{ code }])
    await hear()
    expect(await endOf(begun)).toEqual({ isPaid: false, payments: [state], cases: [] })
    expect((await ask(showCart)).data.cartV2.totalQuantity).toBe(1)
  })

  test('a closed tab ends with the session of the page, and a success after that is honoured', async () => {
    const begun = await begin()
    await choose(begun, 'close')
    expect(await look(begun)).toMatchObject({ state: 'ACTION_REQUIRED' })
    await choose(begun, 'expire')
    await hear()
    expect((await look(begun)).errors).toMatchObject([{ code: 3403 }])
    await world.control(`payments/${begun.paymentId}/announce`, { eventCode: 'AUTHORISATION' })
    await hear()
    expect(await endOf(begun)).toEqual(paid)
  })

  test('paid twice, one of both goes back', async () => {
    const begun = await begin()
    const again = await pay(methodId, answers)
    await choose(begun, 'pay')
    await choose(again, 'pay')
    await hear()
    await hear()
    const { isPaid, payments } = await endOf(begun)
    expect(isPaid).toBe(true)
    expect(payments).toEqual(['refunded', 'settled'])
  })

  test('another amount than was asked waits for somebody', async () => {
    const begun = await begin()
    await world.control(`payments/${begun.paymentId}/announce`, {
      eventCode: 'AUTHORISATION',
      amount: 1_00,
    })
    await hear()
    expect(await endOf(begun)).toEqual({
      isPaid: false,
      payments: ['held'],
      cases: ['otherAmount'],
    })
  })
})

test('an app reads a code from our own page, which is shown to whoever pays and to nobody else', async () => {
  await shopIn('GCSBE')
  const begun = await pay('bcmc_mobile')
  const codeFor = async (viewer: Pick<ApiBrowser, 'ask'>): Promise<Data> =>
    (
      await viewer.ask(
        `mutation Scan($userData: UserData!, $orderUuid: String!) {
          checkPayment(userData: $userData, orderUuid: $orderUuid) { state action { url isScanned qrCode } } }`,
        { orderUuid: begun.orderUuid },
      )
    ).data.checkPayment
  const { url } = begun.action
  const drawn = opened.shop.deps.drawBarcode({ kind: 'qr', text: new BarcodeText(url) })
  expect(await codeFor(ways)).toEqual({
    state: 'ACTION_REQUIRED',
    action: { url, isScanned: true, qrCode: drawn },
  })
  expect((await codeFor(opened.browser('en'))).action).toBeNull()
  await press(url, { choice: 'pay' })
  await hear()
  expect(await codeFor(ways)).toEqual({ state: 'PAID', action: null })
})

test('failures are counted for who paid, so that they hear whom to ask; a change of mind is none', async () => {
  await shopIn('GCSNL')
  const failures = async () =>
    (
      await ask(
        `query Failures($userData: UserData!) { paymentMethods(userData: $userData) { failures } }`,
      )
    ).data.paymentMethods.failures
  for (const [choice, count] of [
    ['cancel', 0],
    ['refuse', 1],
    ['refuse', 2],
  ] as const) {
    const begun = await pay('ideal')
    const { redirectResult } = await press(begun.action.url, { choice })
    await come(begun, redirectResult)
    expect(await failures()).toBe(count)
  }
  opened.shop.later(61 * 60_000)
  expect(await failures()).toBe(0)
})

test('a Bancontact card has no security code, and its bank asks who pays', async () => {
  await shopIn('GCSBE')
  const card = { ...testCard('6703 4444 4444 4449'), encryptedSecurityCode: '', brand: 'maestro' }
  const begun = await pay('bcmc', { card })
  expect(begun).toMatchObject({ state: 'ACTION_REQUIRED', errors: [] })
  const { redirectResult } = await press(begun.action.url, { password: 'password' })
  expect(await come(begun, redirectResult)).toMatchObject({ state: 'PAID' })
  expect(await endOf(begun)).toEqual(paid)
})

test.each([undefined, 'beads', 'alpen-bank '])(
  'the bank %j is none of the method’s',
  async (bank) => {
    await shopIn('GCSAT')
    const { errors, state } = await pay('eps', { bank })
    expect(errors).toMatchObject([{ code: 3405, referencedRequestParameter: 'bank' }])
    expect(state).toBeNull()
  },
)

/** The last digit is what the shopper does on the phone. */
const onThePhone: readonly [key: string, methodId: string, answer: (last: number) => object][] = [
  ['CBPL', 'blik', (last) => ({ blikCode: `777 12${last}` })],
  ['GCSPT', 'mbway', (last) => ({ phoneNumber: `+351 912 345 67${last}` })],
]
const secondsMs = 10_000

describe.each(onThePhone)('%s, %s', (key, methodId, answer) => {
  const begin = async (last: number) => {
    await shopIn(key)
    return pay(methodId, answer(last))
  }

  test('waits for the phone, and is paid once it said yes', async () => {
    const begun = await begin(7)
    expect(begun).toMatchObject({ state: 'PENDING', methodId, action: null, errors: [] })
    await hear()
    expect(await look(begun)).toMatchObject({ state: 'PENDING', methodId })
    await world.advance(secondsMs)
    await hear()
    expect(await look(begun)).toMatchObject({ state: 'PAID' })
    expect(await endOf(begun)).toEqual(paid)
  })

  test.each([
    ['a no on the phone', 1, 2035],
    ['a change of mind on the phone', 3, 3403],
  ])('%s ends it', async (_what, last, code) => {
    const begun = await begin(last)
    await world.advance(secondsMs)
    await hear()
    expect((await look(begun)).errors).toMatchObject([{ code }])
    expect(await endOf(begun)).toMatchObject({ isPaid: false, payments: ['refused'] })
  })

  test('a phone that nobody looks at ends after a quarter of an hour, with or without news', async () => {
    const told = await begin(2)
    await world.advance(16 * 60_000)
    await hear()
    expect((await look(told)).errors).toMatchObject([{ code: 3403 }])
    const untold = await begin(2)
    opened.shop.later(16 * 60_000)
    await runChecks()
    expect((await look(untold)).errors).toMatchObject([{ code: 3403 }])
  })

  test('two phones that say yes pay once', async () => {
    const begun = await begin(8)
    await pay(methodId, answer(9))
    await world.advance(secondsMs)
    await hear()
    await hear()
    expect((await endOf(begun)).payments).toEqual(['refunded', 'settled'])
  })

  test('a yes after the shop gave up is honoured', async () => {
    const begun = await begin(2)
    opened.shop.later(dayMs)
    await runChecks()
    await world.control(`payments/${begun.paymentId}/decide`, { as: 'authorised' })
    await hear()
    expect(await endOf(begun)).toEqual(paid)
  })
})

test.each([
  ['CBPL', 'blik', { blikCode: '12345' }, 3406],
  ['CBPL', 'blik', { blikCode: '1234567' }, 3406],
  ['CBPL', 'blik', { blikCode: '12a456' }, 3406],
  ['CBPL', 'blik', {}, 3406],
  ['GCSPT', 'mbway', { phoneNumber: '912345678' }, 3005],
  ['GCSPT', 'mbway', { phoneNumber: '+351 12' }, 3005],
  ['GCSPT', 'mbway', {}, 3005],
])(
  '%s: %s with %j is refused before anybody is asked (%i)',
  async (...[key, id, answers, code]) => {
    await shopIn(key)
    const { errors, paymentId } = await pay(id, answers)
    expect(errors).toMatchObject([{ code }])
    expect(paymentId).toBeNull()
  },
)

/** What the sheet of a wallet hands over, as its stand-in writes it. */
const sheets: readonly [methodId: string, token: (fate: string) => string][] = [
  ['applepay', (fate) => Buffer.from(JSON.stringify({ standIn: fate })).toString('base64')],
  ['googlepay', (fate) => JSON.stringify({ standIn: fate })],
]

describe.each(sheets)('GCSNL, %s', (methodId, token) => {
  const begin = async (fate: string) => {
    await shopIn('GCSNL')
    return pay(methodId, { walletToken: token(fate) })
  }

  test('a yes on the sheet pays at once, and its news changes nothing more', async () => {
    const begun = await begin('authorised')
    expect(begun).toMatchObject({ state: 'PAID', errors: [] })
    await hear()
    await hear()
    expect(await endOf(begun)).toEqual(paid)
  })

  test('what the bank refuses is a refusal, and the basket is as it was', async () => {
    const begun = await begin('refused')
    expect(begun.errors).toMatchObject([{ code: 2035 }])
    await hear()
    expect(await endOf(begun)).toEqual({ isPaid: false, payments: ['refused'], cases: [] })
    expect((await ask(showCart)).data.cartV2.totalQuantity).toBe(1)
  })

  test('a refused token and another that is good pay once', async () => {
    const begun = await begin('refused')
    expect(await pay(methodId, { walletToken: token('authorised') })).toMatchObject({
      state: 'PAID',
    })
    await hear()
    expect((await endOf(begun)).payments).toEqual(['refused', 'settled'])
  })

  test('without a token nobody is asked; what no wallet gives is refused', async () => {
    await shopIn('GCSNL')
    const { errors, paymentId } = await pay(methodId)
    expect(errors).toMatchObject([{ code: 3340, referencedRequestParameter: 'walletToken' }])
    expect(paymentId).toBeNull()
    expect((await pay(methodId, { walletToken: 'beads' })).errors).toMatchObject([{ code: 2035 }])
    expect((await pay(methodId, { walletToken: 'é\n' })).errors).toMatchObject([{ code: 3340 }])
  })

  test('says who the shop is to the owner of the wallet, and whose script opens it', async () => {
    await shopIn('GCSNL')
    const { sheet } = await sheetOf(methodId)
    expect(sheet).toEqual({
      scriptUrl: `${world.url}/wallets/${methodId}.js`,
      isTest: true,
      merchantId: expect.stringMatching(/./),
      gatewayMerchantId: 'TestShop',
      countryCode: 'NL',
      shopName: opened.shop.deps.storefront.name,
    })
    const script = await fetch(sheet.scriptUrl)
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(await script.text()).not.toMatch(/^(import|export)\b/m)
  })
})

const sheetOf = async (methodId: string): Promise<Data> => {
  const { data } =
    await ask(`query Sheets($userData: UserData!) { paymentMethods(userData: $userData) {
    methods { id sheet { scriptUrl isTest merchantId gatewayMerchantId countryCode shopName } } } }`)
  return data.paymentMethods.methods.find(({ id }: { id: string }) => id === methodId)
}

test('Apple hears from the provider who opens its sheet: the shop at its own address, and no other', async () => {
  await shopIn('GCSNL')
  const open = async (merchantId: string) =>
    (
      await ask(
        `mutation Open($userData: UserData!, $merchantId: String!) {
          openWalletSession(userData: $userData, merchantId: $merchantId) { session errors { code } } }`,
        { merchantId },
      )
    ).data.openWalletSession
  const { sheet } = await sheetOf('applepay')
  const { session, errors } = await open(sheet.merchantId)
  expect(errors).toEqual([])
  expect(JSON.parse(session)).toMatchObject({
    merchantIdentifier: sheet.merchantId,
    domainName: new URL(opened.shop.deps.shopUrl).hostname,
    displayName: opened.shop.deps.storefront.name,
  })
  expect(await open('merchant.of.somebody.else')).toMatchObject({
    session: null,
    errors: [{ code: 3341 }],
  })
})
