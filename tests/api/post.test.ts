import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiBrowser, giftInput, openApiShop } from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'

const { browser, shop, close } = await openApiShop({ products: productsByPost })
afterAll(close)

const errors = 'errors { code message referencedRequestParameter }'
const order = `order {
  version
  groupedTotals { digitalTotal { qty } physicalTotal { qty price { value } } extra { value } }
  totals { grandTotal { value } adjustments { adjustmentType price { value } } }
  packagesGroups { receiverTitle receiverDescription }
  shipments {
    tag deliveryForm isForSelf deliveryDate
    deliveryAddress { companyName phoneNumber firstName email street houseNumber suffix postCode city countryCode }
    postage { value }
    postPlan { postedOn arrivesOn }
  } }`
const add = `mutation Add($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { ${order} ${errors} } }`
const changeReceiver = `mutation Change($userData: UserData!, $shipmentTag: String!, $receiver: ReceiverInput!, $address: AddressInput) {
  changeReceiver(userData: $userData, shipmentTag: $shipmentTag, receiver: $receiver, address: $address) { ${order} ${errors} } }`
const changeShipmentDate = `mutation Plan($userData: UserData!, $shipmentTag: String!, $deliveryDate: String) {
  changeShipmentDate(userData: $userData, shipmentTag: $shipmentTag, deliveryDate: $deliveryDate) { ${order} ${errors} } }`

/** As typed: the house number with its letter, the postcode without a space. */
const address = {
  ...{ countryCode: 'NL', postCode: '3511ab', houseNumber: '12a' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}
const posted = (given: object = {}) =>
  giftInput({
    ...{ productId: 'kaartbon', variationType: 'PHYSICAL', address },
    receiver: { name: 'Sanne Jansen' },
    ...given,
  })

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
  // A Saturday: what is ordered goes on Monday and is there on Tuesday.
  shop.now = new Date('2026-11-21T10:00:00Z')
})

const put = async (given: object = {}) =>
  (await giver.ask(add, { input: posted(given) })).data.addPackage
const codesOf = (answer: { errors: { code: number; referencedRequestParameter: string }[] }) =>
  answer.errors.map((error) => [error.code, error.referencedRequestParameter])

describe('a card by post', () => {
  test('goes to a name and an address, with its postage and its days, and asks for no e-mail address', async () => {
    const { order: basket } = await put()
    expect(basket).toMatchObject({
      groupedTotals: {
        digitalTotal: { qty: 0 },
        physicalTotal: { qty: 1, price: { value: 2500 } },
        extra: { value: 95 + 295 },
      },
      totals: {
        grandTotal: { value: 2890 },
        adjustments: [
          { adjustmentType: 'SHIPPING', price: { value: 295 } },
          { adjustmentType: 'SERVICE_FEE', price: { value: 95 } },
        ],
      },
      packagesGroups: [
        { receiverTitle: 'Sanne Jansen', receiverDescription: 'Oudegracht 12a, 3511 AB Utrecht' },
      ],
      shipments: [
        {
          ...{ deliveryForm: 'PHYSICAL', isForSelf: false, postage: { value: 295 } },
          deliveryAddress: { firstName: 'Sanne Jansen', email: null, postCode: '3511 AB' },
          postPlan: { postedOn: '2026-11-23', arrivesOn: '2026-11-24' },
        },
      ],
    })
  })

  test('goes to somebody at a company, with a number for the carrier', async () => {
    const atWork = { ...address, companyName: ' Bakker &  Zn. ', phoneNumber: '06 12 34 56 78' }
    const { order: basket } = await put({ address: atWork })
    expect(basket).toMatchObject({
      packagesGroups: [{ receiverDescription: 'Bakker & Zn., Oudegracht 12a, 3511 AB Utrecht' }],
      shipments: [{ deliveryAddress: { companyName: 'Bakker & Zn.', phoneNumber: '0612345678' } }],
    })
  })

  test('at a company is another parcel than one at the same door; another number to call is none', async () => {
    await put()
    await put({ address: { ...address, companyName: 'Bakker' } })
    const { order: basket } = await put({ address: { ...address, phoneNumber: '0612345678' } })
    expect(basket.shipments).toMatchObject([
      { deliveryAddress: { companyName: null, phoneNumber: '0612345678' } },
      { deliveryAddress: { companyName: 'Bakker', phoneNumber: null } },
    ])
  })

  test.each([
    ['has no shape of a number', '12', 3005],
    ['is in no numbering plan', '0699', 3005],
  ])('refuses a number that %s', async (_, phoneNumber, code) => {
    expect(codesOf(await put({ address: { ...address, phoneNumber } }))).toEqual([
      [code, expect.stringContaining('phoneNumber')],
    ])
  })

  test('refuses a company whose name is none', async () => {
    expect(codesOf(await put({ address: { ...address, companyName: '🎁' } }))).toEqual([
      [expect.any(Number), expect.stringContaining('companyName')],
    ])
  })

  test('says postage of several parcels together', async () => {
    await put()
    const { order: basket } = await put({ receiver: { name: 'Bram' } })
    expect(basket.totals.adjustments[0]).toEqual({
      adjustmentType: 'SHIPPING',
      price: { value: 590 },
    })
  })

  test('for the giver may wait for the address of the details', async () => {
    const answer = await put({ receiver: null, address: null })
    expect(answer.errors).toEqual([])
    expect(answer.order.packagesGroups).toMatchObject([{ receiverDescription: 'Per post' }])
  })

  test('arrives on a day that was wished for, however early in the day', async () => {
    const { order: basket } = await put({ deliveryDate: '2026-12-05T00:00' })
    expect(basket.shipments).toMatchObject([
      {
        deliveryDate: '2026-12-05T11:00:00.000Z',
        postPlan: { postedOn: '2026-12-04', arrivesOn: '2026-12-05' },
      },
    ])
  })

  test('goes to another name and address, and on another day', async () => {
    const { tag } = (await put()).order.shipments[0]
    const moved = (
      await giver.ask(changeReceiver, {
        ...{ shipmentTag: tag, receiver: { name: 'Bram' } },
        address: { ...address, houseNumber: '14' },
      })
    ).data.changeReceiver
    expect(moved.order.shipments).toMatchObject([
      { deliveryAddress: { firstName: 'Bram', houseNumber: '14', suffix: null } },
    ])
    const plan = { shipmentTag: tag, deliveryDate: '2026-12-05T09:00' }
    const planned = (await giver.ask(changeShipmentDate, plan)).data.changeShipmentDate
    expect(planned.order.shipments).toMatchObject([{ postPlan: { arrivesOn: '2026-12-05' } }])
  })
})

describe('is refused with its own sentence, and nothing is added', () => {
  test.each([
    [
      'an address abroad',
      { address: { ...address, countryCode: 'DE', postCode: '10115' } },
      [[3220, 'countryCode']],
    ],
    ['a wrong postcode', { address: { ...address, postCode: '0000' } }, [[3020, 'postCode']]],
    ['a Sunday', { deliveryDate: '2026-11-29T09:00' }, [[3222, 'deliveryDate']]],
    ['Christmas', { deliveryDate: '2026-12-25T09:00' }, [[3222, 'deliveryDate']]],
    ['a day too soon', { deliveryDate: '2026-11-23T09:00' }, [[3207, 'deliveryDate']]],
    ['a year and a day', { deliveryDate: '2027-11-23T09:00' }, [[3208, 'deliveryDate']]],
    ['a donation', { productId: 'bomen-planten' }, [[3101, 'variationType']]],
    ['a card that goes by e-mail alone', { productId: 'dinerbon' }, [[3101, 'variationType']]],
  ])('%s', async (_, given, expected) => {
    const answer = await put(given)
    expect(codesOf(answer)).toEqual(expected)
    expect(answer.order).toBeNull()
  })

  test('no address: its country first, which says what its other parts are', async () => {
    const missing = codesOf(await put({ address: null }))
    expect(missing.map(([, field]) => field)).toEqual(['countryCode'])
  })

  test('a receiver by e-mail in the place of one by post, and the other way round', async () => {
    const { tag } = (await put()).order.shipments[0]
    const email = 'jan@voorbeeld.example'
    const mailed = { shipmentTag: tag, receiver: { name: 'Jan', email, confirmEmail: email } }
    expect(codesOf((await giver.ask(changeReceiver, mailed)).data.changeReceiver)).toEqual([
      [3221, 'address'],
    ])
    giver = browser()
    const input = giftInput({ receiver: mailed.receiver })
    const other = (await giver.ask(add, { input })).data.addPackage.order.shipments[0]
    const byPost = { shipmentTag: other.tag, receiver: { name: 'Jan' }, address }
    expect(codesOf((await giver.ask(changeReceiver, byPost)).data.changeReceiver)).toEqual([
      [3001, 'email'],
    ])
  })
})
