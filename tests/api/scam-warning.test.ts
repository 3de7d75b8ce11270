import { afterAll, afterEach, expect, test } from 'vitest'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)
const asSold = shop.deps.storefront
afterEach(() => {
  shop.deps.storefront = asSold
})

const showWarning = `query Warning($userData: UserData!) {
  cartV2(userData: $userData) { totals { grandTotal { value } } scamWarning { delayMinutes } } }`
const showRule = `query Rule($userData: UserData!, $productId: String!) {
  scamRule(userData: $userData, productId: $productId) { isFirstOrder cardsAbove equalCardsFrom signsFrom delayMinutes } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { state receivers { deliveryState isDelayed deliveryDate canBePlanned } } } }`

const cash = { productId: 'appelbon', amount: 100_00, quantity: 2 }
const fill = async (visitor: ApiBrowser, given: object) => {
  const { data } = await visitor.ask(addPackage, { input: giftInput(given) })
  expect(data.addPackage.errors).toEqual([])
}
const warningOf = async (visitor: ApiBrowser) =>
  (await visitor.ask(showWarning)).data.cartV2.scamWarning

async function pay(visitor: ApiBrowser): Promise<string> {
  await visitor.ask(saveDetails, { input: detailsInput() })
  const { cartV2 } = (await visitor.ask(showWarning)).data
  const input = {
    ...{ methodId: 'scheme', card: cardOf('A. BOS') },
    expectedTotal: cartV2.totals.grandTotal.value,
  }
  const { startPayment: paid } = (await visitor.ask(startPayment, { input })).data
  expect(paid).toMatchObject({ errors: [], state: 'PAID' })
  return paid.orderUuid
}
const orderOf = async (visitor: ApiBrowser, uuid: string) =>
  (await visitor.ask(showOrder, { uuid })).data.order.order

test('a first order of cards like cash above €150 is warned of, and paid all the same; the next one is not', async () => {
  const visitor = browser()
  await fill(visitor, cash)
  expect(await warningOf(visitor)).toEqual({ delayMinutes: 0 })
  const uuid = await pay(visitor)
  expect((await orderOf(visitor, uuid)).receivers).toMatchObject([{ isDelayed: false }])
  await fill(visitor, cash)
  expect(await warningOf(visitor)).toBeNull()
})

test.each([
  [{ ...cash, quantity: 1 }, null],
  [{ ...cash, amount: 10_00, quantity: 4 }, { delayMinutes: 0 }],
  [{ amount: 100_00, quantity: 9 }, null],
])('a first basket of %o gets the warning %o', async (given, warning) => {
  const visitor = browser()
  await fill(visitor, given)
  expect(await warningOf(visitor)).toEqual(warning)
})

test('the page of one gift is told by which signs to warn, of cards like cash alone', async () => {
  const visitor = browser()
  const ruleOf = async (productId: string) =>
    (await visitor.ask(showRule, { productId })).data.scamRule
  expect(await ruleOf('appelbon')).toEqual({
    ...{ isFirstOrder: true, cardsAbove: 150_00, equalCardsFrom: 4, signsFrom: 2 },
    delayMinutes: 0,
  })
  expect(await ruleOf('dinerbon')).toBeNull()
})

test('where the storefront wants it such an order is delivered later: page and mail say when, and it cannot be hastened', async () => {
  const scam = { ...asSold.fairness.scam, delayMinutes: 30 }
  shop.deps.storefront = { ...asSold, fairness: { ...asSold.fairness, scam } }
  const visitor = browser()
  await fill(visitor, cash)
  const until = new Date(shop.now.getTime() + 30 * 60_000).toISOString()
  const uuid = await pay(visitor)
  await shop.runJobs()
  expect(await orderOf(visitor, uuid)).toMatchObject({
    state: 'issuing',
    receivers: [
      { deliveryState: 'WAITING', isDelayed: true, deliveryDate: until, canBePlanned: false },
    ],
  })
  const confirmations = [...shop.mails].filter(([key]) => key.startsWith('confirmation:'))
  expect(confirmations.at(-1)?.[1].about).toMatchObject({ lines: [{ delayedTo: until }] })
  shop.later(30 * 60_000)
  await shop.runJobs()
  expect((await orderOf(visitor, uuid)).receivers).toMatchObject([{ deliveryState: 'SENT' }])
})
