import { afterAll, beforeEach, expect, test } from 'vitest'
import { collectPostPapers } from '#flows/orders/collect-post-papers.ts'
import { toRowsText } from '#kernel/receiver-list.ts'
import {
  type ApiBrowser,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { productsByPost, testStorefront } from '#tests/support/build-shop.ts'

/** Here the carrier of letters wants to be able to call. */
const storefront = { ...testStorefront, phoneAskedBy: ['letterbox'] as const }
const { browser, shop, close } = await openApiShop({ products: productsByPost, storefront })
afterAll(close)

const fields = `order { shipments { tag asksPhone isPhoneMissing deliveryAddress { phoneNumber } } }
  errors { code referencedRequestParameter }`
const add = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { ${fields} } }`
const changeReceiver = `mutation Change($userData: UserData!, $shipmentTag: String!, $receiver: ReceiverInput!, $address: AddressInput) {
  changeReceiver(userData: $userData, shipmentTag: $shipmentTag, receiver: $receiver, address: $address) { ${fields} } }`
const addReceivers = `mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added problems { row field code } errors { code } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { receivers { id } } } }`
const changePostAddress = `mutation Move($userData: UserData!, $orderUuid: String!, $deliveryId: String!, $address: AddressInput!) {
  changePostAddress(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId, address: $address) { errors { code } } }`
const showPostage = `query Store($userData: UserData!) {
  storeData(userData: $userData) { postage { letterAsksPhone registeredAsksPhone } } }`

const home = {
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12A' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}
const moved = { ...home, postCode: '1012AB', houseNumber: '4', street: 'Dam', city: 'Amsterdam' }
const reachable = { ...home, phoneNumber: '06 12 34 56 78' }
const receiver = { name: 'Sanne Jansen' }
const card = {
  ...{ encryptedCardNumber: 'x', encryptedExpiryMonth: 'x', encryptedExpiryYear: 'x' },
  ...{ encryptedSecurityCode: 'x', holderName: 'Anna', brand: 'visa' },
}

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
  // A Monday at noon.
  shop.now = new Date('2026-11-23T11:00:00Z')
})

async function put(given: object): Promise<Data> {
  const input = giftInput({
    ...{ productId: 'kaartbon', variationType: 'PHYSICAL', receiver },
    ...given,
  })
  const { order, errors } = (await giver.ask(add, { input })).data.addPackage
  expect(errors).toEqual([])
  return order.shipments[0]
}

const pay = async (): Promise<Data> => {
  const input = { methodId: 'scheme', expectedTotal: 28_90, card }
  return (await giver.ask(startPayment, { input })).data.startPayment
}

const labels = async () => {
  const day = Temporal.PlainDate.from('2026-11-23')
  return (await collectPostPapers(shop.deps, day)).papers.labels
}

test('the shop says which way of posting wants a number', async () => {
  const { storeData } = (await giver.ask(showPostage, {})).data
  expect(storeData.postage).toEqual({ letterAsksPhone: true, registeredAsksPhone: false })
})

test('a parcel without a number says so, is not ordered, and is once a number is known; the label has it', async () => {
  const shipment = await put({ address: home })
  expect(shipment).toMatchObject({ asksPhone: true, isPhoneMissing: true })
  await giver.ask(saveDetails, { input: detailsInput({ phoneNumber: '0687654321' }) })
  const refused = { code: 3225, referencedRequestParameter: 'phoneNumber' }
  expect((await pay()).errors).toMatchObject([refused])
  const change = { shipmentTag: shipment.tag, receiver, address: reachable }
  const { order } = (await giver.ask(changeReceiver, change)).data.changeReceiver
  expect(order.shipments).toMatchObject([
    { isPhoneMissing: false, deliveryAddress: { phoneNumber: '0612345678' } },
  ])
  const { orderUuid } = await pay()
  await shop.runJobs()
  expect(await labels()).toMatchObject([{ phone: '0612345678', address: { city: 'Utrecht' } }])

  // Who moves the parcel types no number again, and may.
  const [{ id }] = (await giver.ask(showOrder, { uuid: orderUuid })).data.order.order.receivers
  const move = async (address: object) => {
    const said = await giver.ask(changePostAddress, { orderUuid, deliveryId: id, address })
    expect(said.data.changePostAddress.errors).toEqual([])
    return (await labels()).filter(({ address: { street } }) => street === 'Dam')
  }
  expect(await move(moved)).toMatchObject([{ phone: '0612345678' }])
  expect(await move({ ...moved, phoneNumber: '0611111111' })).toMatchObject([
    { phone: '0611111111' },
  ])
})

test('what givers send to themselves has the number of their details', async () => {
  const forMe = { receiver: null, address: home }
  expect(await put(forMe)).toMatchObject({ asksPhone: true, isPhoneMissing: true })
  await giver.ask(saveDetails, { input: detailsInput({ phoneNumber: '0687654321' }) })
  expect((await pay()).errors).toEqual([])
  await shop.runJobs()
  expect((await labels()).map(({ phone }) => phone)).toContain('+31687654321')
})

test('a row of a list without a number is marked, and nothing goes on before it is mended', async () => {
  const place = { ...home, suffix: '' }
  const row = (firstName: string, phoneNumber?: string) => ({
    ...{ firstName, lastName: '', email: '', message: '' },
    address: { ...place, ...(phoneNumber === undefined ? {} : { phoneNumber }) },
  })
  const what = { productId: 'kaartbon', variationType: 'PHYSICAL', amount: 25_00, quantity: 1 }
  const rows = toRowsText([row('Jan', '0612345678'), row('Els')])
  const { added, problems } = (await giver.ask(addReceivers, { input: { ...what, rows } })).data
    .addReceivers
  expect([added, problems]).toMatchObject([null, [{ row: 1, field: 'phoneNumber' }]])
})
