import { afterAll, beforeEach, expect, test } from 'vitest'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { mutateAccount, openAccountShop, registration } from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  paymentFields,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, close } = await openAccountShop()
afterAll(close)

const errors = 'errors { code message referencedRequestParameter }'
const gift = `id version isSingleGift totalQuantity billingAddress { email } totals { grandTotal { value } }
  shipments { deliveryDate deliveryAddress { email } packages { id ... on GiftcardPackage { message { text } } } }`
const saveSingleGift = `mutation Save($userData: UserData!, $input: SingleGiftInput!) {
  saveSingleGift(userData: $userData, input: $input) { order { ${gift} } ${errors} } }`
const showGift = `query Gift($userData: UserData!, $singleGift: ID, $orderUuid: String) {
  cartV2(userData: $userData, singleGift: $singleGift, orderUuid: $orderUuid) { ${gift} } }`
const comeBack = `mutation Back($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { ${paymentFields} } }`
const listMethods = `query Methods($userData: UserData!, $total: Int) {
  paymentMethods(userData: $userData, total: $total) { methods { id } ${errors} } }`

const receiverOf = (name: string) => {
  const email = `${name}@voorbeeld.example`
  return { name, email, confirmEmail: email }
}

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

type Given = { gift?: object; details?: object; packageId?: string; giftId?: string }

const save = async ({ gift: given, details, ...more }: Given = {}) => {
  const input = {
    gift: giftInput({ receiver: receiverOf('jan'), ...given }),
    details: detailsInput(details),
    ...more,
  }
  return (await giver.ask(saveSingleGift, { input })).data.saveSingleGift
}
const show = async (asked: object = { singleGift: 'dinerbon' }) =>
  (await giver.ask(showGift, asked)).data.cartV2
const basket = async () => (await giver.ask(showCart)).data.cartV2
const add = async (given: object = {}) => {
  const input = giftInput({ receiver: receiverOf('jan'), ...given })
  return (await giver.ask(addPackage, { input })).data.addPackage.order
}
const pay = async (order: Data, more: object = {}) => {
  const singleGift = { productId: 'dinerbon', version: order.version }
  const expectedTotal = order.totals.grandTotal.value
  const input = { methodId: 'ideal', expectedTotal, singleGift, ...more }
  return (await giver.ask(startPayment, { input })).data.startPayment
}
const settle = async ({ orderUuid, paymentId }: Data) => {
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  return (await giver.ask(comeBack, { orderUuid, redirectResult })).data.submitPaymentDetails
}
const codesOf = (answer: Data): number[] => answer.errors.map(({ code }: Data) => code)

test('it leaves the basket as it is and lies beside it; the last one that was kept counts', async () => {
  const before = await add({ quantity: 3 })
  const { order } = await save({ gift: { message: 'Gefeliciteerd!' } })
  expect(order).toMatchObject({
    isSingleGift: true,
    totalQuantity: 1,
    billingAddress: { email: 'anna@voorbeeld.example' },
  })
  expect(await basket()).toEqual(before)
  expect(await show()).toEqual(order)
  expect(await show({ singleGift: 'saunabon' })).toBeNull()
  expect((await save({ gift: { message: 'Hoera' } })).order).toMatchObject({
    id: order.id,
    version: 2,
    shipments: [{ packages: [{ message: { text: 'Hoera' } }] }],
  })
})

test('it is ordered once, ends with its payment, and the next one begins with nothing', async () => {
  const before = await add({ quantity: 3 })
  const { order } = await save()
  const begun = await pay(order)
  expect((await pay(order)).orderUuid).toBe(begun.orderUuid)
  expect(await settle(begun)).toMatchObject({ state: 'PAID', errors: [] })
  expect(await show()).toBeNull()
  expect(codesOf(await pay(order))).toEqual([3203])
  expect(await basket()).toEqual(before)
  expect((await save()).order).toMatchObject({ version: 1 })
})

test('after a payment that failed its order leads back to it, and not to the basket', async () => {
  const lying = await add({ quantity: 3 })
  const { order } = await save()
  const { orderUuid } = await pay(order)
  expect(await show({ orderUuid })).toEqual(order)
  const stranger = await browser().ask(showGift, { orderUuid })
  expect(stranger.errors?.map(({ extensions }) => extensions.code)).toEqual([3301])
  expect((await show({})).id).toBe(lying.id)
})

test('what was given up and is honoured late is not kept to be paid once more', async () => {
  const { order } = await save()
  const { orderUuid, paymentId } = await pay(order)
  shop.provider.decide(paymentId, 'refused')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  const back = (await giver.ask(comeBack, { orderUuid, redirectResult })).data.submitPaymentDetails
  expect(codesOf(back)).toEqual([2035])
  expect((await save({ giftId: order.id })).order).toMatchObject({ id: order.id, version: 2 })
  shop.provider.decide(paymentId, 'authorised')
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
  const again = await save({ giftId: order.id })
  expect(again).toMatchObject({
    order: null,
    errors: [{ code: 3366, referencedRequestParameter: 'giftId' }],
  })
  expect(await show()).toBeNull()
  // Of the next gift, and of somebody else's, it says nothing.
  expect((await save()).errors).toEqual([])
  giver = browser()
  expect((await save({ giftId: order.id })).errors).toEqual([])
})

test('what another tab kept meanwhile is not paid unseen', async () => {
  const { order } = await save()
  const other = await save({ gift: { receiver: receiverOf('kees') } })
  expect(other.order.totals).toEqual(order.totals)
  expect(codesOf(await pay(order))).toEqual([3204])
  expect((await pay(other.order)).errors).toEqual([])
})

test('a gift that was changed while the page of the bank was open stays, and is not the one that was paid', async () => {
  const begun = await pay((await save()).order)
  await save({ gift: { receiver: receiverOf('kees') } })
  await settle(begun)
  expect(await show()).toMatchObject({
    isSingleGift: true,
    shipments: [{ deliveryAddress: { email: 'kees@voorbeeld.example' } }],
  })
})

test('under a name that no product can have lies no gift, and none is paid', async () => {
  await save()
  const productId = '\0'
  expect(await show({ singleGift: productId })).toBeNull()
  const input = { methodId: 'ideal', expectedTotal: 2595, singleGift: { productId, version: 1 } }
  expect(codesOf((await giver.ask(startPayment, { input })).data.startPayment)).toEqual([3100])
})

test('two gifts of two products are paid side by side', async () => {
  const first = await pay((await save()).order)
  const { order } = await save({ gift: { productId: 'boekenbon' } })
  const singleGift = { productId: 'boekenbon', version: order.version }
  const second = await pay(order, { singleGift })
  expect(await settle(second)).toMatchObject({ state: 'PAID' })
  expect(await settle(first)).toMatchObject({ state: 'PAID' })
  expect(shop.waitingJobs.filter(({ name }) => name === 'send-refund')).toEqual([])
})

test('it goes with its visitor at a log-in, and its order too', async () => {
  await mutateAccount(browser(), 'userRegister', { account: registration() })
  const { order } = await save()
  const { orderUuid } = await pay(order)
  const { email, password } = registration()
  await mutateAccount(giver, 'userLogin', { email, password })
  expect(await show()).toEqual(order)
  expect(await show({ orderUuid })).toEqual(order)
})

test('each wrong field of gift and giver has its own error, and nothing is kept', async () => {
  const wrong = await save({ gift: { receiver: { ...receiverOf('jan'), email: 'jan' } } })
  expect(wrong.errors).toMatchObject([{ referencedRequestParameter: 'email' }])
  expect((await save({ details: { firstName: '' } })).errors).toMatchObject([
    { referencedRequestParameter: 'firstName' },
  ])
  expect(codesOf(await save({ gift: { quantity: 501 } }))).toEqual([2030])
  expect(codesOf(await save({ gift: { amount: 1 } }))).toEqual([3103])
  expect(await show()).toBeNull()
})

test('the only package of a basket is ordered in its place, once', async () => {
  const [{ packages }] = (await add()).shipments
  const packageId = packages[0].id
  const { order } = await save({ gift: { amount: 50_00 }, packageId })
  expect(order).toMatchObject({
    isSingleGift: false,
    shipments: [{ packages: [{ id: packageId }] }],
  })
  expect((await basket()).id).toBe(order.id)
  const begun = await pay(order, { singleGift: null })
  await settle(begun)
  expect(await basket()).toBeNull()
})

test('a package that is not alone in its basket stays there', async () => {
  const [{ packages }] = (await add()).shipments
  const before = await add({ amount: 50_00 })
  expect(codesOf(await save({ packageId: packages[0].id }))).toEqual([3201])
  expect(await basket()).toEqual(before)
})

test('the ways to pay are told for a total that lies in no basket yet', async () => {
  const ask = async (total: number | null) =>
    (await giver.ask(listMethods, { total })).data.paymentMethods
  expect((await ask(25_95)).methods).toContainEqual({ id: 'ideal' })
  expect(codesOf(await ask(0))).toEqual([3000])
  expect(codesOf(await ask(null))).toEqual([3202])
})
