import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  type ApiBrowser,
  type Data,
  detailsInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const add = `mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added
    order { totalQuantity totals { grandTotal { value } subTotal { value } }
      shipments { giverName deliveryDate deliveryAddress { firstName email }
        packages { ... on GiftcardPackage { message { text } wrapper { variation { id } } giftcard_v1 { ... on GiftcardOrderItem { qty } } } } } }
    problems { row field code message } errors { code message referencedRequestParameter } } }`
const count = `mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added order { totalQuantity }
    problems { row field code } errors { code message } } }`
const show = `query Cart($userData: UserData!) { cartV2(userData: $userData) { totalQuantity } }`

type Row = [first: string, last: string, email: string, note: string]

const row = (name: string, more: { email?: string; note?: string; last?: string } = {}): Row => [
  name,
  more.last ?? '',
  more.email ?? `${name.toLowerCase()}@voorbeeld.example`,
  more.note ?? '',
]

let giver: ApiBrowser
beforeEach(() => {
  giver = browser()
})

const send = async (
  rows: readonly Row[] | string,
  more: object = {},
  query = add,
): Promise<Data> => {
  const text = typeof rows === 'string' ? rows : JSON.stringify(rows)
  const input = { productId: 'dinerbon', amount: 25_00, quantity: 1, rows: text, ...more }
  const { data, errors } = await giver.ask(query, { input })
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data.addReceivers
}
const inBasket = async (): Promise<number | undefined> =>
  (await giver.ask(show)).data.cartV2?.totalQuantity
const codesOf = ({ errors }: Data): number[] => errors.map(({ code }: Data) => code)

test('everybody on a list gets the gift, with the note that names them or one of their own', async () => {
  const rows = [row('Jan', { last: 'Smit' }), row('Els', { note: 'Voor Els alleen' })]
  const message = 'Beste {voornaam}, dank je wel.'
  const given = {
    message,
    giverName: 'De directie',
    wrapper: 'dots',
    deliveryDate: '2026-12-05T09:00',
  }
  const { added, order, problems, errors } = await send(rows, given)
  expect({ added, problems, errors }).toEqual({ added: 2, problems: [], errors: [] })
  const parcel = (firstName: string, email: string, text: string) => ({
    ...{ giverName: 'De directie', deliveryDate: '2026-12-05T08:00:00.000Z' },
    deliveryAddress: { firstName, email },
    packages: [
      { message: { text }, wrapper: { variation: { id: 'dots' } }, giftcard_v1: { qty: 1 } },
    ],
  })
  expect(order.shipments).toEqual([
    parcel('Jan Smit', 'jan@voorbeeld.example', 'Beste Jan, dank je wel.'),
    parcel('Els', 'els@voorbeeld.example', 'Voor Els alleen'),
  ])
  expect(order.totals).toEqual({ grandTotal: { value: 50_95 }, subTotal: { value: 50_00 } })
})

test('all that is wrong is told at once by row and field, and nothing is added', async () => {
  const rows = [
    row('Jan'),
    row('', { email: 'geen adres' }),
    row('Els', { note: 'Hoera 🎉' }),
    row('Kees', { note: 'x'.repeat(151) }),
  ]
  const { added, order, problems, errors } = await send(rows)
  expect({ added, order }).toEqual({ added: null, order: null })
  expect(problems.map(({ row, field, code }: Data) => [row, field, code])).toEqual([
    [1, 'name', 3001],
    [1, 'email', 3002],
    [2, 'message', 3009],
    [3, 'message', 3008],
  ])
  expect(problems[3].message).toContain('150')
  expect(errors).toMatchObject([{ code: 3214, referencedRequestParameter: 'rows' }])
  expect(await inBasket()).toBeUndefined()
})

test('wrong ones are left out where the visitor says so, and told; of none that is right nothing is added', async () => {
  const rows = [row('Jan'), row('Els', { email: 'els@' }), row('Kees')]
  const { added, order, problems, errors } = await send(rows, { leavesOutWrong: true })
  expect(errors).toEqual([])
  expect(added).toBe(2)
  expect(order.totalQuantity).toBe(2)
  expect(problems).toMatchObject([{ row: 1, field: 'email', code: 3002 }])
  expect(codesOf(await send([row('')], { leavesOutWrong: true }))).toEqual([3214])
})

test('what lay in the basket stays, and somebody who is on the list twice gets two', async () => {
  await send([row('Jan')])
  const { order } = await send([row('Jan'), row('Els'), row('JAN')])
  expect(order.shipments.map(({ packages: [only] }: Data) => only.giftcard_v1.qty)).toEqual([3, 1])
})

test('two thousand are one change of the basket; one more is refused with its sentence', async () => {
  const people = (many: number) =>
    Array.from({ length: many }, (_, at) =>
      row(`Gast ${at}a`, {
        email: `gast${at}@voorbeeld.example`,
        note: 'Een warme groet van ons allemaal. '.repeat(4),
      }),
    )
  const tooMany = await send(people(2001), {}, count)
  expect(codesOf(tooMany)).toEqual([3212])
  expect(tooMany.errors[0].message).toContain('2.000')
  expect(await inBasket()).toBeUndefined()
  expect(await send(people(2000), { amount: 10_00 }, count)).toEqual({
    ...{ added: 2000, order: { totalQuantity: 2000 } },
    ...{ problems: [], errors: [] },
  })
  expect(await inBasket()).toBe(2000)
})

test('what one order may be holds for a list as well, and nothing of it stays', async () => {
  const apples = Array.from({ length: 6 }, (_, at) =>
    row('Jan', { email: `jan${at}@voorbeeld.example` }),
  )
  expect(codesOf(await send(apples, { productId: 'appelbon', amount: 100_00 }))).toEqual([2015])
  const cards = Array.from({ length: 9 }, (_, at) =>
    row('Jan', { email: `jan${at}@voorbeeld.example` }),
  )
  expect(codesOf(await send(cards, { quantity: 300 }))).toEqual([2030])
  expect(await inBasket()).toBeUndefined()
})

const showPage = `query Page($userData: UserData!, $page: Int) { cartV2(userData: $userData, page: $page) { totalQuantity problemCount
  shipments { deliveryAddress { email } } packagesGroups { tag } shipmentPaging { currentPage itemsPerPage totalItems } } }`

test('a long basket is shown a page at a time, with the totals of all; a page that is gone is the last one', async () => {
  const rows = Array.from({ length: 120 }, (_, at) =>
    row('Gast', { email: `gast${at}@voorbeeld.example` }),
  )
  await send(rows, {}, count)
  const pageOf = async (page: number | null) => (await giver.ask(showPage, { page })).data.cartV2
  const second = await pageOf(2)
  expect(second).toMatchObject({
    ...{ totalQuantity: 120, problemCount: 0 },
    shipmentPaging: { currentPage: 2, itemsPerPage: 50, totalItems: 120 },
  })
  expect(second.shipments).toHaveLength(50)
  expect(second.packagesGroups).toHaveLength(50)
  expect(second.shipments[0].deliveryAddress.email).toBe('gast50@voorbeeld.example')
  const last = await pageOf(9)
  expect(last.shipments).toHaveLength(20)
  expect(last.shipmentPaging.currentPage).toBe(3)
  expect((await pageOf(null)).shipments).toHaveLength(120)
})

const showOrder = `query Order($userData: UserData!, $uuid: String!, $page: Int) { order(userData: $userData, uuid: $uuid, page: $page) {
  order { total { value } receivers { email } lines { total { value } } paging { currentPage itemsPerPage totalItems } } } }`

test('so is the order that is made of it, to its giver and masked to anybody else', async () => {
  const rows = Array.from({ length: 120 }, (_, at) =>
    row('Gast', { email: `gast${at}@voorbeeld.example` }),
  )
  await send(rows, { amount: 10_00 }, count)
  await giver.ask(saveDetails, { input: detailsInput() })
  const fields = ['CardNumber', 'ExpiryMonth', 'ExpiryYear', 'SecurityCode']
  const card = {
    ...Object.fromEntries(fields.map((name) => [`encrypted${name}`, 'x'])),
    ...{ holderName: 'Anna', brand: 'visa' },
  }
  const input = { methodId: 'scheme', expectedTotal: 120 * 10_00 + 95, card }
  const { orderUuid } = (await giver.ask(startPayment, { input })).data.startPayment
  await shop.runJobs()
  const pageOf = async (page: number | null, viewer = giver) =>
    (await viewer.ask(showOrder, { uuid: orderUuid, page })).data.order.order
  const first = await pageOf(1)
  const second = await pageOf(2)
  const emails = (part: Data): string[] => part.receivers.map(({ email }: Data) => email)
  expect([first, second].map(({ receivers, lines }) => [receivers.length, lines.length])).toEqual([
    [100, 100],
    [20, 20],
  ])
  expect(new Set([...emails(first), ...emails(second)]).size).toBe(120)
  const paging = { itemsPerPage: 100, totalItems: 120 }
  expect(second).toMatchObject({
    total: { value: 120 * 10_00 + 95 },
    paging: { currentPage: 2, ...paging },
  })
  expect((await pageOf(9)).paging).toEqual({ currentPage: 2, ...paging })
  expect((await pageOf(null)).receivers).toHaveLength(120)
  const masked = await pageOf(2, browser())
  expect(masked.receivers).toHaveLength(20)
  for (const email of emails(masked)) expect(email).not.toMatch(/^gast/)
})

test.each([
  ['nothing that is JSON', 'Jan;jan@voorbeeld.example', 3000],
  ['an object', '{"0":["Jan","","jan@voorbeeld.example",""]}', 3000],
  ['rows that are too short', '[["Jan","jan@voorbeeld.example"]]', 3000],
  ['numbers', '[[1,2,3,4]]', 3000],
  ['nobody', '[]', 3213],
])('a list that holds %s is refused', async (_what, rows, code) => {
  expect(codesOf(await send(rows))).toEqual([code])
})

test.each([
  [{ amount: 1 }, 3103],
  [{ quantity: 0 }, 3200],
  [{ productId: 'onbekend' }, 3100],
  [{ productId: 'uitverkocht' }, 2031],
  [{ deliveryDate: '2020-01-01T09:00' }, 3207],
  [{ wrapper: 'goud' }, 3107],
  [{ giverName: 'www.reclame.example' }, 3004],
])('a gift that cannot be is refused for all: %j', async (more, code) => {
  expect(codesOf(await send([row('Jan')], more))).toEqual([code])
  expect(await inBasket()).toBeUndefined()
})

test('a formula is a text like any other', async () => {
  const { problems } = await send([row('=cmd|calc'), row('Jan', { note: '=1+1' })], {
    leavesOutWrong: true,
  })
  expect(problems).toMatchObject([{ row: 0, field: 'name', code: 3004 }])
})
