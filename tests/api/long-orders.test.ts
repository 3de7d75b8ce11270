import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { mailWriters } from '#emails/mails.ts'
import { collectPostPapers } from '#flows/orders/collect-post-papers.ts'
import { toRowsText } from '#kernel/receiver-list.ts'
import { printPostPapers } from '#print/print-post-papers.ts'
import { type Data, detailsInput, openApiShop } from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { countOperations } from '#tests/support/count-operations.ts'

/*
 * What follows from an order of the worst list costs about as much as from a harmless one of its length: its page, its confirmation and
 * its papers for the post. Operations are counted, not time.
 */

const { browser, shop, close } = await openApiShop({ products: productsByPost })
afterAll(close)
beforeAll(() => {
  // A Saturday.
  shop.now = new Date('2026-11-21T10:00:00Z')
})

type Row = readonly [name: string, email: string, note: string]
type List = (at: number) => Row

const said = (at: number, text: string) => `${at} ${text}`.slice(0, 149).trim()

const harmless: List = (at) => [
  `Naam${at}`,
  `r${at}@voorbeeld.example`,
  said(at, 'Van harte gefeliciteerd namens iedereen. '.repeat(4)),
]
const worst: Record<string, List> = {
  'equal names': (at) => ['Collega', `r${at}@voorbeeld.example`, `Hallo ${at}`],
  'notes to one address': (at) => ['Collega', 'r@voorbeeld.example', `Hallo ${at}`],
  'notes of many words': (at) => ['Collega', 'r@voorbeeld.example', said(at, 'a '.repeat(75))],
}

const address = {
  ...{ street: 'Kerkstraat', houseNumber: '12', suffix: '', postCode: '3511 AB' },
  ...{ city: 'Utrecht', countryCode: 'NL' },
}

type ToOrder = { length: number; isByPost: boolean }

async function order(list: List, { length, isByPost }: ToOrder) {
  const giver = browser()
  const ask = async (query: string, variables: object = {}): Promise<Data> => {
    const { data, errors } = await giver.ask(query, variables)
    expect(errors).toBeUndefined()
    return data.done
  }
  const rows = Array.from({ length }, (_, at) => {
    const [firstName, email, message] = list(at)
    return { firstName, lastName: '', email, message, ...(isByPost && { address }) }
  })
  const gift = isByPost
    ? { productId: 'kaartbon', variationType: 'PHYSICAL' }
    : { productId: 'dinerbon', variationType: 'DIGITAL' }
  const { order: basket, errors } = await ask(
    `mutation Add($userData: UserData!, $input: ReceiversInput!) {
      done: addReceivers(userData: $userData, input: $input) {
        order { totals { grandTotal { value } } } errors { code message } } }`,
    { input: { ...gift, amount: 10_00, quantity: 1, rows: toRowsText(rows) } },
  )
  expect(errors).toEqual([])
  await ask(
    `mutation Details($userData: UserData!, $input: GuestDetailsInput!) {
      done: saveGuestDetails(userData: $userData, input: $input) { errors { code } } }`,
    { input: detailsInput(companyInput) },
  )
  const card = {
    ...{ encryptedCardNumber: 'x', encryptedExpiryMonth: 'x', encryptedExpiryYear: 'x' },
    ...{ encryptedSecurityCode: 'x', holderName: 'Anna', brand: 'visa' },
  }
  const begun = await ask(
    `mutation Pay($userData: UserData!, $input: StartPaymentInput!) {
      done: startPayment(userData: $userData, input: $input) { orderUuid state errors { code } } }`,
    {
      input: {
        ...{ methodId: 'scheme', expectedTotal: basket.totals.grandTotal.value, card },
      },
    },
  )
  expect(begun.errors).toEqual([])
  return { ask, uuid: begun.orderUuid as string }
}

const show = `query Order($userData: UserData!, $uuid: String!, $page: Int) {
  done: order(userData: $userData, uuid: $uuid, page: $page) { order { referenceNumber
    total { value } receivers { id name deliveryState post { state } } lines { title } paging { totalItems } }
    errors { code } } }`

async function costsOfMailed(list: List, length: number): Promise<ReadonlyMap<string, number>> {
  const { ask, uuid } = await order(list, { length, isByPost: false })
  const costs = new Map<string, number>()
  const count = async (name: string, work: () => unknown) =>
    costs.set(name, await countOperations(work))
  shop.mails.clear()
  await count('the confirmation', () => shop.runJobs('send-confirmation-mail'))
  const [confirmation] = [...shop.mails.values()]
  await count('its mail', () =>
    mailWriters.confirmation(confirmation?.about as Mails['confirmation']),
  )
  await count('the order', () => ask(show, { uuid }))
  await count('its second page', () => ask(show, { uuid, page: 2 }))
  return costs
}

async function costsOfPosted(list: List, length: number): Promise<ReadonlyMap<string, number>> {
  const before = shop.now
  await order(list, { length, isByPost: true })
  const costs = new Map<string, number>()
  const { papers } = await collectPostPapers(shop.deps, Temporal.PlainDate.from('2026-11-23'))
  const own = {
    ...papers,
    slips: papers.slips.slice(-length),
    labels: papers.labels.slice(-length),
  }
  expect(own.slips).toHaveLength(length)
  costs.set('the papers', await countOperations(() => printPostPapers(own, { labels: 'a4' })))
  shop.now = before
  return costs
}

type CostsOf = (list: List, length: number) => Promise<ReadonlyMap<string, number>>

test.each<[string, CostsOf, number]>([
  ['by e-mail', costsOfMailed, 2000],
  ['by post', costsOfPosted, 200],
])(
  'no paper of the worst order %s takes more than twice the work of that of a harmless one',
  async (_how, costsOf, length) => {
    // What is made once is not counted.
    await costsOf(harmless, 60)
    const usual = await costsOf(harmless, length)
    for (const [name, list] of Object.entries(worst)) {
      const costs = await costsOf(list, length)
      const dear = [...costs].filter(([what, cost]) => cost > 2 * (usual.get(what) ?? 0))
      expect({
        [name]: dear.map(([what, cost]) => `${what}: ${cost} for ${usual.get(what)}`),
      }).toEqual({ [name]: [] })
    }
  },
)
