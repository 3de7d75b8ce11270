import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const errors = 'errors { code referencedRequestParameter }'
const withdraw = `mutation Withdraw($userData: UserData!, $input: WithdrawalInput!, $orderUuid: String,
  $deliveryIds: [String!]) {
  withdraw(userData: $userData, input: $input, orderUuid: $orderUuid, deliveryIds: $deliveryIds) {
    statedOn ${errors} } }`
const offer = `query Offer($userData: UserData!, $orderUuid: String!) {
  withdrawalOffer(userData: $userData, orderUuid: $orderUuid) {
    offer { orderNumber email parts { deliveryId result } moneyBack { total { value } } } ${errors} } }`
const cancellation = `query Cancellation($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
  cancellation(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) {
    moneyBack { gifts { value } fees { value } total { value } isWholeOrder } ${errors} } }`
const cancelShipment = `mutation Cancel($userData: UserData!, $orderUuid: String!, $deliveryId: String!,
  $expectedTotal: Int!) {
  cancelShipment(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId,
    expectedTotal: $expectedTotal) {
    order { receivers { deliveryState canBeCancelled } refunded { value } } ${errors} } }`
const look = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) {
    order { referenceNumber refunded { value } receivers { id deliveryState canBeCancelled } } } }`

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

async function buy(receiverEmail: string) {
  const receiver = { name: 'Jan', email: receiverEmail, confirmEmail: receiverEmail }
  await giver.ask(addPackage, { input: giftInput({ receiver }) })
  await giver.ask(saveDetails, { input: detailsInput() })
  const card = {
    ...{ encryptedCardNumber: 'x', encryptedExpiryMonth: 'x', encryptedExpiryYear: 'x' },
    ...{ encryptedSecurityCode: 'x', holderName: 'Anna', brand: 'visa' },
  }
  const input = { methodId: 'scheme', expectedTotal: 25_95, card }
  const { orderUuid } = (await giver.ask(startPayment, { input })).data.startPayment
  await shop.runJobs()
  return { orderUuid, ...(await seen(orderUuid)) }
}

const seen = async (uuid: string) => (await giver.ask(look, { uuid })).data.order.order

const typed = (orderNumber: string) => ({
  ...{ name: 'Anna de Vries', orderNumber, email: detailsInput().email },
})

test('a whole order is withdrawn without a log-in, and everybody gets the same answer', async () => {
  const { orderUuid, referenceNumber } = await buy('jan@voorbeeld.example')
  const stranger = browser()
  const state = async (input: object) => (await stranger.ask(withdraw, { input })).data.withdraw
  const same = { statedOn: expect.any(String), errors: [] }
  expect(await state(typed('61-AAAA-AAAA'))).toEqual(same)
  expect(await state({ ...typed(referenceNumber), email: 'eve@voorbeeld.example' })).toEqual(same)
  await shop.runJobs()
  expect(await seen(orderUuid)).toMatchObject({ refunded: null })
  expect(await state(typed(` ${referenceNumber.toLowerCase()} `))).toEqual(same)
  await shop.runJobs()
  expect(await seen(orderUuid)).toMatchObject({
    ...{ refunded: { value: 25_95 }, receivers: [{ deliveryState: 'CALLED_OFF' }] },
  })
})

test.each([
  ['no name', { name: '' }, ['3001 name']],
  ['half an address', { email: 'anna@' }, ['3002 email']],
  ['no order number', { orderNumber: ' ' }, ['3001 orderNumber']],
])('%s is said by its field', async (_what, given, expected) => {
  const input = { ...typed('61-AAAA-AAAA'), ...given }
  const { errors: said } = (await giver.ask(withdraw, { input })).data.withdraw
  expect(
    said.map(
      (error: { code: number; referencedRequestParameter: string }) =>
        `${error.code} ${error.referencedRequestParameter.split('.').at(-1)}`,
    ),
  ).toEqual(expected)
})

test('what may be withdrawn is shown to the giver alone', async () => {
  const { orderUuid, referenceNumber } = await buy('jan@voorbeeld.example')
  const shown = (await giver.ask(offer, { orderUuid })).data.withdrawalOffer
  expect(shown.offer).toMatchObject({
    ...{ orderNumber: referenceNumber, parts: [{ result: 'PAID_BACK' }] },
    moneyBack: { total: { value: 25_95 } },
  })
  expect((await browser().ask(offer, { orderUuid })).data.withdrawalOffer).toMatchObject({
    ...{ offer: null, errors: [{ code: 3301 }] },
  })
})

test('what does not arrive is cancelled at once, for what was shown', async () => {
  const { orderUuid, receivers } = await buy('bounce@voorbeeld.example')
  const [{ id: deliveryId, canBeCancelled }] = receivers
  expect(canBeCancelled).toBe(true)
  const { moneyBack } = (await giver.ask(cancellation, { orderUuid, deliveryId })).data.cancellation
  expect(moneyBack).toEqual({
    ...{ gifts: { value: 25_00 }, fees: { value: 95 }, total: { value: 25_95 } },
    isWholeOrder: true,
  })
  const cancel = async (expectedTotal: number, viewer = giver) =>
    (await viewer.ask(cancelShipment, { orderUuid, deliveryId, expectedTotal })).data.cancelShipment
  expect(await cancel(25_00)).toMatchObject({ order: null, errors: [{ code: 3321 }] })
  expect(await cancel(25_95, browser())).toMatchObject({ order: null, errors: [{ code: 3301 }] })
  expect(await cancel(25_95)).toMatchObject({
    order: {
      receivers: [{ deliveryState: 'CALLED_OFF', canBeCancelled: false }],
      refunded: { value: 25_95 },
    },
    errors: [],
  })
  expect(await cancel(25_95)).toMatchObject({ order: null, errors: [{ code: 3320 }] })
})
