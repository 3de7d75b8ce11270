import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { packShipment } from '#flows/orders/pack-shipment.ts'
import { postShipment } from '#flows/orders/post-shipments.ts'
import { dayMs } from '#kernel/day-ms.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'

const { browser, shop, close } = await openApiShop({ products: productsByPost })
afterAll(close)

const fields = `order { receivers { id post { state addressLines canBeChanged canBeAskedAbout isAskedAbout } } }
  errors { code referencedRequestParameter }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { ${fields} } }`
const askLatePost = `mutation Ask($userData: UserData!, $orderUuid: String!, $deliveryId: String!) {
  askLatePost(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId) { ${fields} } }`
const changePostAddress = `mutation Move($userData: UserData!, $orderUuid: String!, $deliveryId: String!, $address: AddressInput!) {
  changePostAddress(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId, address: $address) { ${fields} } }`

const address = {
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12A' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}
const elsewhere = {
  ...{ countryCode: 'NL', postCode: '1012ab', houseNumber: '4' },
  ...{ street: 'Dam', city: 'Amsterdam' },
}
const card = {
  encryptedCardNumber: 'x',
  encryptedExpiryMonth: 'x',
  encryptedExpiryYear: 'x',
  encryptedSecurityCode: 'x',
  holderName: 'Anna',
  brand: 'visa',
}

let giver: ApiBrowser
let order: { orderUuid: string; deliveryId: string }
beforeEach(async () => {
  giver = browser()
  // A Monday at noon.
  shop.now = new Date('2026-11-23T11:00:00Z')
  const input = giftInput({
    ...{ productId: 'kaartbon', variationType: 'PHYSICAL', address },
    receiver: { name: 'Sanne Jansen' },
  })
  await giver.ask(addPackage, { input })
  await giver.ask(saveDetails, { input: detailsInput() })
  const paying = { methodId: 'scheme', expectedTotal: 28_90, card }
  const { orderUuid } = (await giver.ask(startPayment, { input: paying })).data.startPayment
  await shop.runJobs()
  const [{ id }] = (await giver.ask(showOrder, { uuid: orderUuid })).data.order.order.receivers
  order = { orderUuid, deliveryId: id }
})

const look = async (viewer = giver) => {
  const { data } = await viewer.ask(showOrder, { uuid: order.orderUuid })
  return data.order.order.receivers[0].post
}
const askWhere = async (given: object = {}, viewer = giver) =>
  (await viewer.ask(askLatePost, { ...order, ...given })).data.askLatePost
const move = async (given: object = {}, viewer = giver) =>
  (await viewer.ask(changePostAddress, { ...order, address: elsewhere, ...given })).data
    .changePostAddress

async function shipmentId() {
  const { id } = await shop.deps.db
    .selectFrom('deliveries')
    .select('shipment_id as id')
    .where('id', '=', order.deliveryId as never)
    .executeTakeFirstOrThrow()
  return id
}

async function pack() {
  await packShipment(shop.deps, { shipmentId: await shipmentId(), name: '1', numbers: [] })
  await shop.runJobs()
}

async function send() {
  await pack()
  await postShipment(shop.deps, { shipmentId: await shipmentId(), trackCode: undefined })
  await shop.runJobs()
}

const refusedWith = (code: number, referencedRequestParameter?: string) => ({
  order: null,
  errors: [
    { code, ...(referencedRequestParameter === undefined ? {} : { referencedRequestParameter }) },
  ],
})

describe('another address', () => {
  test('is taken until it is packed, as often as the giver likes', async () => {
    expect(await look()).toMatchObject({ canBeChanged: true })
    const moved = await move()
    expect(moved.errors).toEqual([])
    expect(moved.order.receivers[0].post.addressLines).toEqual(['Dam 4', '1012 AB Amsterdam'])
    await move({ address })
    await move({ address })
    expect(await look()).toMatchObject({ addressLines: ['Oudegracht 12A', '3511 AB Utrecht'] })
  })

  test('is refused once it is packed, with its own sentence, and changes nothing', async () => {
    await pack()
    expect(await move()).toMatchObject(refusedWith(3310))
    expect(await look()).toMatchObject({
      ...{ state: 'PACKED', canBeChanged: false },
      addressLines: ['Oudegracht 12A', '3511 AB Utrecht'],
    })
    await postShipment(shop.deps, { shipmentId: await shipmentId(), trackCode: undefined })
    expect(await move()).toMatchObject(refusedWith(3310))
  })

  test('is not taken of a stranger who has the link, who does not see the one there is', async () => {
    const stranger = browser()
    expect(await look(stranger)).toMatchObject({ addressLines: [], canBeChanged: false })
    expect(await move({}, stranger)).toMatchObject(refusedWith(3301))
    expect(await look()).toMatchObject({ addressLines: ['Oudegracht 12A', '3511 AB Utrecht'] })
  })

  test.each([
    [
      'abroad, where nothing is posted',
      { address: { ...elsewhere, countryCode: 'BE', postCode: '1000' } },
      3220,
    ],
    ['without a street', { address: { ...elsewhere, street: '' } }, 3001],
    ['of another delivery', { deliveryId: 'dlv_00000000000000000000000000' }, 3310],
    ['of a made up delivery', { deliveryId: "' or 1=1" }, 3000],
    ['of a broken uuid', { orderUuid: 'x' }, 3011],
  ])('%s changes nothing', async (_what, given, code) => {
    expect(await move(given)).toMatchObject(refusedWith(code))
    expect(await look()).toMatchObject({ addressLines: ['Oudegracht 12A', '3511 AB Utrecht'] })
  })
})

describe('where it is', () => {
  const later = (days: number) => {
    shop.now = new Date(shop.now.getTime() + days * dayMs)
  }

  test('may be asked from the sixth working day on, once', async () => {
    await send()
    expect(await look()).toMatchObject({ canBeAskedAbout: false })
    expect(await askWhere()).toMatchObject(refusedWith(3311))
    later(8)
    expect(await look()).toMatchObject({ canBeAskedAbout: true, isAskedAbout: false })
    const asked = await askWhere()
    expect(asked.errors).toEqual([])
    expect(asked.order.receivers[0].post).toMatchObject({
      ...{ canBeAskedAbout: false, isAskedAbout: true },
    })
    expect(await askWhere()).toMatchObject(refusedWith(3311))
    const cases = await shop.deps.db
      .selectFrom('cases')
      .select('kind')
      .where('subject', '=', `shipment:${await shipmentId()}`)
      .execute()
    expect(cases).toEqual([{ kind: 'postLate' }])
  })

  test('asked twice at once it is one case', async () => {
    await send()
    later(8)
    const answers = await Promise.all([askWhere(), askWhere()])
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
  })

  test('cannot be asked before it is posted, nor by a stranger', async () => {
    await pack()
    later(8)
    expect(await askWhere()).toMatchObject(refusedWith(3311))
    await postShipment(shop.deps, { shipmentId: await shipmentId(), trackCode: undefined })
    later(8)
    const stranger = browser()
    expect(await look(stranger)).toMatchObject({ canBeAskedAbout: false, isAskedAbout: false })
    expect(await askWhere({}, stranger)).toMatchObject(refusedWith(3301))
    expect(await look()).toMatchObject({ isAskedAbout: false })
  })

  test.each([
    ['another delivery', { deliveryId: 'dlv_00000000000000000000000000' }, 3311],
    ['a made up delivery', { deliveryId: "' or 1=1" }, 3000],
    ['a broken uuid', { orderUuid: 'x' }, 3011],
  ])('of %s nothing is asked', async (_what, given, code) => {
    await send()
    later(8)
    expect(await askWhere(given)).toMatchObject(refusedWith(code))
    expect(await look()).toMatchObject({ isAskedAbout: false })
  })
})
