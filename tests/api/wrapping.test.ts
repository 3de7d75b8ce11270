import { afterAll, expect, test } from 'vitest'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'

const { browser, shop, close } = await openApiShop({
  products: [
    buildProduct({ id: 'dinerbon', physical: buildVariationConfig() }),
    buildProduct({ id: 'bomen-planten', kind: 'DONATION', vat: { kind: 'donation' } }),
  ],
})
afterAll(close)

const extra = 'qty kind variation { id title sku variationType price { value } image { url alt } }'
const offered = `query Offered($userData: UserData!) { wrappings(userData: $userData) { ${extra} } }`
const around = `query Around($userData: UserData!) { cartV2(userData: $userData) { version shipments { packages { id
  ... on GiftcardPackage { wrapper { ${extra} } giftPacking { ${extra} } total { value } totalWithExtras { value } } } } } }`
const update = `mutation Update($userData: UserData!, $packageId: ID!, $wrapper: ID, $giftPacking: ID, $isEachWrapped: Boolean) {
  updatePackage(userData: $userData, packageId: $packageId, wrapper: $wrapper, giftPacking: $giftPacking, isEachWrapped: $isEachWrapped) {
    errors { code referencedRequestParameter } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { total { value } lines { title total { value } wrappings } adjustments { title adjustmentType price { value } } } } }`

const anna = {
  name: 'Anna',
  email: 'anna@voorbeeld.example',
  confirmEmail: 'anna@voorbeeld.example',
}

async function add(visitor: ApiBrowser, gift: object = {}): Promise<Data> {
  const input = giftInput({ receiver: anna, ...gift })
  return (await visitor.ask(addPackage, { input })).data.addPackage
}

async function packageIn(visitor: ApiBrowser): Promise<Data> {
  return (await visitor.ask(around)).data.cartV2.shipments[0].packages[0]
}

const byPost = {
  variationType: 'PHYSICAL',
  address: {
    ...{ countryCode: 'NL', postCode: '2513 AA', houseNumber: '1' },
    ...{ street: 'Binnenhof', city: 'Den Haag' },
  },
}

test('three papers cost nothing and stand first; eight by e-mail, six by post and a box say their price', async () => {
  const { wrappings } = (await browser().ask(offered)).data
  const counted = Object.entries(
    Object.groupBy(
      wrappings as Data[],
      ({ kind, variation }) => `${kind} ${variation.price.value}`,
    ),
  ).map(([group, some]) => [group, some?.length])
  expect(counted).toEqual([
    ['DIGITAL_WRAPPER 0', 3],
    ['DIGITAL_WRAPPER 95', 8],
    ['WRAPPER 295', 6],
    ['GIFT_PACKING 495', 1],
  ])
  expect(wrappings[3]).toEqual({
    ...{ qty: 1, kind: 'DIGITAL_WRAPPER' },
    variation: {
      ...{ id: 'envelope', title: 'Envelop', sku: 'WRAPPER-ENVELOPE', variationType: 'DIGITAL' },
      price: { value: 95 },
      image: { url: '/wrappers/envelope.svg', alt: 'Envelop' },
    },
  })
  const english = (await browser('en').ask(offered)).data.wrappings
  const titles = (all: Data[]) => all.map(({ variation }) => variation.title)
  expect(new Set(titles(english)).size).toBe(18)
  expect(titles(english)).not.toEqual(titles(wrappings))
})

test('a paid paper is an item of its package, an extra of the totals, and part of the group’s price', async () => {
  const visitor = browser()
  const { order } = await add(visitor, { wrapper: 'kraft', quantity: 2 })
  expect(order).toMatchObject({
    groupedTotals: { digitalTotal: { qty: 2, price: { value: 50_00 } }, extra: { value: 1_90 } },
    totals: {
      subTotal: { value: 50_00 },
      grandTotal: { value: 51_90 },
      grandTotalWithoutTax: { value: 51_58 },
      adjustments: [
        { title: 'Verpakking', adjustmentType: 'WRAPPING', price: { value: 95 } },
        { title: 'Servicekosten', adjustmentType: 'SERVICE_FEE', price: { value: 95 } },
      ],
    },
    packagesGroups: [{ totalPrice: { value: 50_95 } }],
  })
  expect(await packageIn(visitor)).toMatchObject({
    wrapper: { qty: 1, kind: 'DIGITAL_WRAPPER', variation: { id: 'kraft', price: { value: 95 } } },
    giftPacking: null,
    total: { value: 50_00 },
    totalWithExtras: { value: 50_95 },
  })
})

test('papers of several packages are one sum; each package says its own', async () => {
  const visitor = browser()
  await add(visitor, { wrapper: 'kraft' })
  const { order } = await add(visitor, { wrapper: 'sky', amount: 10_00 })
  const [wrapping] = order.totals.adjustments
  expect(wrapping).toMatchObject({ adjustmentType: 'WRAPPING', price: { value: 1_90 } })
})

test('what goes by post gets a paper and a box, and loses them again', async () => {
  const visitor = browser()
  await add(visitor, { ...byPost, quantity: 12, wrapper: 'delft', giftPacking: 'giftBox' })
  const packed = await packageIn(visitor)
  expect(packed).toMatchObject({
    wrapper: { qty: 2, kind: 'WRAPPER', variation: { price: { value: 2_95 } } },
    giftPacking: { qty: 2, kind: 'GIFT_PACKING', variation: { price: { value: 4_95 } } },
    totalWithExtras: { value: 300_00 + 2 * 2_95 + 2 * 4_95 },
  })
  await visitor.ask(update, { packageId: packed.id, isEachWrapped: true, giftPacking: '' })
  expect(await packageIn(visitor)).toMatchObject({ wrapper: { qty: 12 }, giftPacking: null })
  await visitor.ask(update, { packageId: packed.id, wrapper: '' })
  expect(await packageIn(visitor)).toMatchObject({
    wrapper: null,
    totalWithExtras: { value: 300_00 },
  })
})

const donation = { productId: 'bomen-planten', amount: 10_00 }

test.each([
  ['a donation in a paid paper', { ...donation, wrapper: 'kraft' }, 3108, 'wrapper'],
  ['a paid paper around what is for me', { receiver: null, wrapper: 'kraft' }, 3109, 'wrapper'],
  ['a paper of the post around a mail', { wrapper: 'delft' }, 3110, 'wrapper'],
  ['a box around a mail', { giftPacking: 'giftBox' }, 3110, 'giftPacking'],
  ['a paper of mails around a letter', { ...byPost, wrapper: 'kraft' }, 3110, 'wrapper'],
  ['a box that there is not', { ...byPost, giftPacking: 'kist' }, 3107, 'giftPacking'],
])('%s is refused with its sentence, and nothing is kept', async (...[, gift, code, parameter]) => {
  const visitor = browser()
  const { order, errors } = await add(visitor, gift)
  expect(order).toBeNull()
  expect(errors).toEqual([
    { code, message: expect.stringMatching(/\.$/), referencedRequestParameter: parameter },
  ])
  expect((await visitor.ask(showCart)).data.cartV2).toBeNull()
})

test('a gift in the basket hears the same, and keeps the paper that it had', async () => {
  const visitor = browser()
  await add(visitor, { ...donation, wrapper: 'dots' })
  const { id: packageId } = await packageIn(visitor)
  const { errors } = (await visitor.ask(update, { packageId, wrapper: 'kraft' })).data.updatePackage
  expect(errors).toEqual([{ code: 3108, referencedRequestParameter: 'wrapper' }])
  expect(await packageIn(visitor)).toMatchObject({ wrapper: { variation: { id: 'dots' } } })
})

test('a paper that came between the basket and the button is told, and nothing is charged', async () => {
  const visitor = browser()
  await add(visitor, { wrapper: 'dots' })
  const { order: seen } = (await visitor.ask(saveDetails, { input: detailsInput() })).data
    .saveGuestDetails
  const { id: packageId } = await packageIn(visitor)
  await visitor.ask(update, { packageId, wrapper: 'sky' })
  const input = { methodId: 'ideal', expectedTotal: seen.totals.grandTotal.value }
  const { errors } = (await visitor.ask(startPayment, { input })).data.startPayment
  expect(errors).toMatchObject([{ code: 3204 }])
})

test('the order’s page names the paper of each gift, and what all of them cost', async () => {
  const visitor = browser()
  await add(visitor, { wrapper: 'theatre' })
  await add(visitor, { wrapper: 'dots', amount: 10_00 })
  await visitor.ask(saveDetails, { input: detailsInput() })
  const input = { methodId: 'ideal', expectedTotal: 36_90 }
  const { orderUuid } = (await visitor.ask(startPayment, { input })).data.startPayment
  const { order } = (await visitor.ask(showOrder, { uuid: orderUuid })).data.order
  expect(order).toMatchObject({
    total: { value: 36_90 },
    lines: [
      { total: { value: 25_00 }, wrappings: ['Theaterdoek'] },
      { total: { value: 10_00 }, wrappings: [] },
    ],
    adjustments: [
      { title: 'Verpakking', price: { value: 95 } },
      { title: 'Servicekosten', price: { value: 95 } },
    ],
  })
  expect(order.lines).toHaveLength(2)
  expect(shop.alerts).toEqual([])
})
