import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pricedIn } from '#domain/catalogue/priced-in.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { Currency } from '#kernel/money.ts'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { type AdyenWorld, press, startAdyenWorld, testCard } from '#tests/support/adyen-world.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  paymentFields,
  saveDetails,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'

const storefronts = await loadStorefronts(new URL('../../', import.meta.url).pathname)
const currencies: readonly Currency[] = ['EUR', 'PLN', 'GBP']
const products = currencies.map((currency) => buildProduct({ id: `bon-${currency}`, currency }))

let world: AdyenWorld
let opened: Awaited<ReturnType<typeof openApiShop>>
let visitor: ApiBrowser

beforeAll(async () => {
  world = await startAdyenWorld()
  opened = await openApiShop({ products, storefronts })
  opened.shop.useProvider(world.payments)
})
afterAll(async () => {
  await opened.close()
  await world.close()
})

/** The same shop as another storefront of it, with a gift in a new visitor's basket. */
async function shopIn(key: string, leftOut?: readonly string[]) {
  const { shop, browser } = opened
  const found = storefronts.find((one) => one.key === key)
  if (found === undefined) throw new Error(`There is no ${key}.`)
  const { currency } = found
  const snapshot = buildCatalogue(products)
  shop.deps.storefront = { ...found, paymentAttemptsMax: 50, paymentMethodsLeftOut: leftOut }
  shop.deps.catalogue = pricedIn(currency, { current: () => snapshot })
  visitor = browser('en')
  await visitor.ask(addPackage, { input: giftInput({ productId: `bon-${currency}` }) })
  await visitor.ask(saveDetails, { input: detailsInput() })
}

const listed = `query Methods($userData: UserData!) { paymentMethods(userData: $userData) {
  methods { id name marks brands banks { id issuer } raw } errors { code } } }`
const submit = `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { ${paymentFields} } }`
const check = `mutation Check($userData: UserData!, $orderUuid: String!) {
  checkPayment(userData: $userData, orderUuid: $orderUuid) { ${paymentFields} } }`

const showTransfer = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { status transfer { beneficiary iban bic reference amount { value currency } until } } } }`

const methods = async (): Promise<Data[]> => (await visitor.ask(listed)).data.paymentMethods.methods
const idsIn = async (key: string, leftOut?: readonly string[]) => {
  await shopIn(key, leftOut)
  return (await methods()).map(({ id }) => id)
}

async function pay(methodId: string, given: object = {}): Promise<Data> {
  const expectedTotal = (await visitor.ask(showCart)).data.cartV2.totals.grandTotal.value
  const input = { methodId, expectedTotal, ...given }
  const { data, text } = await visitor.ask(startPayment, { input })
  return data?.startPayment ?? text
}
const come = async ({ orderUuid }: Data, redirectResult: string): Promise<Data> =>
  (await visitor.ask(submit, { orderUuid, redirectResult })).data.submitPaymentDetails
const look = async ({ orderUuid }: Data): Promise<Data> =>
  (await visitor.ask(check, { orderUuid })).data.checkPayment

/** Everything that the provider has said so far, again and again, as it may. */
async function hear(): Promise<void> {
  await world.flush()
  await receiveNotifications(opened.shop.deps, world.hearing.news)
  await opened.shop.runJobs()
}

/** What the shop finds out by itself, once in a while. */
async function runChecks(): Promise<void> {
  await reconcileWork(opened.shop.deps)
  await opened.shop.runJobs()
}

/** What became of an order: what was paid of it, what went back, and what waits for somebody. */
async function endOf({ orderUuid }: Data) {
  const { db } = opened.shop.deps
  const order = await db
    .selectFrom('orders')
    .select(['id', 'settled_at'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const payments = await db
    .selectFrom('payments')
    .select('state')
    .where('order_id', '=', order.id)
    .orderBy('opened_at')
    .execute()
  const cases = await db
    .selectFrom('cases')
    .select('kind')
    .where('order_id', '=', order.id)
    .execute()
  return {
    isPaid: order.settled_at !== null,
    payments: payments.map(({ state }) => state),
    cases: cases.map(({ kind }) => kind),
  }
}

const paid = { isPaid: true, payments: ['settled'], cases: [] }

describe('which ways to pay there are', () => {
  test('each storefront has those of its country and currency, in its order', async () => {
    expect(await idsIn('GCSBE')).toEqual([
      ...['bcmc_mobile', 'bcmc', 'kbc', 'belfius', 'scheme', 'paypal'],
      'bankTransfer_IBAN',
    ])
    expect(await idsIn('GCSAT')).toEqual(['eps', 'scheme', 'paypal', 'bankTransfer_IBAN'])
    expect(await idsIn('CBPL')).toEqual(['blik', 'scheme', 'paypal'])
    expect(await idsIn('GCSPT')).toEqual(['mbway', 'scheme', 'paypal', 'bankTransfer_IBAN'])
    expect(await idsIn('GCSNL')).toEqual(['ideal', 'scheme', 'paypal', 'bankTransfer_IBAN'])
    expect(await idsIn('GCSUK')).toEqual(['scheme', 'paypal'])
  })

  test('a storefront may do without one, which is then refused', async () => {
    expect(await idsIn('GCSBE', ['belfius'])).not.toContain('belfius')
    expect((await pay('belfius')).errors).toMatchObject([{ code: 3400 }])
  })

  test('in France a card may be a Carte Bancaire, and its order says so', async () => {
    await shopIn('CBFR')
    const [card] = await methods()
    expect(card.marks).toEqual([
      'carteBancaire',
      'visa',
      'mastercard',
      'americanExpress',
      'maestro',
    ])
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
    expect((await visitor.ask(showCart)).data.cartV2.totalQuantity).toBe(1)
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
    expect(payments.toSorted()).toEqual(['refunded', 'settled'])
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
    expect((await endOf(begun)).payments.toSorted()).toEqual(['refunded', 'settled'])
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

describe('a bank transfer', () => {
  const begin = async () => {
    await shopIn('GCSNL')
    return pay('bankTransfer_IBAN')
  }
  const order = async ({ orderUuid }: Data, viewer = visitor): Promise<Data> => {
    const { data } = await viewer.ask(showTransfer, { uuid: orderUuid })
    return data.order.order
  }
  const send = async ({ paymentId }: Data, choice: string) => {
    const [{ pageToken }] = (await world.look(paymentId)).payments
    await press(`${world.url}/bank/${pageToken}`, { choice })
    await hear()
  }
  const mailsOf = ({ paymentId }: Data) =>
    [...opened.shop.mails.keys()].filter((key) => key === `transfer:${paymentId}`)

  test('names account, reference, amount and day on the page of its giver, and mails them once', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ state: 'PENDING', methodId: 'bankTransfer_IBAN', errors: [] })
    await opened.shop.runJobs()
    await opened.shop.runJobs()
    const { transfer, status } = await order(begun)
    expect(status).toBe('PENDING')
    expect(transfer).toMatchObject({
      iban: 'NL13TEST0123456789',
      bic: 'TESTNL02',
      beneficiary: 'TestShop',
      amount: { value: 25_95, currency: 'EUR' },
      until: new Date(opened.shop.now.getTime() + 14 * dayMs).toISOString(),
    })
    expect(mailsOf(begun)).toHaveLength(1)
    const mail = opened.shop.mails.get(`transfer:${begun.paymentId}`)
    expect(mail?.about).toMatchObject({ transfer: { reference: transfer.reference } })
    expect((await order(begun, opened.browser('en'))).transfer).toBeNull()
  })

  test('is paid by the right amount, and the page asks for nothing more', async () => {
    const begun = await begin()
    await send(begun, 'pay')
    expect(await look(begun)).toMatchObject({ state: 'PAID' })
    expect(await endOf(begun)).toEqual(paid)
    expect((await order(begun)).transfer).toBeNull()
  })

  test.each(['less', 'more'])('of %s than was asked waits for somebody', async (choice) => {
    const begun = await begin()
    await send(begun, choice)
    expect(await endOf(begun)).toEqual({
      isPaid: false,
      payments: ['held'],
      cases: ['otherAmount'],
    })
  })

  test('outlives the day that other payments have; nobody who pays later is sent away', async () => {
    const begun = await begin()
    opened.shop.later(13 * dayMs)
    await runChecks()
    expect((await order(begun)).transfer).not.toBeNull()
    opened.shop.later(2 * dayMs)
    await runChecks()
    expect((await endOf(begun)).payments).toEqual(['abandoned'])
    expect((await order(begun)).transfer).toBeNull()
    await send(begun, 'pay')
    expect(await endOf(begun)).toEqual(paid)
  })

  test('that comes after more than thirty days is a case', async () => {
    const begun = await begin()
    opened.shop.later(31 * dayMs)
    await runChecks()
    await send(begun, 'pay')
    expect(await endOf(begun)).toMatchObject({ isPaid: false, cases: ['tooLate'] })
  })

  test('and another way to pay: what comes second goes back', async () => {
    const begun = await begin()
    const other = await pay('paypal')
    await press(other.action.url, { choice: 'pay' })
    await hear()
    await send(begun, 'pay')
    await hear()
    expect((await endOf(begun)).payments.toSorted()).toEqual(['refunded', 'settled'])
  })
})
