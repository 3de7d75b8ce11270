import { afterAll, beforeEach, describe, expect, test } from 'vitest'
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

const errors = 'errors { code message referencedRequestParameter }'
const shipments = 'order { shipments { tag deliveryDate packages { id } } totalQuantity }'
const changeShipmentDate = `mutation Plan($userData: UserData!, $shipmentTag: String!, $deliveryDate: String) {
  changeShipmentDate(userData: $userData, shipmentTag: $shipmentTag, deliveryDate: $deliveryDate) { ${shipments} ${errors} } }`
const addPlanned = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { ${shipments} ${errors} } }`
const receivers = 'order { receivers { id deliveryDate deliveryState canBePlanned } }'
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { ${receivers} ${errors} } }`
const changeDeliveryDate = `mutation Move($userData: UserData!, $orderUuid: String!, $deliveryId: String!, $deliveryDate: String) {
  changeDeliveryDate(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId, deliveryDate: $deliveryDate) {
    ${receivers} ${errors} } }`

/** The shop's day is 21 November 2026, eleven in the morning in the Netherlands. */
const jan = { name: 'Jan', email: 'jan@voorbeeld.example', confirmEmail: 'jan@voorbeeld.example' }

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

const add = async (given: object) => {
  const input = giftInput({ receiver: jan, ...given })
  return (await giver.ask(addPlanned, { input })).data.addPackage
}
const plan = async (shipmentTag: string, deliveryDate: string | null) =>
  (await giver.ask(changeShipmentDate, { shipmentTag, deliveryDate })).data.changeShipmentDate

describe('in the basket', () => {
  test('gifts to one person at two moments are two shipments, at one moment one', async () => {
    await add({ deliveryDate: '2026-12-05T09:00' })
    await add({})
    const { order } = await add({ deliveryDate: '2026-12-05T09:00' })
    expect(order.shipments.map((one: { deliveryDate: string }) => one.deliveryDate)).toEqual([
      '2026-12-05T08:00:00.000Z',
      null,
    ])
    expect(order.totalQuantity).toBe(3)
  })

  test('a shipment is planned anew, and joins what goes at that moment already', async () => {
    await add({ deliveryDate: '2026-12-05T09:00' })
    const [planned, atOnce] = (await add({})).order.shipments
    const moved = (await plan(planned.tag, '2026-12-24T20:00')).order
    expect(moved.shipments).toMatchObject([
      { tag: planned.tag, deliveryDate: '2026-12-24T19:00:00.000Z' },
      { tag: atOnce.tag, deliveryDate: null },
    ])
    const joined = (await plan(planned.tag, null)).order
    expect(joined.shipments).toMatchObject([{ tag: atOnce.tag, deliveryDate: null }])
    expect(joined.totalQuantity).toBe(2)
  })

  test.each([
    ['no date', 'morgen', 3210],
    ['a day without a time', '2026-12-05', 3210],
    ['a day that is not', '2027-02-31T09:00', 3210],
    ['an instant', '2026-12-05T09:00:00Z', 3210],
    ['the past', '2026-11-21T11:00', 3207],
    ['a year and a day', '2027-11-22T09:00', 3208],
    ['the hour that is skipped', '2027-03-28T02:15', 3209],
  ])(
    '%s is refused in the customer’s language, and nothing changes',
    async (_what, deliveryDate, code) => {
      const [shipment] = (await add({})).order.shipments
      const refused = [
        { code, referencedRequestParameter: 'deliveryDate', message: expect.any(String) },
      ]
      expect(await add({ deliveryDate })).toMatchObject({ order: null, errors: refused })
      expect(await plan(shipment.tag, deliveryDate)).toMatchObject({ order: null, errors: refused })
      expect((await plan(shipment.tag, null)).order.totalQuantity).toBe(1)
    },
  )

  test('a shipment that another tab removed is unknown', async () => {
    await add({})
    expect(await plan('nergens', '2026-12-05T09:00')).toMatchObject({ errors: [{ code: 3201 }] })
  })
})

async function pay(): Promise<string> {
  await giver.ask(saveDetails, { input: detailsInput() })
  const card = {
    encryptedCardNumber: 'x',
    encryptedExpiryMonth: 'x',
    encryptedExpiryYear: 'x',
    encryptedSecurityCode: 'x',
    holderName: 'Anna',
    brand: 'visa',
  }
  const paying = { methodId: 'scheme', expectedTotal: 25_95, card }
  const { orderUuid } = (await giver.ask(startPayment, { input: paying })).data.startPayment
  await shop.runJobs()
  return orderUuid
}

const gifts =
  'order { receivers { gifts { id title message wrapper papers { id title image { url } } } } }'
const showGifts = `query Gifts($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { ${gifts} } }`
const changeOrderedGift = `mutation Change($userData: UserData!, $orderUuid: String!, $deliveryId: String!,
  $packageId: ID!, $message: String, $wrapper: ID) {
  changeOrderedGift(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId,
    packageId: $packageId, message: $message, wrapper: $wrapper) { ${gifts} ${errors} } }`

test('from the order’s page its giver writes something else and chooses another paper, until the mail goes', async () => {
  const input = giftInput({ receiver: jan, deliveryDate: '2026-12-05T09:00', wrapper: 'hearts' })
  await giver.ask(addPackage, { input })
  const orderUuid = await pay()
  const read = async (viewer: ApiBrowser, document: string) =>
    (await viewer.ask(document, { uuid: orderUuid })).data.order.order.receivers[0]
  const { id: deliveryId } = await read(giver, showOrder)
  const [{ id: packageId, papers }] = (await read(giver, showGifts)).gifts
  expect(papers.map(({ id }: { id: string }) => id)).toEqual(['hearts', 'leaves', 'dots'])
  expect(await read(browser(), showGifts)).toEqual({ gifts: [] })
  const change = async (given: object, viewer = giver) =>
    (await viewer.ask(changeOrderedGift, { orderUuid, deliveryId, packageId, ...given })).data
      .changeOrderedGift
  expect((await change({ message: 'Tot zo!', wrapper: 'dots' })).order.receivers).toMatchObject([
    { gifts: [{ message: 'Tot zo!', wrapper: 'dots' }] },
  ])
  expect((await change({ message: ' ' })).order.receivers).toMatchObject([
    { gifts: [{ message: null, wrapper: 'dots' }] },
  ])
  for (const [given, code, parameter] of [
    [{ message: 'x'.repeat(151) }, 3008, 'message'],
    [{ message: 'Hoera 🎉' }, 3009, 'message'],
    [{ wrapper: 'goud' }, 3107, 'wrapper'],
    [{ wrapper: 'kraft' }, 3608, 'wrapper'],
    [{ packageId: 'pkg' }, 3000, 'packageId'],
  ] as const) {
    const refused = [{ code, referencedRequestParameter: parameter, message: expect.any(String) }]
    expect(await change(given)).toMatchObject({ order: null, errors: refused })
  }
  expect(await change({ message: 'x' }, browser())).toMatchObject({ errors: [{ code: 3301 }] })
  // It is sent while they write: either the change counts, or it is told that it does not.
  await giver.ask(changeDeliveryDate, { orderUuid, deliveryId, deliveryDate: null })
  const [raced] = await Promise.all([change({ message: 'Op de valreep' }), shop.runJobs()])
  expect([0, 1]).toContain(raced.errors.length)
  expect(await change({ message: 'Te laat' })).toMatchObject({ errors: [{ code: 3607 }] })
})

test('from the order’s page its giver moves a gift, and nobody else does', async () => {
  const input = giftInput({ receiver: jan, deliveryDate: '2026-12-05T09:00' })
  await giver.ask(addPackage, { input })
  const orderUuid = await pay()
  const look = async (viewer: ApiBrowser) =>
    (await viewer.ask(showOrder, { uuid: orderUuid })).data.order.order.receivers[0]
  const planned = await look(giver)
  expect(planned).toMatchObject({
    ...{ deliveryDate: '2026-12-05T08:00:00.000Z', deliveryState: 'WAITING', canBePlanned: true },
  })
  expect(await look(browser())).toMatchObject({ canBePlanned: false })

  const move = async (viewer: ApiBrowser, deliveryDate: string | null) => {
    const asked = { orderUuid, deliveryId: planned.id, deliveryDate }
    return (await viewer.ask(changeDeliveryDate, asked)).data.changeDeliveryDate
  }
  expect(await move(browser(), null)).toMatchObject({ order: null, errors: [{ code: 3301 }] })
  expect(await move(giver, '2026-13-01T09:00')).toMatchObject({ errors: [{ code: 3210 }] })
  expect((await move(giver, '2026-12-24T20:00')).order.receivers).toMatchObject([
    { deliveryDate: '2026-12-24T19:00:00.000Z' },
  ])
  await move(giver, null)
  await shop.runJobs()
  expect(await look(giver)).toMatchObject({ deliveryState: 'SENT', canBePlanned: false })
  expect(await move(giver, '2026-12-24T20:00')).toMatchObject({ errors: [{ code: 3307 }] })
})
