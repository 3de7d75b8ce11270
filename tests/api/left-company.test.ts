import { unzipSync } from 'fflate'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { setCreditLimit } from '#flows/companies/credit-limit.ts'
import { setTerm } from '#flows/companies/debts.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { CompanyId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { ownDataFile } from '#kernel/own-data-file.ts'
import { registerOwnData } from '#server/own-data/own-data.ts'
import {
  goodPassword,
  mutateAccount,
  openAccountShop,
  ordersOf,
  register,
} from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  giftInput,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, close, tokenTo } = await openAccountShop({ prepare: registerOwnData })
afterAll(close)

const dayMs = 24 * 60 * 60_000
let number = 0
beforeEach(() => {
  number += 1
  shop.later(dayMs)
})

const errors = 'errors { code referencedRequestParameter }'
const of = '$userData: UserData!, $company: String!'
const documents = {
  openCompany: `mutation M($userData: UserData!, $details: CompanyInput!) {
    done: openCompany(userData: $userData, details: $details) { companyId ${errors} } }`,
  invite: `mutation M(${of}, $email: String!) { done: inviteToCompany(
    userData: $userData, company: $company, email: $email, role: BUYER) { ${errors} } }`,
  accept: `mutation M($userData: UserData!, $token: String!) {
    done: acceptCompanyInvitation(userData: $userData, token: $token) { ${errors} } }`,
  company: `query Q(${of}) { done: company(userData: $userData, company: $company) {
    company { members { id firstName } } ${errors} } }`,
  remove: `mutation M(${of}, $member: String!) { done: removeCompanyMember(
    userData: $userData, company: $company, member: $member) { ${errors} } }`,
  demote: `mutation M(${of}, $member: String!) { done: changeCompanyRole(
    userData: $userData, company: $company, member: $member, role: FINANCE) { ${errors} } }`,
  leave: `mutation M(${of}) { done: leaveCompany(userData: $userData, company: $company) {
    ${errors} } }`,
  orderFor: `mutation M(${of}) { done: orderForCompany(
    userData: $userData, company: $company, acceptTerms: true) {
    order { totals { grandTotal { value } } } ${errors} } }`,
  order: `query Q($userData: UserData!, $uuid: String!) {
    done: order(userData: $userData, uuid: $uuid) {
      order { isFullView receivers { id name email } documents { number } } ${errors} } }`,
  correct: `mutation M($userData: UserData!, $uuid: String!, $delivery: String!, $email: String!) {
    done: correctDeliveryAddress(userData: $userData, orderUuid: $uuid, deliveryId: $delivery,
      email: $email, confirmEmail: $email) { ${errors} } }`,
  repeat: `query Q($userData: UserData!, $uuid: String!) {
    done: repeatableOrder(userData: $userData, orderUuid: $uuid) { ${errors} } }`,
} as const

const call = async (by: ApiBrowser, name: keyof typeof documents, given: object): Promise<Data> =>
  (await by.ask(documents[name], given)).data.done

const codes = ({ errors: refused }: Data): number[] => refused.map(({ code }: Data) => code)

async function customer(firstName: string): Promise<ApiBrowser> {
  const visitor = browser()
  const email = emailOf(firstName)
  await register(visitor, { firstName, email, confirmEmail: email })
  await mutateAccount(visitor, 'userConfirmEmail', { token: await tokenTo(email) })
  return visitor
}

const emailOf = (firstName: string) => `${firstName}${number}@voorbeeld.example`

/** An order on account that a buyer placed, of which a gift waits for its day. */
async function orderedByBuyer() {
  const owner = await customer('Sanne')
  const address = {
    countryCode: 'NL',
    postCode: '3511AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  }
  const details = { name: 'Bakkerij Bol', kvkNumber: '12345678', address }
  const company = (await call(owner, 'openCompany', { details })).companyId as CompanyId
  const signed = { companyId: company, actor: 'Mila', reason: 'a contract' }
  await setCreditLimit(shop.deps, { ...signed, limit: euro(500_00) })
  await setTerm(shop.deps, { ...signed, days: 30 })
  const buyer = await customer('Bram')
  const email = emailOf('Bram')
  await call(owner, 'invite', { company, email })
  await call(buyer, 'accept', { token: await tokenTo(email) })
  const receiver = {
    name: 'Ferdinand',
    email: 'f@elders.example',
    confirmEmail: 'f@elders.example',
  }
  const later = new Date(shop.now.getTime() + 10 * dayMs)
  const deliveryDate = `${later.toISOString().slice(0, 10)}T09:00`
  await buyer.ask(addPackage, { input: giftInput({ receiver, deliveryDate }) })
  const { order } = await call(buyer, 'orderFor', { company })
  const expectedTotal = order.totals.grandTotal.value
  const input = { methodId: 'onAccount', expectedTotal }
  const { orderUuid: uuid } = (await buyer.ask(startPayment, { input })).data.startPayment
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  const shown = (await call(buyer, 'order', { uuid })).order
  expect(shown).toMatchObject({ isFullView: true, receivers: [{ name: 'Ferdinand' }] })
  const members = (await call(owner, 'company', { company })).company.members
  const member = members.find(({ firstName }: Data) => firstName === 'Bram').id
  return { owner, buyer, company, member, uuid, delivery: shown.receivers[0].id }
}

/** Logs in again, with the cookie of the browser that ordered. */
const logInAgain = (by: ApiBrowser) =>
  mutateAccount(by, 'userLogin', { email: emailOf('Bram'), password: goodPassword })

type Ordered = Awaited<ReturnType<typeof orderedByBuyer>>

const departures: readonly [string, (ordered: Ordered) => Promise<unknown>][] = [
  ['was removed', ({ owner, ...one }) => call(owner, 'remove', one)],
  ['left', ({ buyer, company }) => call(buyer, 'leave', { company })],
  ['sees invoices alone now', ({ owner, ...one }) => call(owner, 'demote', one)],
]

test.each(departures)('who %s has no order of the company any more', async (_, depart) => {
  const ordered = await orderedByBuyer()
  const { buyer, uuid, delivery } = ordered
  expect(codes((await depart(ordered)) as Data)).toEqual([])
  await logInAgain(buyer)
  const elsewhere = browser()
  elsewhere.cookie = buyer.cookie?.replace(/session=[^;]+/, 'session=gone')
  for (const by of [buyer, elsewhere]) {
    const { order } = await call(by, 'order', { uuid })
    expect(order).toMatchObject({ isFullView: false, documents: [] })
    expect(JSON.stringify(order)).not.toMatch(/Ferdinand|f@elders/)
    const email = 'mine@elders.example'
    expect(codes(await call(by, 'correct', { uuid, delivery, email }))).toEqual([3301])
    expect(codes(await call(by, 'repeat', { uuid }))).toEqual([3301])
  }
  expect(JSON.stringify(await ordersOf(buyer))).not.toContain('Ferdinand')
  expect((await ordersOf(buyer, { search: 'Ferdinand' })).orders).toEqual([])
  expect(await ownDataOf(buyer)).not.toContain('Ferdinand')
})

/** Texts of the file with all that the shop keeps of a customer. */
async function ownDataOf(by: ApiBrowser): Promise<string> {
  const { status, bytes } = await by.get(`/account/gegevens/${ownDataFile}`)
  expect(status).toBe(200)
  const decoder = new TextDecoder()
  return Object.values(unzipSync(bytes))
    .map((file) => decoder.decode(file))
    .join()
}

test.each(departures)('the owner has the order of who %s, and changes it', async (_, depart) => {
  const ordered = await orderedByBuyer()
  const { owner, uuid, delivery } = ordered
  const email = 'f3@elders.example'
  const look = async () => {
    const { order } = await call(owner, 'order', { uuid })
    expect(order).toMatchObject({ isFullView: true, receivers: [{ name: 'Ferdinand' }] })
    const { orders } = await ordersOf(owner, { search: 'Ferdinand' })
    expect(orders).toMatchObject([{ uuid, orderedBy: 'Bram de Wit' }])
  }
  await look()
  await depart(ordered)
  await look()
  expect(codes(await call(owner, 'correct', { uuid, delivery, email }))).toEqual([])
  expect(codes(await call(owner, 'repeat', { uuid }))).toEqual([])
  expect(await ownDataOf(owner)).not.toContain('Ferdinand')
})

test('an owner who becomes a buyer has own orders alone', async () => {
  const { owner, buyer, company, uuid } = await orderedByBuyer()
  const colleague = await customer('Cees')
  await call(owner, 'invite', { company, email: emailOf('Cees') })
  await call(colleague, 'accept', { token: await tokenTo(emailOf('Cees')) })
  expect((await call(colleague, 'order', { uuid })).order).toMatchObject({ isFullView: false })
  expect((await ordersOf(colleague)).orders).toEqual([])
  expect((await ordersOf(buyer)).orders).toMatchObject([{ uuid, orderedBy: null }])
})

test('who stays has it, and changes it', async () => {
  const { buyer, uuid, delivery } = await orderedByBuyer()
  const email = 'f2@elders.example'
  expect(codes(await call(buyer, 'correct', { uuid, delivery, email }))).toEqual([])
  expect((await ordersOf(buyer, { search: 'Ferdinand' })).orders).toHaveLength(1)
  expect(await ownDataOf(buyer)).toContain('Ferdinand')
})
