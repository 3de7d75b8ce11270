import { afterAll, beforeAll, expect, test } from 'vitest'
import { toRowsText } from '#kernel/receiver-list.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { keepCookies } from '#tests/support/cookie-jar.ts'
import {
  type OperationCounter,
  openOperationCounter,
} from '#tests/support/count-remote-operations.ts'
import { runShopSomewhere } from '#tests/support/run-shop-somewhere.ts'
import { Visitor } from '#tests/support/visitor.ts'

/*
 * The pages of the worst list that is allowed cost about as much as those of a harmless one of its length. Operations of the built
 * shop are counted, not time.
 */

const length = 2000

let shop: Awaited<ReturnType<typeof runShopSomewhere>>
let counter: OperationCounter
beforeAll(async () => {
  shop = await runShopSomewhere({ NODE_OPTIONS: '--inspect=0' })
  counter = await openOperationCounter(shop.output())
})
afterAll(async () => {
  counter?.close()
  await shop?.close()
})

type Row = readonly [name: string, email: string, note: string]

const rowsOf = (make: (at: number) => Row, count = length): string =>
  toRowsText(
    Array.from({ length: count }, (_, at) => {
      const [firstName, email, message] = make(at)
      return { firstName, lastName: '', email, message }
    }),
  )

const stranger = (at: number): Row => [`Naam${at}`, `r${at}@voorbeeld.example`, `Hallo ${at}`]
const harmless = rowsOf(stranger)

const worst = {
  'equal names': rowsOf((at) => ['Collega', `r${at}@voorbeeld.example`, `Hallo ${at}`]),
  'notes to one address': rowsOf((at) => ['Collega', 'r@voorbeeld.example', `Hallo ${at}`]),
  'notes of many words': rowsOf((at) => [
    ...(['Collega', 'r@voorbeeld.example'] as const),
    `${at} ${'a '.repeat(70)}`,
  ]),
}

let visitors = 0

/** Somebody with this list in the basket, who said who orders. */
async function visit(rows: string) {
  visitors += 1
  const address = `10.1.1.${visitors}`
  let cookie: string | undefined
  const headers = () => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) })
  const visitor = new Visitor(shop.url, 'nl', async (url, body) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify(body),
    })
    cookie = keepCookies(cookie, answer.headers.getSetCookie())
    return answer.json()
  })
  const gift = { productId: 'aan-tafel-dinerbon', amount: 20_00, quantity: 1 }
  const { addReceivers } = await visitor.ask<{ addReceivers: { added: number } }>(
    `mutation Add($userData: UserData!, $input: ReceiversInput!) {
      addReceivers(userData: $userData, input: $input) { added errors { code message } } }`,
    { input: { ...gift, rows } },
  )
  expect(addReceivers).toMatchObject({ added: expect.any(Number), errors: [] })
  const details = {
    ...{ firstName: 'Anna', lastName: 'Bol', acceptTerms: true, ...companyInput },
    ...{
      email: `anna${visitors}@voorbeeld.example`,
      confirmEmail: `anna${visitors}@voorbeeld.example`,
    },
  }
  await visitor.ask(
    `mutation Details($userData: UserData!, $input: GuestDetailsInput!) {
      saveGuestDetails(userData: $userData, input: $input) { errors { code } } }`,
    { input: details },
  )
  const read = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { accept: 'text/html', ...headers() } })
    const html = await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
    return html
  }
  return { visitor, read }
}

type Begun = { startPayment: { orderUuid: string; errors: object[] } }

async function costsOf(rows: string): Promise<ReadonlyMap<string, number>> {
  const { visitor, read } = await visit(rows)
  const costs = new Map<string, number>()
  const count = async (name: string, work: () => Promise<unknown>) =>
    costs.set(name, await counter.count(work))
  await count('the basket', () => read('/winkelmandje/'))
  await count('its second page', () => read('/winkelmandje/?pagina=2'))
  await count('the checkout', () => read('/bestellen/'))
  const { cartV2 } = await visitor.ask<{ cartV2: { totals: { grandTotal: { value: number } } } }>(
    `query Cart($userData: UserData!) { cartV2(userData: $userData, page: 1) { totals { grandTotal { value } } } }`,
  )
  const input = { methodId: 'ideal', expectedTotal: cartV2.totals.grandTotal.value }
  const { startPayment } = await visitor.ask<Begun>(
    `mutation Pay($userData: UserData!, $input: StartPaymentInput!) {
      startPayment(userData: $userData, input: $input) { orderUuid errors { code message } } }`,
    { input },
  )
  expect(startPayment.errors).toEqual([])
  await count('the order', () => read(`/bestellen/${startPayment.orderUuid}/`))
  return costs
}

test('no page of the worst list takes more than twice the work of that of a harmless one', async () => {
  // What is made once is not counted.
  await costsOf(rowsOf(stranger, 60))
  const usual = await costsOf(harmless)
  for (const [name, rows] of Object.entries(worst)) {
    const costs = await costsOf(rows)
    const dear = [...costs].filter(([what, cost]) => cost > 2 * (usual.get(what) ?? 0))
    expect({
      [name]: dear.map(([what, cost]) => `${what}: ${cost} for ${usual.get(what)}`),
    }).toEqual({ [name]: [] })
  }
})
