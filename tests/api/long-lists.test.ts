import { afterAll, expect, test } from 'vitest'
import { toRowsText } from '#kernel/receiver-list.ts'
import { type ApiBrowser, type Data, detailsInput, openApiShop } from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { countOperations } from '#tests/support/count-operations.ts'

/*
 * The worst list that is allowed costs about as much as a harmless one of its length: no work grows with the square of what
 * anybody sends. Operations are counted, not time.
 */

const { browser, shop, close } = await openApiShop({ products: productsByPost })
afterAll(close)

const length = 2000

type Row = readonly [first: string, last: string, email: string, note: string]

const rowsOf = (make: (at: number) => Row): readonly Row[] =>
  Array.from({ length }, (_, at) => make(at))

const harmless = rowsOf((at) => [`Naam${at}`, '', `r${at}@voorbeeld.example`, `Hallo ${at}`])

const worst: Readonly<Record<string, readonly Row[]>> = {
  'equal names': rowsOf((at) => ['Collega', '', `r${at}@voorbeeld.example`, `Hallo ${at}`]),
  'equal addresses': rowsOf((at) => [`Naam${at}`, '', 'r@voorbeeld.example', `Hallo ${at}`]),
  'notes to one address': rowsOf((at) => ['Collega', '', 'r@voorbeeld.example', `Hallo ${at}`]),
  'notes of many words': rowsOf((at) => [
    ...(['Collega', '', 'r@voorbeeld.example'] as const),
    `${at} ${'a '.repeat(70)}`,
  ]),
}

const payload = '{ order { version } errors { code } }'
const shown = `version totalQuantity deliveryMode canSplitAgain problemCount
  receivers { name email } packagePaging { totalItems } shipmentPaging { totalItems }
  totals { grandTotal { value } adjustments { title price { value } } }
  packagesGroups { tag packageId receiverTitle totalPrice { value } }
  shipments { tag packageCount packages { id ... on GiftcardPackage { message { text } } } }`
const add = `mutation Add($userData: UserData!, $input: ReceiversInput!) {
  addReceivers(userData: $userData, input: $input) { added errors { code } } }`
const show = `query Cart($userData: UserData!, $page: Int) { cartV2(userData: $userData, page: $page) { ${shown} } }`

/** One after the other, as a visitor would: each finds the basket that the one before left. */
const changes: Readonly<Record<string, string>> = {
  'a quantity': `updatePackage(userData: $userData, packageId: $packageId, quantity: 2) ${payload}`,
  'a moment': `changeShipmentDate(userData: $userData, shipmentTag: $tag, deliveryDate: "2026-12-05T09:00") ${payload}`,
  'all to one': `setDeliveryMode(userData: $userData, deliveryMode: SINGLE, receiver: { name: "Els", email: "els@voorbeeld.example", confirmEmail: "els@voorbeeld.example" }) ${payload}`,
  'each to their own': `setDeliveryMode(userData: $userData, deliveryMode: SPLIT) ${payload}`,
  'all to the giver': `setDeliveryMode(userData: $userData, deliveryMode: DEFAULT) ${payload}`,
  'each to their own again': `setDeliveryMode(userData: $userData, deliveryMode: SPLIT) ${payload}`,
}

const ask = async (giver: ApiBrowser, query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = await giver.ask(query, variables)
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  for (const answer of Object.values<Data>(data)) expect(answer.errors ?? []).toEqual([])
  return data
}

/** What each page and change of a basket with this list takes. */
async function costsOf(rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const giver = browser()
  const costs = new Map<string, number>()
  const count = async (name: string, work: () => Promise<unknown>) =>
    costs.set(name, await countOperations(work))
  const input = {
    ...{ productId: 'dinerbon', amount: 25_00, quantity: 1, leavesOutWrong: false },
    rows: toRowsText(
      rows.map(([firstName, lastName, email, message]) => ({
        firstName,
        lastName,
        email,
        message,
      })),
    ),
  }
  await count('the list', () => ask(giver, add, { input }))
  await count('the first page', () => ask(giver, show, { page: 1 }))
  await count('the last page', () => ask(giver, show, { page: 40 }))
  await count('all of it', () => ask(giver, show))
  const { cartV2 } = await ask(giver, show, { page: 1 })
  const [{ tag, packages }] = cartV2.shipments
  const variables = { tag, packageId: packages[0].id }
  const details = { input: detailsInput(companyInput) }
  await count('details', () =>
    ask(
      giver,
      `mutation Details($userData: UserData!, $input: GuestDetailsInput!) {
      saveGuestDetails(userData: $userData, input: $input) { errors { code } } }`,
      details,
    ),
  )
  for (const [name, change] of Object.entries(changes)) {
    const parameters = ['$packageId: ID!', '$tag: String!'].filter((one) =>
      change.includes(one.split(':')[0] ?? ''),
    )
    const query = `mutation Change(${['$userData: UserData!', ...parameters].join(', ')}) { ${change} }`
    await count(name, () => ask(giver, query, variables))
    await count(`the page after ${name}`, () => ask(giver, show, { page: 1 }))
  }
  return costs
}

test('a page of the basket holds fifty packages, whoever gets them, and its length does not grow with the list', async () => {
  const giver = browser()
  const rows = worst['notes to one address'] ?? []
  const text = toRowsText(
    rows.map(([firstName, lastName, email, message]) => ({ firstName, lastName, email, message })),
  )
  await ask(giver, add, {
    input: { productId: 'dinerbon', amount: 25_00, quantity: 1, rows: text },
  })
  const pageOf = async (page: number) => (await ask(giver, show, { page })).cartV2
  const [first, last] = [await pageOf(1), await pageOf(40)]
  for (const { shipments, packagePaging, shipmentPaging } of [first, last]) {
    expect([packagePaging.totalItems, shipmentPaging.totalItems]).toEqual([length, 1])
    expect(shipments.map((one: Data) => [one.packageCount, one.packages.length])).toEqual([
      [length, 50],
    ])
  }
  const textsOf = ({ shipments }: Data) =>
    shipments[0].packages.map(({ message }: Data) => message.text)
  expect([textsOf(first)[0], textsOf(last)[49]]).toEqual(['Hallo 0', 'Hallo 1999'])
  expect(JSON.stringify(first).length).toBeLessThan(100_000)
})

test('no page and no change of the worst list takes more than twice the work of a harmless one', async () => {
  shop.now = new Date('2026-11-21T10:00:00Z')
  await costsOf(harmless)
  const usual = await costsOf(harmless)
  for (const [name, rows] of Object.entries(worst)) {
    const costs = await costsOf(rows)
    const dear = [...costs].filter(([what, cost]) => cost > 2 * (usual.get(what) ?? 0))
    expect({
      [name]: dear.map(([what, cost]) => `${what}: ${cost} for ${usual.get(what)}`),
    }).toEqual({ [name]: [] })
  }
})
