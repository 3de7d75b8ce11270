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

const fields = `order { receivers { id name email deliveryState canBeCorrected } }
  errors { code message referencedRequestParameter }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { ${fields} } }`
const correctAddress = `mutation Correct($userData: UserData!, $orderUuid: String!, $deliveryId: String!,
  $email: String!, $confirmEmail: String!) {
  correctDeliveryAddress(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId,
    email: $email, confirmEmail: $confirmEmail) { ${fields} } }`

const wrong = 'bounce@voorbeeld.example'
const right = 'jan@voorbeeld.example'

let giver: ApiBrowser
let order: { orderUuid: string; deliveryId: string }
beforeEach(async () => {
  giver = browser()
  const receiver = { name: 'Jan', email: wrong, confirmEmail: wrong }
  await giver.ask(addPackage, { input: giftInput({ receiver }) })
  await giver.ask(saveDetails, { input: detailsInput() })
  const card = {
    encryptedCardNumber: 'x',
    encryptedExpiryMonth: 'x',
    encryptedExpiryYear: 'x',
    encryptedSecurityCode: 'x',
    holderName: 'Anna',
    brand: 'visa',
  }
  const input = { methodId: 'scheme', expectedTotal: 25_95, card }
  const { orderUuid } = (await giver.ask(startPayment, { input })).data.startPayment
  await shop.runJobs()
  const [{ id }] = (await look(giver, orderUuid)).order.receivers
  order = { orderUuid, deliveryId: id }
})

const look = async (viewer: ApiBrowser, uuid: string) =>
  (await viewer.ask(showOrder, { uuid })).data.order
const correct = async (given: object, viewer = giver) => {
  const typed = { ...order, email: right, confirmEmail: right, ...given }
  return (await viewer.ask(correctAddress, typed)).data.correctDeliveryAddress
}

test('the giver corrects an address that bounced, and sees the gift leave', async () => {
  expect((await look(giver, order.orderUuid)).order.receivers).toMatchObject([
    { deliveryState: 'FAILED', email: wrong, canBeCorrected: true },
  ])
  expect(await correct({ email: ` ${right} ` })).toMatchObject({
    order: { receivers: [{ deliveryState: 'WAITING', email: right, canBeCorrected: false }] },
    errors: [],
  })
  await shop.runJobs()
  expect((await look(giver, order.orderUuid)).order.receivers).toMatchObject([
    { deliveryState: 'SENT', email: right, canBeCorrected: true },
  ])
})

test('a visitor with the link alone can neither correct it nor see that it can be corrected', async () => {
  const stranger = browser()
  expect((await look(stranger, order.orderUuid)).order.receivers).toMatchObject([
    { canBeCorrected: false, email: expect.not.stringContaining('voorbeeld') },
  ])
  expect(await correct({}, stranger)).toMatchObject({ order: null, errors: [{ code: 3301 }] })
})

test.each([
  ['no address', { email: '' }, ['3001 email']],
  ['half an address', { email: 'jan@' }, ['3002 email']],
  ['an address of a mile', { email: `${'a'.repeat(300)}@voorbeeld.example` }, ['3026 email']],
  ['a line break', { email: 'jan@voorbeeld.example\r\nBcc: x@y.example' }, ['3002 email']],
  ['two addresses', { confirmEmail: 'jam@voorbeeld.example' }, ['3003 confirmEmail']],
  ['nothing at all', { email: '', confirmEmail: '' }, ['3001 email', '3001 confirmEmail']],
  ['another delivery', { deliveryId: 'dlv_00000000000000000000000000' }, ['3000 deliveryId']],
  ['a made up delivery', { deliveryId: "' or 1=1" }, ['3000 deliveryId']],
  ['a broken uuid', { orderUuid: 'x' }, ['3011 orderUuid']],
])('%s changes nothing', async (_what, given, problems) => {
  const { order: answered, errors } = await correct(given)
  expect(answered).toBeNull()
  expect(
    errors.map(
      (error: { code: number; referencedRequestParameter: string }) =>
        `${error.code} ${error.referencedRequestParameter}`,
    ),
  ).toEqual(problems)
  expect((await look(giver, order.orderUuid)).order.receivers).toMatchObject([
    { deliveryState: 'FAILED', email: wrong },
  ])
})
