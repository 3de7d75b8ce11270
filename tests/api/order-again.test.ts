import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { forgetReceivers } from '#domain/orders/forget-receivers.ts'
import { mutateAccount, openAccountShop, register } from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  saveDetails,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'
import { buildCatalogue, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { productsByPost, someAddress } from '#tests/support/build-shop.ts'

const { browser, shop, close } = await openAccountShop({ products: productsByPost })
afterAll(close)

const dayMs = 24 * 60 * 60_000
const today = shop.deps.catalogue
let visitor: ApiBrowser
beforeEach(() => {
  shop.deps.catalogue = today
  visitor = browser()
  shop.later(dayMs)
})

/** Sells these in place of what has the same id, and what is left of the rest. */
function sell(changed: readonly Product[], gone: readonly string[] = []) {
  const ids = [...gone, ...changed.map(({ id }) => id)]
  const rest = productsByPost.filter(({ id }) => !ids.includes(id))
  const catalogue = buildCatalogue([...rest, ...changed])
  shop.deps.catalogue = { current: () => catalogue }
}

const submit = `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { state } }`

const jan = (name: string) => ({
  name,
  email: 'jan@voorbeeld.example',
  confirmEmail: 'jan@voorbeeld.example',
})

/** Orders these gifts and pays. */
async function buy(
  from: ApiBrowser,
  gifts: readonly object[],
  { isPaid = true }: { isPaid?: boolean } = {},
): Promise<string> {
  let total = 0
  for (const gift of gifts) {
    const { data } = await from.ask(addPackage, { input: giftInput(gift) })
    expect(data.addPackage.errors).toEqual([])
    total = data.addPackage.order.totals.grandTotal.value
  }
  await from.ask(saveDetails, { input: detailsInput() })
  const input = { methodId: 'ideal', expectedTotal: total }
  const { orderUuid, paymentId } = (await from.ask(startPayment, { input })).data.startPayment
  if (!isPaid) return orderUuid
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  await from.ask(submit, { orderUuid, redirectResult })
  await shop.runJobs()
  return orderUuid
}

const repeatable = `query Repeatable($userData: UserData!, $orderUuid: String!) {
  repeatableOrder(userData: $userData, orderUuid: $orderUuid) {
    order { hasReceivers basketVersion items { id title productId variationType quantity state
      priceThen { value } price { value } wrappingThen { value } wrapping { value }
      receivers receiverCount } }
    errors { code } } }`

const repeat = `mutation Repeat($userData: UserData!, $orderUuid: String!, $items: [RepeatedItemInput!]!,
  $withReceivers: Boolean!, $basketVersion: Int!) {
  repeatOrder(userData: $userData, orderUuid: $orderUuid, items: $items, withReceivers: $withReceivers,
    basketVersion: $basketVersion) { order { totalQuantity } errors { code message } } }`

const look = async (from: ApiBrowser, orderUuid: string): Promise<Data> =>
  (await from.ask(repeatable, { orderUuid })).data.repeatableOrder

/** The press, with what was shown; of all items or of these. */
const asShown = (order: Data, withReceivers: boolean, ids?: readonly string[]) => ({
  withReceivers,
  basketVersion: order.basketVersion,
  items: order.items
    .filter(({ id, price }: Data) => price !== null && (ids?.includes(id) ?? true))
    .map(({ id, price, wrapping }: Data) => ({ id, price: price.value, wrapping: wrapping.value })),
})

const press = async (from: ApiBrowser, orderUuid: string, shown: object): Promise<Data> =>
  (await from.ask(repeat, { orderUuid, ...shown })).data.repeatOrder

const basketOf = async (from: ApiBrowser): Promise<Data> =>
  (await from.ask(showCart, {})).data.cartV2

const twoJans = [
  { receiver: jan('Jan Jansen'), message: 'Fijne dag', wrapper: 'box', quantity: 2 },
  { receiver: jan('Jan de Boer') },
  { productId: 'filmbon', amount: 12_50, quantity: 3 },
]

test('an order is shown at the prices of today, each receiver by their whole name', async () => {
  const uuid = await buy(visitor, twoJans)
  const { order, errors } = await look(visitor, uuid)
  expect(errors).toEqual([])
  expect(order).toMatchObject({ hasReceivers: true, basketVersion: 0 })
  expect(order.items).toMatchObject([
    {
      id: 'dinerbon:digital:2500',
      title: 'Bon dinerbon',
      productId: 'dinerbon',
      quantity: 3,
      state: 'AS_BEFORE',
      priceThen: { value: 25_00 },
      price: { value: 25_00 },
      receivers: ['Jan Jansen', 'Jan de Boer'],
      receiverCount: 2,
    },
    { id: 'filmbon:digital:1250', quantity: 3, receivers: [], receiverCount: 0 },
  ])
})

test('all of it lies in the basket, with receivers, notes and paper, at no moment', async () => {
  const later = '2026-12-24T09:00'
  const uuid = await buy(visitor, [{ ...twoJans[0], deliveryDate: later }, ...twoJans.slice(1)])
  const { order } = await look(visitor, uuid)
  expect((await press(visitor, uuid, asShown(order, true))).errors).toEqual([])
  const basket = await basketOf(visitor)
  expect(basket.totalQuantity).toBe(6)
  expect(basket.shipments).toMatchObject([
    {
      deliveryAddress: { firstName: 'Jan Jansen', email: 'jan@voorbeeld.example' },
      packages: [{ message: { text: 'Fijne dag' }, giftcard_v1: { qty: 2 } }],
    },
    { deliveryAddress: { firstName: 'Jan de Boer' }, packages: [{ giftcard_v1: { qty: 1 } }] },
    { isForSelf: true, packages: [{ giftcard_v1: { qty: 3 } }] },
  ])
  const rows = await shop.deps.db
    .selectFrom('carts')
    .select('document')
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(rows.document)).not.toContain('2026-12-24')
})

test('a part of it without receivers is for the giver, without note and paper', async () => {
  const uuid = await buy(visitor, twoJans)
  const { order } = await look(visitor, uuid)
  const shown = asShown(order, false, ['dinerbon:digital:2500'])
  expect((await press(visitor, uuid, shown)).errors).toEqual([])
  expect((await basketOf(visitor)).shipments).toMatchObject([
    { isForSelf: true, packages: [{ message: null, wrapper: null, giftcard_v1: { qty: 3 } }] },
  ])
})

test('what goes by post goes to the same address, in the same paper and box', async () => {
  const posted = {
    productId: 'kaartbon',
    variationType: 'PHYSICAL',
    address: someAddress,
    receiver: { name: 'Sanne Jansen' },
    message: 'Fijne dag',
    wrapper: 'pine',
    giftPacking: 'giftBox',
  }
  const uuid = await buy(visitor, [posted])
  const { order } = await look(visitor, uuid)
  expect((await press(visitor, uuid, asShown(order, true))).errors).toEqual([])
  expect((await basketOf(visitor)).shipments).toMatchObject([
    {
      deliveryForm: 'PHYSICAL',
      deliveryAddress: { firstName: 'Sanne Jansen' },
      packages: [{ message: { text: 'Fijne dag' }, wrapper: { variation: { id: 'pine' } } }],
    },
  ])
  expect(order.items[0].wrapping).toEqual(order.items[0].wrappingThen)
  expect(order.items[0].wrapping.value).toBeGreaterThan(0)
})

const fixed = (...pricesToShowCents: number[]) =>
  buildVariationConfig({ hasFixedPrices: true, pricesToShowCents })

type Change = { sold?: Product[]; gone?: string[]; item: object }

test.each<[string, Change]>([
  ['as before', { item: { state: 'AS_BEFORE', price: { value: 12_50 } } }],
  [
    'at its one new price',
    {
      sold: [buildProduct({ id: 'filmbon', digital: fixed(14_00) })],
      item: { state: 'PRICE_CHANGED', price: { value: 14_00 }, priceThen: { value: 12_50 } },
    },
  ],
  [
    'at several other amounts, of which none is guessed',
    {
      sold: [buildProduct({ id: 'filmbon', digital: fixed(10_00, 15_00) })],
      item: { state: 'AMOUNT_GONE', price: null, productId: 'filmbon' },
    },
  ],
  [
    'within other bounds',
    {
      sold: [buildProduct({ id: 'filmbon', digital: buildVariationConfig({ minCents: 20_00 }) })],
      item: { state: 'AMOUNT_GONE', price: null },
    },
  ],
  [
    'sold out',
    {
      sold: [buildProduct({ id: 'filmbon', digital: buildVariationConfig({ stock: 'out' }) })],
      item: { state: 'SOLD_OUT', price: null },
    },
  ],
  [
    'on paper alone',
    {
      sold: [buildProduct({ id: 'filmbon', digital: undefined, physical: buildVariationConfig() })],
      item: { state: 'GONE', price: null, productId: null },
    },
  ],
  [
    'gone',
    {
      gone: ['filmbon'],
      item: { state: 'GONE', price: null, productId: null, title: 'Bon filmbon' },
    },
  ],
])('a product that is %s says so', async (_, { sold = [], gone = [], item }) => {
  const uuid = await buy(visitor, [{ productId: 'filmbon', amount: 12_50 }])
  sell(sold, gone)
  expect((await look(visitor, uuid)).order.items).toMatchObject([item])
})

test('what changes between the window and the press is named, and nothing is added', async () => {
  const uuid = await buy(visitor, twoJans)
  const { order } = await look(visitor, uuid)
  sell([buildProduct({ id: 'filmbon', digital: fixed(14_00) })])
  const refused = await press(visitor, uuid, asShown(order, true))
  expect(refused).toMatchObject({
    order: null,
    errors: [{ code: 3325, message: expect.stringContaining('Bon filmbon') }],
  })
  expect((await basketOf(visitor))?.totalQuantity ?? 0).toBe(0)
  const anew = (await look(visitor, uuid)).order
  expect((await press(visitor, uuid, asShown(anew, true))).order.totalQuantity).toBe(6)
})

test('the same press twice adds once, into an empty basket and into a full one', async () => {
  const uuid = await buy(visitor, twoJans)
  const { order } = await look(visitor, uuid)
  const shown = asShown(order, true)
  const both = await Promise.all([press(visitor, uuid, shown), press(visitor, uuid, shown)])
  expect(both.map(({ errors }) => errors.map(({ code }: Data) => code)).toSorted()).toEqual([
    [],
    [3211],
  ])
  expect((await basketOf(visitor)).totalQuantity).toBe(6)
  const again = asShown((await look(visitor, uuid)).order, true)
  await Promise.all([press(visitor, uuid, again), press(visitor, uuid, again)])
  expect((await basketOf(visitor)).totalQuantity).toBe(12)
})

test('only whoever ordered may: no stranger, no other customer', async () => {
  const uuid = await buy(visitor, twoJans)
  const { order } = await look(visitor, uuid)
  const stranger = browser()
  await register(stranger, { email: 'x@voorbeeld.example', confirmEmail: 'x@voorbeeld.example' })
  for (const other of [browser(), stranger]) {
    expect(await look(other, uuid)).toEqual({ order: null, errors: [{ code: 3301 }] })
    expect(await press(other, uuid, asShown(order, true))).toMatchObject({
      order: null,
      errors: [{ code: 3301 }],
    })
  }
  expect(
    (
      await look(
        visitor,
        uuid.replace(/^./, (sign) => (sign === '0' ? '1' : '0')),
      )
    ).errors,
  ).toEqual([{ code: 3300 }])
  expect((await look(visitor, 'onzin')).errors).toEqual([{ code: 3011 }])
})

test('an account orders again what it ordered elsewhere, until it logs out', async () => {
  const email = 'trouw@voorbeeld.example'
  await register(visitor, { email, confirmEmail: email })
  const uuid = await buy(visitor, twoJans)
  const phone = browser()
  await mutateAccount(phone, 'userLogin', { email, password: 'appeltaart-1' })
  const { order } = await look(phone, uuid)
  expect((await press(phone, uuid, asShown(order, true))).order.totalQuantity).toBe(6)
  await mutateAccount(phone, 'userLogout')
  expect((await look(phone, uuid)).errors).toEqual([{ code: 3301 }])
})

test('no receiver comes along after thirty days, or of a halted order', async () => {
  const uuid = await buy(visitor, twoJans)
  const { db } = shop.deps
  const set = (values: object) =>
    db.updateTable('orders').set(values).where('uuid', '=', uuid).execute()
  await set({ state: 'halted' })
  const halted = (await look(visitor, uuid)).order
  expect(halted).toMatchObject({ hasReceivers: false })
  expect(halted.items[0]).toMatchObject({ receivers: [], receiverCount: 0 })
  await set({ state: 'completed' })
  for (let day = 0; day < 31; day += 1) shop.later(dayMs)
  const { order } = await look(visitor, uuid)
  expect(order.hasReceivers).toBe(false)
  expect((await press(visitor, uuid, asShown(order, true))).errors).toEqual([])
  expect((await basketOf(visitor)).shipments).toMatchObject([{ isForSelf: true }])
})

test('of receivers whom the shop has forgotten nothing is taken along', async () => {
  const uuid = await buy(visitor, twoJans)
  const { id } = await shop.deps.db
    .selectFrom('orders')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const shipments = await shop.deps.db
    .selectFrom('order_shipments')
    .select(['id as shipmentId', 'order_id as orderId'])
    .where('order_id', '=', id)
    .execute()
  await shop.deps.db.transaction().execute((tx) =>
    forgetReceivers(tx, {
      shipments: shipments.map((one) => ({ ...one, emailHash: new Uint8Array(32) })),
      now: shop.now,
    }),
  )
  const { order } = await look(visitor, uuid)
  expect(order.hasReceivers).toBe(false)
  expect((await press(visitor, uuid, asShown(order, true))).errors).toEqual([])
  expect((await basketOf(visitor)).shipments).toMatchObject([{ isForSelf: true }])
})

test('an order that nobody paid is not ordered again: its basket is still there', async () => {
  const uuid = await buy(visitor, twoJans, { isPaid: false })
  expect((await look(visitor, uuid)).errors).toEqual([{ code: 3324 }])
})

test('nothing, and what was never in the order, is refused', async () => {
  const uuid = await buy(visitor, twoJans)
  const { order } = await look(visitor, uuid)
  const shown = asShown(order, true)
  expect((await press(visitor, uuid, { ...shown, items: [] })).errors).toMatchObject([
    { code: 3213 },
  ])
  const other = { id: 'boekenbon:digital:2500', price: 25_00, wrapping: 0 }
  expect((await press(visitor, uuid, { ...shown, items: [other] })).errors).toMatchObject([
    { code: 3201 },
  ])
})
