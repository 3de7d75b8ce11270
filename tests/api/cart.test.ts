import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import {
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  removeGroup,
  removePackage,
  saveDetails,
  showCart,
  updatePackage,
} from '#tests/support/api-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const forJan = {
  receiver: { name: 'Jan', email: 'jan@voorbeeld.example', confirmEmail: 'jan@voorbeeld.example' },
  message: 'Gefeliciteerd!\r\nLiefs > allemaal',
}

describe('the visitor', () => {
  test('gets no cookie for looking at an empty basket, nor for a package that is refused', async () => {
    const visitor = browser()
    const { data, errors } = await visitor.ask(showCart)
    expect({ data, errors }).toEqual({ data: { cartV2: null }, errors: undefined })
    await visitor.ask(addPackage, { input: giftInput({ message: '' }) })
    expect(visitor.cookie).toBeUndefined()
  })

  test('gets a cookie that no script reads with the first package', async () => {
    const { headers } = await browser().ask(addPackage, { input: giftInput() })
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-visitor=vst_[0-9a-z]{26}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
  })

  test('is not believed with a cookie that we did not make', async () => {
    const visitor = browser()
    visitor.cookie = "__Host-visitor=vst_'; drop table carts; --"
    const { data } = await visitor.ask(showCart)
    expect(data.cartV2).toBeNull()
  })

  test('is kept by hash only', async () => {
    const visitor = browser()
    await visitor.ask(addPackage, { input: giftInput() })
    const rows = await shop.deps.db.selectFrom('carts').select('visitor_key').execute()
    const id = visitor.cookie?.split('=')[1] ?? 'none'
    expect(rows.map(({ visitor_key }) => visitor_key).join()).not.toContain(id)
  })
})

test('the whole life of a basket', async () => {
  const visitor = browser()
  const first = await visitor.ask(addPackage, { input: giftInput({ quantity: 2 }) })
  expect(first.data.addPackage.errors).toEqual([])

  const second = await visitor.ask(addPackage, { input: giftInput({ ...forJan, amount: 50_00 }) })
  const { order } = second.data.addPackage
  expect(order).toMatchObject({
    uuid: null,
    totalQuantity: 3,
    billingAddress: null,
    groupedTotals: {
      digitalTotal: { qty: 3, price: { value: 100_00 } },
      physicalTotal: { qty: 0 },
      extra: { value: 95 },
    },
    totals: {
      subTotal: { value: 100_00 },
      grandTotal: { value: 100_95 },
      grandTotalWithoutTax: { value: 100_79 },
      adjustments: [
        { title: 'Servicekosten', adjustmentType: 'SERVICE_FEE', price: { value: 95 } },
      ],
      taxes: [{ title: 'Btw 21%', rate: 21, price: { value: 16 } }],
    },
  })
  const [mine, theirs] = order.shipments
  expect(mine).toMatchObject({ isForSelf: true, deliveryAddress: null, deliveryForm: 'DIGITAL' })
  expect(theirs).toMatchObject({
    isForSelf: false,
    deliveryAddress: { firstName: 'Jan', email: 'jan@voorbeeld.example' },
  })
  expect(theirs.packages[0]).toMatchObject({
    __typename: 'GiftcardPackage',
    receiverTitle: 'Jan',
    giftcard_v1: {
      __typename: 'GiftcardOrderItem',
      qty: 1,
      kind: 'GIFTCARD',
      variation: { id: 'dinerbon:digital:5000', price: { value: 50_00 } },
    },
    message: {
      text: 'Gefeliciteerd!\nLiefs > allemaal',
      qty: 1,
      variation: { price: { value: 0 } },
    },
    total: { value: 50_00, currency: 'EUR' },
  })
  expect(order.packagesGroups[1]).toEqual({
    tag: theirs.tag,
    packageId: theirs.packages[0].id,
    receiverTitle: 'Jan',
    receiverDescription: 'jan@voorbeeld.example',
    totalPrice: { value: 50_00 },
    cardsPreviews: [
      {
        image: {
          url: { href: '/cards/dinerbon.svg?v=0123456789ab', type: 'image/svg+xml' },
          alt: 'Een bord',
        },
        color: { color: '#ffe3ea', opacity: 1 },
        productLabel: null,
      },
    ],
  })

  const myId = mine.packages[0].id
  const changed = await visitor.ask(updatePackage, { packageId: myId, quantity: 1, amount: 10_00 })
  expect(changed.data.updatePackage.order).toMatchObject({
    totalQuantity: 2,
    totals: { subTotal: { value: 60_00 } },
  })

  const saved = await visitor.ask(saveDetails, {
    input: detailsInput({ phoneNumber: '06-12345678' }),
  })
  expect(saved.data.saveGuestDetails.order.billingAddress).toEqual({
    firstName: 'Anna',
    email: 'anna@voorbeeld.example',
    customerType: 'PRIVATE',
    phoneNumber: '+31612345678',
  })
  expect(saved.data.saveGuestDetails.order.shipments[0].deliveryAddress).toEqual({
    firstName: 'Anna',
    email: 'anna@voorbeeld.example',
  })

  const group = { shipmentTag: theirs.tag, packageId: theirs.packages[0].id }
  const without = await visitor.ask(removeGroup, group)
  expect(without.data.deleteGiftcardPackageGroup.order.shipments).toHaveLength(1)

  const empty = await visitor.ask(removePackage, { packageId: myId })
  expect(empty.data.removePackage.order).toMatchObject({
    shipments: [],
    packagesGroups: [],
    totalQuantity: 0,
    totals: { grandTotal: { value: 0 }, adjustments: [] },
  })
  expect((await visitor.ask(showCart)).data.cartV2.id).toBe(order.id)
})

test('a basket is shown in the language that asks', async () => {
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput() })
  const english = browser('en')
  english.cookie = visitor.cookie
  const { data } = await english.ask(showCart)
  expect(data.cartV2).toMatchObject({
    packagesGroups: [{ receiverTitle: 'For me', receiverDescription: 'By email' }],
    totals: { adjustments: [{ title: 'Service fee' }], taxes: [{ title: 'VAT 21%' }] },
  })
  const item = data.cartV2.shipments[0].packages[0].giftcard_v1
  expect(item.variation).toMatchObject({
    title: 'Card dinerbon €25',
    product: { path: '/en/cadeaubonnen/dinerbon/' },
  })
})

test('a donation is an item of its own kind', async () => {
  const { data } = await browser().ask(addPackage, {
    input: giftInput({ productId: 'bomen-planten' }),
  })
  expect(data.addPackage.order.shipments[0].packages[0].giftcard_v1).toMatchObject({
    __typename: 'DonationOrderItem',
    kind: 'DONATION',
  })
})

test('a donation beside a card is told apart in the totals', async () => {
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput({ quantity: 2 }) })
  await visitor.ask(addPackage, { input: giftInput({ productId: 'bomen-planten' }) })
  const { data } = await visitor.ask(
    `query Totals($userData: UserData!) { cartV2(userData: $userData) {
      groupedTotals { digitalTotal { qty } donationTotal { qty } physicalTotal { qty } } } }`,
  )
  expect(data.cartV2.groupedTotals).toEqual({
    digitalTotal: { qty: 3 },
    donationTotal: { qty: 1 },
    physicalTotal: { qty: 0 },
  })
})

test('what the badge needs is asked by cartQuantity', async () => {
  const visitor = browser()
  const ask = () =>
    visitor.ask(
      `query Count($userData: UserData!) { cartQuantity(userData: $userData) {
        totalQuantity packagesGroups { packageId }
        shipments { packages { ... on GiftcardPackage { giftcard_v1 { ... on GiftcardOrderItem { qty variation { id } } } } } } } }`,
    )
  expect((await ask()).data.cartQuantity).toBeNull()
  await visitor.ask(addPackage, { input: giftInput({ quantity: 4 }) })
  expect((await ask()).data.cartQuantity).toMatchObject({
    totalQuantity: 4,
    packagesGroups: [{ packageId: expect.stringMatching(/^pkg_/) }],
  })
})

test('one visitor sees and changes nothing of another', async () => {
  const [anna, bert] = [browser(), browser()]
  const { data } = await anna.ask(addPackage, { input: giftInput() })
  const packageId = data.addPackage.order.shipments[0].packages[0].id
  await bert.ask(addPackage, { input: giftInput({ productId: 'filmbon' }) })
  const attempt = await bert.ask(removePackage, { packageId })
  expect(attempt.data.removePackage.errors[0].code).toBe(3201)
  expect((await anna.ask(showCart)).data.cartV2.totalQuantity).toBe(1)
})

test('five tabs that add to a new basket at once lose nothing', async () => {
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput({ message: 'Eerste' }) })
  const tabs = Array.from({ length: 5 }, (_, tab) =>
    visitor.ask(addPackage, { input: giftInput({ message: `Tab ${tab}` }) }),
  )
  await Promise.all(tabs)
  expect((await visitor.ask(showCart)).data.cartV2.packagesGroups).toHaveLength(6)
})

test('a basket that lay for a month is gone, and says so', async () => {
  const visitor = browser()
  const { data } = await visitor.ask(addPackage, { input: giftInput() })
  const packageId = data.addPackage.order.shipments[0].packages[0].id
  const before = shop.now
  shop.later(31 * 24 * 60 * 60 * 1000)
  const attempt = await visitor.ask(updatePackage, { packageId, quantity: 2 })
  expect(attempt.data.updatePackage).toEqual({
    order: null,
    errors: [
      {
        code: 3203,
        message: 'Wat je wilde bestellen, staat niet meer voor je klaar. Kies het opnieuw.',
        referencedRequestParameter: null,
      },
    ],
  })
  expect((await visitor.ask(showCart)).data.cartV2).toBeNull()
  shop.now = before
})

test('a gift has a paper and a tag, which cost nothing; one of an older release has the first paper', async () => {
  const visitor = browser()
  const receiver = { ...forJan.receiver, giverName: ' Opa  en oma ' }
  await visitor.ask(addPackage, { input: giftInput({ ...forJan, receiver, wrapper: 'leaves' }) })
  await visitor.ask(addPackage, {
    input: giftInput({ ...forJan, receiver: { ...receiver, giverName: '' } }),
  })
  await visitor.ask(addPackage, { input: giftInput({ wrapper: 'dots' }) })
  const shown = async () => {
    const { shipments, totals } = (await visitor.ask(showCart)).data.cartV2
    const gifts = shipments.map(({ giverName, packages }: Data) => [
      giverName,
      packages[0].wrapper?.variation.title ?? null,
    ])
    return { gifts, total: totals.grandTotal.value }
  }
  const forMe = [null, null]
  const first = { gifts: [['Opa en oma', 'Blaadjes'], [null, 'Hartjes'], forMe], total: 75_95 }
  expect(await shown()).toEqual(first)

  await visitor.ask(saveDetails, { input: detailsInput() })
  const known = { ...first, gifts: [['Opa en oma', 'Blaadjes'], ['Anna', 'Hartjes'], forMe] }
  expect(await shown()).toEqual(known)

  const { rows } = await sql`
    update carts set document = regexp_replace(document::text, ', ?"(wrapper|giverName)": ?"[^"]*"', '', 'g')::jsonb
    where document::text like '%leaves%' returning id`.execute(shop.deps.db)
  expect(rows).toHaveLength(1)
  const older = { ...first, gifts: [['Anna', 'Hartjes'], ['Anna', 'Hartjes'], forMe] }
  expect(await shown()).toEqual(older)
})
