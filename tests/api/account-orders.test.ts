import { afterAll, beforeEach, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import {
  mutateAccount,
  openAccountShop,
  ordersOf,
  register,
} from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'

const { browser, shop, database, close, tokenTo } = await openAccountShop()
afterAll(close)

const dayMs = 24 * 60 * 60_000
let visitor: ApiBrowser
let number = 0
beforeEach(() => {
  visitor = browser()
  number += 1
  shop.later(dayMs)
})

const email = () => `klant${number}@voorbeeld.example`
const open = () => register(visitor, { email: email(), confirmEmail: email() })

const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { isFullView isUndelivered email receivers { id name } } } }`

const correctAddress = `mutation Correct($userData: UserData!, $orderUuid: String!, $deliveryId: String!,
  $email: String!, $confirmEmail: String!) {
  correctDeliveryAddress(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId,
    email: $email, confirmEmail: $confirmEmail) { errors { code } } }`

const submit = `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { state } }`

/** Orders as a guest or as a customer, and pays. */
async function buy(
  from: ApiBrowser,
  given: { email?: string; to?: string; name?: string; isPaid?: boolean } = {},
) {
  const receiver = {
    name: given.name ?? 'Jan Jansen',
    email: given.to ?? 'jan@voorbeeld.example',
    confirmEmail: given.to ?? 'jan@voorbeeld.example',
  }
  await from.ask(addPackage, { input: giftInput({ receiver, quantity: 2 }) })
  const address = given.email ?? 'elders@voorbeeld.example'
  await from.ask(saveDetails, { input: detailsInput({ email: address, confirmEmail: address }) })
  const input = { methodId: 'ideal', expectedTotal: 50_95 }
  const { orderUuid, paymentId } = (await from.ask(startPayment, { input })).data.startPayment
  if (given.isPaid !== false) {
    shop.provider.decide(paymentId, 'authorised')
    const redirectResult = shop.provider.redirectResultOf(paymentId)
    await from.ask(submit, { orderUuid, redirectResult })
    await shop.runJobs()
  }
  return orderUuid as string
}

const uuidsOf = async (from: ApiBrowser) =>
  (await ordersOf(from)).orders.map(({ uuid }: { uuid: string }) => uuid)

test('an order of a customer who is logged in stands in their account, with items and receivers', async () => {
  await open()
  const uuid = await buy(visitor)
  const { orders, paging, errors } = await ordersOf(visitor)
  expect(errors).toEqual([])
  expect(paging).toEqual({ currentPage: 1, itemsPerPage: 10, totalItems: 1 })
  expect(orders).toEqual([
    {
      uuid,
      referenceNumber: expect.stringMatching(/^61-/),
      status: expect.any(String),
      state: expect.any(String),
      isUndelivered: false,
      orderedOn: expect.any(String),
      total: { value: 50_95 },
      ...{ totalQuantity: 2, packQuantity: 0 },
      canBeRepeated: true,
      orderedBy: null,
      shipmentCount: 1,
      shipments: [
        {
          name: 'Jan Jansen',
          isForSelf: false,
          deliveryState: 'SENT',
          deliveryDate: null,
          isDelayed: false,
          isHandedOver: false,
          postState: null,
        },
      ],
      cards: [
        {
          image: { url: expect.stringContaining('/cards/'), alt: expect.any(String) },
          backgroundColor: expect.stringMatching(/^#/),
        },
      ],
    },
  ])
  const phone = browser()
  await mutateAccount(phone, 'userLogin', { email: email(), password: 'appeltaart-1' })
  expect((await phone.ask(showOrder, { uuid })).data.order.order).toMatchObject({
    isFullView: true,
    receivers: [{ name: 'Jan Jansen' }],
  })
})

test('what a guest ordered with an address is shown once its mailbox confirmed it, and not before', async () => {
  const uuid = await buy(browser(), { email: email().toUpperCase() })
  await open()
  expect(await uuidsOf(visitor)).toEqual([])
  expect((await visitor.ask(showOrder, { uuid })).data.order.order.isFullView).toBe(false)
  await mutateAccount(visitor, 'userConfirmEmail', { token: await tokenTo(email()) })
  expect(await uuidsOf(visitor)).toEqual([uuid])
  expect((await visitor.ask(showOrder, { uuid })).data.order.order.isFullView).toBe(true)
})

test('what was ordered with the address at another storefront is listed there alone', async () => {
  const belgian = new OrderShop(database, undefined, {
    ...shop.deps.storefront,
    key: 'GCSBE',
  })
  const visitorKey = await belgian.fillBasket([{}], { email: email() })
  await beginPayment(belgian.deps, await belgian.request(visitorKey))
  belgian.close()
  await open()
  const token = await tokenTo(email())
  const uuid = await buy(browser(), { email: email() })
  await mutateAccount(visitor, 'userConfirmEmail', { token })
  expect(await uuidsOf(visitor)).toEqual([uuid])
})

test('an order of which a gift bounced says so until its address is corrected', async () => {
  await open()
  const uuid = await buy(visitor, { to: 'bounce@voorbeeld.example' })
  const isUndelivered = async () => {
    const inList = (await ordersOf(visitor)).orders[0].isUndelivered
    const { order } = (await visitor.ask(showOrder, { uuid })).data.order
    return { inList, onPage: order.isUndelivered, deliveryId: order.receivers[0].id }
  }
  const { deliveryId, ...said } = await isUndelivered()
  expect(said).toEqual({ inList: true, onPage: true })
  const email = 'jan@voorbeeld.example'
  const corrected = { orderUuid: uuid, deliveryId, email, confirmEmail: email }
  await visitor.ask(correctAddress, corrected)
  await shop.runJobs()
  expect(await isUndelivered()).toEqual({ inList: false, onPage: false, deliveryId })
})

test('an account shows no orders of another one', async () => {
  await open()
  const uuid = await buy(visitor)
  const stranger = browser()
  await register(stranger, { email: `x${email()}`, confirmEmail: `x${email()}` })
  expect(await uuidsOf(stranger)).toEqual([])
  expect((await stranger.ask(showOrder, { uuid })).data.order.order).toMatchObject({
    isFullView: false,
    receivers: [{ name: 'J•••' }],
  })
  expect((await ordersOf(browser())).errors).toEqual([{ code: 3804 }])
})

test('receivers are masked after thirty days, as on the page of the order', async () => {
  await open()
  await buy(visitor)
  for (let day = 0; day < 3; day += 1) shop.later(10 * dayMs)
  await mutateAccount(visitor, 'userLogin', { email: email(), password: 'appeltaart-1' })
  expect((await ordersOf(visitor)).orders[0].shipments).toMatchObject([{ name: 'J•••' }])
})

test('the newest stand first, ten a page, without superseded orders', async () => {
  await open()
  const uuids: string[] = []
  for (let index = 0; index < 11; index += 1) {
    shop.later(1000)
    uuids.unshift(await buy(visitor))
  }
  shop.later(1000)
  const changed = await buy(visitor, { isPaid: false })
  await visitor.ask(addPackage, { input: giftInput({ quantity: 1 }) })
  const input = { methodId: 'ideal', expectedTotal: 75_95 }
  const anew = (await visitor.ask(startPayment, { input })).data.startPayment.orderUuid
  expect(anew).not.toBe(changed)
  expect(await uuidsOf(visitor)).toEqual([anew, ...uuids.slice(0, 9)])
  const second = await ordersOf(visitor, { pageNumber: 2 })
  expect(second.orders.map(({ uuid }: { uuid: string }) => uuid)).toEqual(uuids.slice(9))
  expect(second.paging).toEqual({ currentPage: 2, itemsPerPage: 10, totalItems: 12 })
  const beyond = { currentPage: 10_000, itemsPerPage: 10, totalItems: 12 }
  expect(await ordersOf(visitor, { pageNumber: 10_000 })).toMatchObject({
    orders: [],
    paging: beyond,
    errors: [],
  })
})

test('a search finds number, title and receiver; a year leaves its orders', async () => {
  await open()
  const first = await buy(visitor, { name: 'Kees Bol' })
  shop.later(1000)
  const second = await buy(visitor)
  const found = async (asked: object) => {
    const { orders, paging, years } = await ordersOf(visitor, asked)
    expect(paging.totalItems).toBe(orders.length)
    expect(years).toEqual([shop.now.getUTCFullYear()])
    return orders.map(({ uuid }: { uuid: string }) => uuid)
  }
  const [{ referenceNumber }] = (await ordersOf(visitor)).orders
  expect(await found({ search: ` ${referenceNumber.slice(-6)} ` })).toEqual([second])
  expect(await found({ search: 'kees b' })).toEqual([first])
  expect(await found({ search: 'DINERBON' })).toEqual([second, first])
  expect(await found({ search: 'card dinerbon' })).toEqual([second, first])
  for (const search of ['%', '_', '\\', 'niets', "' or true --"])
    expect(await found({ search })).toEqual([])
  // The database takes neither.
  for (const search of ['\u0000', 'dinerbon\u0000', '\ud800'])
    expect(await found({ search })).toEqual([second, first])
  expect(await found({ year: shop.now.getUTCFullYear() })).toEqual([second, first])
  expect(await found({ year: 2000 })).toEqual([])
  expect(await found({ year: 2000, search: 'dinerbon' })).toEqual([])
})

test('a name that is masked is not found', async () => {
  await open()
  const uuid = await buy(visitor, { name: 'Kees Bol' })
  for (let day = 0; day < 31; day += 1) shop.later(dayMs)
  await mutateAccount(visitor, 'userLogin', { email: email(), password: 'appeltaart-1' })
  expect((await ordersOf(visitor, { search: 'Kees' })).orders).toEqual([])
  expect((await ordersOf(visitor, { search: 'dinerbon' })).orders).toMatchObject([{ uuid }])
})

test('years are those of a Dutch calendar, the newest first', async () => {
  await open()
  const before = shop.now
  shop.now = new Date('2027-12-31T22:59:00Z')
  await mutateAccount(visitor, 'userLogin', { email: email(), password: 'appeltaart-1' })
  await buy(visitor)
  shop.later(60_000)
  const uuid = await buy(visitor)
  expect(await ordersOf(visitor, { year: 2028 })).toMatchObject({
    years: [2028, 2027],
    orders: [{ uuid }],
    paging: { totalItems: 1 },
  })
  shop.now = before
})

test.each([0, -1, 10_001])('a page %i does not exist', async (pageNumber) => {
  await open()
  expect((await ordersOf(visitor, { pageNumber })).errors).toEqual([{ code: 3012 }])
})

test('an order outlives the account that placed it', async () => {
  await open()
  const uuid = await buy(visitor)
  await mutateAccount(visitor, 'deleteAccount', { password: 'appeltaart-1' })
  const order = await shop.deps.db
    .selectFrom('orders')
    .select(['state', 'account_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  expect(order).toEqual({ state: 'completed', account_id: null })
})
