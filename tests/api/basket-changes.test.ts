import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  giftInput,
  openApiShop,
} from '#tests/support/api-shop.ts'

const { browser, close } = await openApiShop()
afterAll(close)

const answer = `{ order { version totalQuantity shipments { tag giverName deliveryDate deliveryAddress { firstName email }
  packages { id ... on GiftcardPackage { message { text } wrapper { variation { id } }
    giftcard_v1 { ... on GiftcardOrderItem { qty variation { price { value } } } } } } } }
  errors { code referencedRequestParameter } }`
const args = '$userData: UserData!, $shipmentTag: String!, $receiver: ReceiverInput!, $version: Int'
const given =
  'userData: $userData, shipmentTag: $shipmentTag, receiver: $receiver, version: $version'
const changeReceiver = `mutation Change(${args}) { changeReceiver(${given}) ${answer} }`
const copyShipment = `mutation Copy(${args}) { copyShipment(${given}) ${answer} }`
const updatePackage = `mutation Update($userData: UserData!, $packageId: ID!, $amount: Int, $message: String, $wrapper: ID, $version: Int) {
  updatePackage(userData: $userData, packageId: $packageId, amount: $amount, message: $message, wrapper: $wrapper, version: $version) ${answer} }`
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { version shipments { tag packages { id } } } }`

const person = (name: string, more: object = {}) => {
  const email = `${name.toLowerCase()}@voorbeeld.example`
  return { name, email, confirmEmail: email, ...more }
}

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

const add = async (more: object = {}): Promise<Data> => {
  const input = giftInput({ receiver: person('Jan'), ...more })
  await giver.ask(addPackage, { input })
  return (await giver.ask(show)).data.cartV2
}
const move = async (shipmentTag: string, receiver: object, version?: number): Promise<Data> =>
  (await giver.ask(changeReceiver, { shipmentTag, receiver, version })).data.changeReceiver
const copy = async (shipmentTag: string, receiver: object, version?: number): Promise<Data> =>
  (await giver.ask(copyShipment, { shipmentTag, receiver, version })).data.copyShipment
const update = async (packageId: string, change: object): Promise<Data> =>
  (await giver.ask(updatePackage, { packageId, ...change })).data.updatePackage
const codesOf = ({ errors }: Data): number[] => errors.map(({ code }: Data) => code)

test('all that goes to one receiver goes to another, at the same moment and with its notes', async () => {
  const [{ tag }] = (await add({ message: 'Hoera', deliveryDate: '2026-12-05T09:00' })).shipments
  const { order } = await move(tag, person('Kees', { giverName: 'Opa' }))
  expect(order.shipments).toMatchObject([
    {
      ...{ tag, giverName: 'Opa', deliveryDate: '2026-12-05T08:00:00.000Z' },
      deliveryAddress: { firstName: 'Kees', email: 'kees@voorbeeld.example' },
      packages: [{ message: { text: 'Hoera' } }],
    },
  ])
})

test('what then goes to one person at one time is one parcel, and the same gift twice a quantity', async () => {
  await add()
  const [, { tag }] = (await add({ receiver: person('Kees') })).shipments
  const { order } = await move(tag, person('Jan'))
  expect(order.shipments).toHaveLength(1)
  expect(order.shipments[0].packages).toMatchObject([{ giftcard_v1: { qty: 2 } }])
})

test('a receiver who cannot be is told by field, and nothing changes', async () => {
  const before = await add()
  const [{ tag }] = before.shipments
  const { errors } = await move(tag, {
    ...person('Kees'),
    confirmEmail: 'anders@voorbeeld.example',
  })
  expect(errors).toMatchObject([{ referencedRequestParameter: 'confirmEmail' }])
  expect(codesOf(await move('gone', person('Kees')))).toEqual([3201])
  expect((await giver.ask(show)).data.cartV2).toEqual(before)
})

test('the same gifts are given to one more receiver, whose limit is that of the order', async () => {
  const [{ tag }] = (await add({ message: 'Hoera', quantity: 2, wrapper: 'dots' })).shipments
  const { order } = await copy(tag, person('Kees'))
  expect(order.totalQuantity).toBe(4)
  expect(order.shipments).toMatchObject([
    { deliveryAddress: { firstName: 'Jan' } },
    {
      deliveryAddress: { firstName: 'Kees' },
      packages: [
        {
          message: { text: 'Hoera' },
          wrapper: { variation: { id: 'dots' } },
          giftcard_v1: { qty: 2 },
        },
      ],
    },
  ])
  expect(order.shipments[1].packages[0].id).not.toBe(order.shipments[0].packages[0].id)
  const [{ tag: many }] = (await add({ receiver: person('Mo'), quantity: 900 })).shipments.slice(-1)
  expect(codesOf(await copy(many, person('Kees')))).toEqual([])
  expect(codesOf(await copy(many, person('Lot')))).toEqual([2030])
})

test('note, paper and amount of a gift change in place; an empty note takes it away, and what is left out stays', async () => {
  const [{ packages }] = (await add({ message: 'Hoera' })).shipments
  const [{ id }] = packages
  const giftIn = ({ order }: Data) => order.shipments[0].packages[0]
  expect(giftIn(await update(id, { message: 'Gefeliciteerd', wrapper: 'leaves' }))).toMatchObject({
    ...{ id, message: { text: 'Gefeliciteerd' } },
    wrapper: { variation: { id: 'leaves' } },
  })
  expect(giftIn(await update(id, { amount: 50_00 }))).toMatchObject({
    message: { text: 'Gefeliciteerd' },
    giftcard_v1: { variation: { price: { value: 50_00 } } },
  })
  expect(giftIn(await update(id, { message: ' ' })).message).toBeNull()
  expect(codesOf(await update(id, { message: '🎉' }))).toHaveLength(1)
  expect(codesOf(await update(id, { wrapper: 'goud' }))).toEqual([3107])
})

test('a note to oneself can be written later, and needs no paper', async () => {
  const [{ packages }] = (await add({ receiver: undefined })).shipments
  const { order } = await update(packages[0].id, { message: 'Voor mezelf', wrapper: 'dots' })
  expect(order.shipments[0].packages[0]).toMatchObject({
    message: { text: 'Voor mezelf' },
    wrapper: null,
  })
})

test('what another window did meanwhile is not written over, and says so', async () => {
  const seen = await add()
  const [{ tag, packages }] = seen.shipments
  await update(packages[0].id, { amount: 50_00 })
  expect(codesOf(await move(tag, person('Kees'), seen.version))).toEqual([3211])
  expect(codesOf(await copy(tag, person('Kees'), seen.version))).toEqual([3211])
  const late = { message: 'Te laat', version: seen.version }
  expect(codesOf(await update(packages[0].id, late))).toEqual([3211])
  const { version } = (await giver.ask(show)).data.cartV2
  expect((await move(tag, person('Kees'), version)).errors).toEqual([])
})
