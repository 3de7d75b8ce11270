import { afterAll, beforeEach, expect, test } from 'vitest'
import { toRowsText } from '#kernel/receiver-list.ts'
import { type ApiBrowser, type Data, openApiShop } from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'

const { browser, close } = await openApiShop({ products: productsByPost })
afterAll(close)

const add = `mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added
    order { totalQuantity deliveryMode totals { adjustments { adjustmentType price { value } } }
      shipments { deliveryForm giverName postage { value }
        deliveryAddress { companyName phoneNumber firstName email street houseNumber suffix postCode city countryCode }
        packages { ... on GiftcardPackage { message { text } wrapper { variation { id } } giftPacking { variation { id } } } } } }
    problems { row field code message } errors { code referencedRequestParameter } } }`
const count = `mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added order { totalQuantity } errors { code } } }`
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { totalQuantity } }`

const home = {
  ...{ street: 'Oudegracht', houseNumber: '12a', suffix: '' },
  ...{ postCode: '3511ab', city: 'Utrecht', countryCode: '' },
}
const row = (firstName: string, address: object = {}, message = '') => ({
  ...{ firstName, lastName: '', email: '', message },
  address: { ...home, ...address },
})

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

const send = async (
  rows: Parameters<typeof toRowsText>[0],
  more: object = {},
  query = add,
): Promise<Data> => {
  const what = { productId: 'kaartbon', variationType: 'PHYSICAL', amount: 25_00, quantity: 1 }
  const input = { ...what, rows: toRowsText(rows), ...more }
  return (await giver.ask(query, { input })).data.addReceivers
}

test('everybody gets theirs at their own address, wrapped, with a note and a postage of their own', async () => {
  const around = { wrapper: 'delft', giftPacking: 'giftBox', giverName: 'De directie' }
  const atWork = { houseNumber: '14', companyName: 'Bakker & Zn.', phoneNumber: '0612345678' }
  const rows = [row('Jan'), row('Els', atWork, 'Voor Els alleen')]
  const { added, order, errors } = await send(rows, { ...around, message: 'Beste {voornaam}' })
  expect([added, errors]).toEqual([2, []])
  expect(order).toMatchObject({ totalQuantity: 2, deliveryMode: 'SPLIT' })
  expect(order.totals.adjustments[0]).toBeDefined()
  const parcel = (firstName: string, place: object, text: string) => ({
    ...{ deliveryForm: 'PHYSICAL', giverName: 'De directie', postage: { value: 295 } },
    deliveryAddress: {
      firstName,
      email: null,
      street: 'Oudegracht',
      postCode: '3511 AB',
      countryCode: 'NL',
      ...place,
    },
    packages: [
      {
        message: { text },
        wrapper: { variation: { id: 'delft' } },
        giftPacking: { variation: { id: 'giftBox' } },
      },
    ],
  })
  expect(order.shipments).toMatchObject([
    parcel('Jan', { houseNumber: '12', suffix: 'a' }, 'Beste Jan'),
    parcel('Els', { ...atWork, suffix: null }, 'Voor Els alleen'),
  ])
})

test.each([
  ['a postcode that is none', { postCode: '0123 XX' }, 'postCode'],
  ['a house number of letters', { houseNumber: 'twaalf' }, 'houseNumber'],
  ['no street', { street: ' ' }, 'street'],
  ['no town', { city: '' }, 'city'],
  ['a phone number of letters', { phoneNumber: 'mobiel' }, 'phoneNumber'],
  ['a phone number that no plan has', { phoneNumber: '0999999999' }, 'phoneNumber'],
  ['a country to which nothing is posted', { countryCode: 'BE', postCode: '1000' }, 'countryCode'],
  ['a country that there is not', { countryCode: 'Atlantis' }, 'countryCode'],
])('%s is told by its row and field, and nothing is added', async (_what, wrong, field) => {
  const { added, problems, errors } = await send([row('Jan'), row('Els', wrong)])
  expect([added, errors]).toMatchObject([null, [{ code: 3214 }]])
  expect(problems).toMatchObject([{ row: 1, field, message: expect.stringMatching(/\.$/) }])
  expect((await giver.ask(show)).data.cartV2).toBeNull()
})

test('rows without an address are wrong in each part of it; left out, the others are added', async () => {
  const bare = { firstName: 'Els', lastName: '', email: 'els@voorbeeld.example', message: '' }
  const { added, problems } = await send([row('Jan'), bare], { leavesOutWrong: true })
  expect(added).toBe(1)
  expect(problems.map(({ field }: Data) => field).toSorted()).toEqual([
    'city',
    'houseNumber',
    'postCode',
    'street',
  ])
})

test('a card that is not posted, and a paper that does not go around it, are refused', async () => {
  expect((await send([row('Jan')], { productId: 'dinerbon' })).errors).toMatchObject([
    { code: 3101 },
  ])
  expect((await send([row('Jan')], { wrapper: 'dots' })).errors).toMatchObject([{ code: 3110 }])
})

test('two thousand are one change; one more is refused whole', async () => {
  const people = (many: number) =>
    Array.from({ length: many }, (_, at) => row(`Gast${at}x`, { houseNumber: String(at + 1) }))
  expect(await send(people(2001), { amount: 10_00 }, count)).toMatchObject({
    added: null,
    errors: [{ code: 3212 }],
  })
  expect(await send(people(2000), { amount: 10_00 }, count)).toEqual({
    ...{ added: 2000, order: { totalQuantity: 2000 }, errors: [] },
  })
})
