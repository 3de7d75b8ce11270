import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { findFaults } from '#domain/audit/find-faults.ts'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { setCreditLimit } from '#flows/companies/credit-limit.ts'
import {
  payBackCompany,
  receiveFromCompany,
  setTerm,
  showDebts,
  writeOffDebt,
} from '#flows/companies/debts.ts'
import { findOwnDocument } from '#flows/documents/find-sales-document.ts'
import { viewSalesDocuments } from '#flows/documents/view-sales-documents.ts'
import { receiveTransfers } from '#flows/payments/receive-transfers.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { CompanyId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { mutateAccount, openAccountShop, register } from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  giftInput,
  startPayment,
} from '#tests/support/api-shop.ts'

const { browser, shop, database, close, tokenTo, mailsTo } = await openAccountShop()
afterAll(close)

const { db } = database
const dayMs = 24 * 60 * 60_000
let number = 0
beforeEach(() => {
  number += 1
  shop.later(dayMs)
})

const signed = { actor: 'Mila', reason: 'a contract' }
const errors = 'errors { code }'
const open = `mutation M($userData: UserData!, $details: CompanyInput!) {
  openCompany(userData: $userData, details: $details) { companyId ${errors} } }`
const invite = `mutation M($userData: UserData!, $company: String!, $email: String!) {
  inviteToCompany(userData: $userData, company: $company, email: $email, role: FINANCE) { ${errors} } }`
const accept = `mutation M($userData: UserData!, $token: String!) {
  acceptCompanyInvitation(userData: $userData, token: $token) { ${errors} } }`
const orderFor = `mutation M($userData: UserData!, $company: String!) {
  orderForCompany(userData: $userData, company: $company, acceptTerms: true) {
    order { billingAddress { companyName kvkNumber invoiceEmail referenceNumber } } ${errors} } }`
const methods = `query Q($userData: UserData!) {
  paymentMethods(userData: $userData) { methods { id name } ${errors} } }`
const companyDebts = `query Q($userData: UserData!, $company: String!) {
  companyDebts(userData: $userData, company: $company) { debts {
    termDays limit { value } owed { value } credit { value }
    invoices { orderNumber orderUuid state total { value } open { value } documents { number kind } }
  } ${errors} } }`

/** Question of a browser, as the address of a document asks it. */
function asked({ cookie }: ApiBrowser, orderUuid: string, invoice: string) {
  const session = /session=([^;]+)/.exec(cookie ?? '')?.[1] ?? ''
  return {
    orderUuid,
    number: invoice,
    visitorKey: undefined,
    sessionKey: sessionKeyOf(session as Parameters<typeof sessionKeyOf>[0]),
  }
}

const codes = ({ errors: refused }: Data): number[] => refused.map(({ code }: Data) => code)

async function customer(name: string): Promise<ApiBrowser> {
  const visitor = browser()
  const email = `${name}${number}@voorbeeld.example`
  await register(visitor, { firstName: name, email, confirmEmail: email })
  await mutateAccount(visitor, 'userConfirmEmail', { token: await tokenTo(email) })
  return visitor
}

const details = {
  name: 'Bakkerij Bol',
  kvkNumber: '12345678',
  reference: 'PO-114',
  invoiceEmails: 'boek@bol.example',
  address: {
    countryCode: 'NL',
    postCode: '3511AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  },
}

/** An owner of a company that may owe so much, with its id. */
async function debtor(limitCents: number | undefined) {
  const owner = await customer('Sanne')
  const { companyId } = (await owner.ask(open, { details })).data.openCompany
  const company = companyId as CompanyId
  if (limitCents !== undefined) {
    await setCreditLimit(shop.deps, { companyId, limit: euro(limitCents), ...signed })
    await setTerm(shop.deps, { companyId, days: 30, ...signed })
  }
  return { owner, company }
}

async function fill(by: ApiBrowser, company: string, given: object = {}) {
  await by.ask(addPackage, { input: giftInput({ amount: 50_00, ...given }) })
  return (await by.ask(orderFor, { company })).data.orderForCompany
}

const placedOrder = `query O($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { refunded { value } } } }`
const totals = `query T($userData: UserData!) { cartV2(userData: $userData) { totals { grandTotal { value } } } }`

async function pay(by: ApiBrowser): Promise<Data> {
  const expectedTotal = (await by.ask(totals)).data.cartV2.totals.grandTotal.value
  const input = { methodId: 'onAccount', expectedTotal }
  return (await by.ask(startPayment, { input })).data.startPayment
}

const owed = (company: CompanyId) => balanceOf(db, receivableAccount(company, 'EUR'))

async function expectRightBooks() {
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  expect(await findFaults(db)).toEqual([])
  expect((await auditLedger(db)).findings).toEqual([])
}

const unitsOf = (uuid: string) =>
  db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select([
      'card_units.id',
      'order_id as orderId',
      'card_units.state',
      'reference_number as number',
    ])
    .where('uuid', '=', uuid)
    .orderBy('card_units.position')
    .execute()

test('an order on account is made at once, and is owed', async () => {
  const { owner, company } = await debtor(500_00)
  const { order } = await fill(owner, company)
  expect(order.billingAddress).toEqual({
    companyName: 'Bakkerij Bol',
    kvkNumber: '12345678',
    invoiceEmail: 'boek@bol.example',
    referenceNumber: 'PO-114',
  })
  const offered = (await owner.ask(methods)).data.paymentMethods.methods
  expect(offered[0]).toEqual({ id: 'onAccount', name: 'Op rekening' })
  const paid = await pay(owner)
  expect(paid).toMatchObject({ state: 'PAID', errors: [] })
  await expectRightBooks()
  const [unit] = await unitsOf(paid.orderUuid)
  expect(unit?.state).toBe('issued')
  const [debt] = await showDebts(shop.deps, company)
  expect(debt).toMatchObject({ state: 'open', orderNumber: unit?.number, allocatedCents: 0 })
  expect(await owed(company)).toBe(-(debt?.amountCents ?? 0))
  const [invoice] = await viewSalesDocuments(shop.deps, unit?.number ?? '')
  expect(invoice?.tenders).toMatchObject([{ kind: 'invoice', cents: debt?.amountCents }])
  expect(debt && debt.dueAt.getTime() - debt.openedAt.getTime()).toBe(30 * dayMs)
})

test('half is paid, then the rest, to the order that is named and then to the oldest', async () => {
  const { owner, company } = await debtor(500_00)
  await fill(owner, company)
  await pay(owner)
  await fill(owner, company)
  const second = await pay(owner)
  const [{ number: orderNumber } = { number: '' }] = await unitsOf(second.orderUuid)
  const states = async () => {
    const debts = await showDebts(shop.deps, company)
    return debts
      .map(({ state, ...debt }) => (debt.orderNumber === orderNumber ? 'named ' : '') + state)
      .sort()
  }
  const receive = (cents: number, given: object = {}) =>
    receiveFromCompany(shop.deps, {
      companyId: company,
      amount: euro(cents),
      ...signed,
      reference: undefined,
      orderNumber: undefined,
      ...given,
    })
  await receive(20_00, { orderNumber, reference: `NL-${company}` })
  expect(await states()).toEqual(['named part', 'open'])
  await expect(receive(20_00, { reference: `NL-${company}` })).rejects.toMatchObject({
    refusal: 'moneyBookedBefore',
  })
  const [debt] = await showDebts(shop.deps, company)
  const each = debt?.amountCents ?? 0
  await receive(2 * each - 20_00 + 5_00)
  expect(await states()).toEqual(['named paid', 'paid'])
  expect(await owed(company)).toBe(5_00)
  await expectRightBooks()
  await expect(
    payBackCompany(shop.deps, { companyId: company, amount: euro(6_00), ...signed }),
  ).rejects.toMatchObject({ refusal: 'creditTooSmall' })
  await payBackCompany(shop.deps, { companyId: company, amount: euro(5_00), ...signed })
  expect(await owed(company)).toBe(0)
  await expectRightBooks()
})

test('a transfer that names the order pays it, once, by whichever way it is told', async () => {
  const { owner, company } = await debtor(500_00)
  await fill(owner, company)
  const { orderUuid } = await pay(owner)
  const [{ number: orderNumber } = { number: '' }] = await unitsOf(orderUuid)
  const entry = {
    reference: `B-${company}`,
    amount: euro(20_00),
    bookedOn: '2026-12-01',
    text: `factuur ${orderNumber.toLowerCase().replaceAll('-', ' ')}`,
  }
  const tell = () => receiveTransfers(shop.deps, { entries: [entry, { ...entry }] })
  expect(await tell()).toMatchObject({ matched: [], newCount: 1 })
  expect(await tell()).toMatchObject({ ofCompanies: [{ orderNumber }, {}], newCount: 0 })
  const byHand = {
    companyId: company,
    amount: euro(20_00),
    reference: entry.reference,
    orderNumber: undefined,
    ...signed,
  }
  await expect(receiveFromCompany(shop.deps, byHand)).rejects.toMatchObject({
    refusal: 'moneyBookedBefore',
  })
  expect((await showDebts(shop.deps, company))[0]).toMatchObject({
    state: 'part',
    allocatedCents: 20_00,
  })
  const dollars = { currency: 'USD' as const, cents: 20_00 }
  const other = { ...entry, reference: `C-${company}`, amount: dollars }
  expect(await receiveTransfers(shop.deps, { entries: [other] })).toMatchObject({ ofCompanies: [] })
  await expectRightBooks()
})

test('what goes back of an order pays its debt, and then the next one', async () => {
  const { owner, company } = await debtor(500_00)
  await fill(owner, company, { quantity: 2 })
  const { orderUuid } = await pay(owner)
  await shop.runJobs()
  const [first, second] = await unitsOf(orderUuid)
  if (first === undefined || second === undefined) throw new Error('Two cards were ordered.')
  const refund = (unitId: typeof first.id) =>
    refundCardsByHand(shop.deps, { ...signed, orderId: first.orderId, unitIds: [unitId] })
  await refund(first.id)
  await shop.runJobs()
  const told = mailsTo(`Sanne${number}@voorbeeld.example`).map(({ mail }) => mail.text)
  expect(told.join()).toContain('"paymentMethod":"onAccount"')
  const [debt] = await showDebts(shop.deps, company)
  expect(debt?.allocatedCents).toBe(50_00)
  const shown = await owner.ask(placedOrder, { uuid: orderUuid })
  expect(shown.data.order.order.refunded).toEqual({ value: 50_00 })
  await receiveFromCompany(shop.deps, {
    companyId: company,
    amount: debt?.open ?? euro(0),
    ...signed,
    reference: undefined,
    orderNumber: undefined,
  })
  await refund(second.id)
  expect(await owed(company)).toBeGreaterThanOrEqual(50_00)
  await expectRightBooks()
  await fill(owner, company)
  await pay(owner)
  const [next] = await showDebts(shop.deps, company)
  expect(next?.allocatedCents).toBeGreaterThanOrEqual(50_00)
  await expectRightBooks()
})

test('a debt is given up with the VAT inside, and once', async () => {
  const { owner, company } = await debtor(500_00)
  await fill(owner, company)
  const { orderUuid } = await pay(owner)
  const [{ number: orderNumber } = { number: '' }] = await unitsOf(orderUuid)
  await writeOffDebt(shop.deps, { orderNumber, ...signed })
  expect((await showDebts(shop.deps, company))[0]).toMatchObject({ state: 'writtenOff' })
  expect(await owed(company)).toBe(0)
  await expect(writeOffDebt(shop.deps, { orderNumber, ...signed })).rejects.toMatchObject({
    refusal: 'receivablePaid',
  })
  await expectRightBooks()
})

test('invoices are seen by owners and finance, and by no buyer or stranger', async () => {
  const { owner, company } = await debtor(500_00)
  const joined = async (name: string, role: string) => {
    const member = await customer(name)
    const email = `${name}${number}@voorbeeld.example`
    await owner.ask(invite.replace('FINANCE', role), { company, email })
    await member.ask(accept, { token: await tokenTo(email) })
    return member
  }
  const finance = await joined('Fien', 'FINANCE')
  const buyer = await joined('Bram', 'BUYER')
  const email = 'wielewaal@vogels.example'
  await fill(owner, company, { receiver: { name: 'Wielewaal', email, confirmEmail: email } })
  const { orderUuid } = await pay(owner)
  await expectRightBooks()
  const look = async (by: ApiBrowser) =>
    (await by.ask(companyDebts, { company })).data.companyDebts as Data
  const { debts } = await look(finance)
  expect(debts).toMatchObject({
    termDays: 30,
    limit: { value: 500_00 },
    invoices: [{ state: 'OPEN', orderUuid, documents: [{ kind: 'invoice' }] }],
  })
  expect(debts.owed.value).toBe(debts.invoices[0].total.value)
  expect((await look(owner)).debts).toEqual(debts)
  expect(codes(await look(buyer))).toEqual([3851])
  expect(codes(await look(await customer('Vreemd')))).toEqual([3850])
  expect(codes(await look(browser()))).toEqual([3804])

  const [{ number: invoice }] = debts.invoices[0].documents
  const read = (by: ApiBrowser) => findOwnDocument(shop.deps, asked(by, orderUuid, invoice))
  expect(await read(finance)).toMatchObject({
    number: invoice,
    toPay: { reference: expect.any(String) },
  })
  expect(JSON.stringify(await read(finance))).not.toMatch(/wielewaal/i)
  await expect(read(buyer)).rejects.toMatchObject({ code: 3301 })
})

describe('on account orders nobody', () => {
  const refused = async (by: ApiBrowser, code: number) => {
    const paid = await pay(by)
    expect([codes(paid), paid.orderUuid]).toEqual([[code], null])
    expect((await by.ask(totals)).data.cartV2.totals.grandTotal.value).toBeGreaterThan(0)
  }
  const isOffered = async (by: ApiBrowser) =>
    (await by.ask(methods)).data.paymentMethods.methods.some(({ id }: Data) => id === 'onAccount')

  test('past the limit', async () => {
    const { owner, company } = await debtor(80_00)
    await fill(owner, company)
    await pay(owner)
    await fill(owner, company)
    expect(await isOffered(owner)).toBe(false)
    await refused(owner, 3859)
    expect(await showDebts(shop.deps, company)).toHaveLength(1)
    await expectRightBooks()
  })

  test('of a company that pays in advance, or as a private person', async () => {
    const { owner, company } = await debtor(undefined)
    await fill(owner, company)
    expect(await isOffered(owner)).toBe(false)
    await refused(owner, 3858)
    const guest = await customer('Bram')
    await shop.runJobs()
    await guest.ask(addPackage, { input: giftInput() })
    expect(codes((await guest.ask(orderFor, { company })).data.orderForCompany)).toEqual([3850])
  })

  test('who only sees invoices, or was removed meanwhile', async () => {
    const { owner, company } = await debtor(500_00)
    const finance = await customer('Fien')
    const email = `Fien${number}@voorbeeld.example`
    await shop.runJobs()
    await owner.ask(invite, { company, email })
    await finance.ask(accept, { token: await tokenTo(email) })
    expect(codes(await fill(finance, company))).toEqual([3851])
    await fill(owner, company)
    await db.deleteFrom('company_members').where('role', '=', 'owner').execute()
    await refused(owner, 3850)
  })

  test('with an invoice that is overdue for weeks', async () => {
    const { owner, company } = await debtor(500_00)
    await fill(owner, company)
    await pay(owner)
    shop.later(66 * dayMs)
    await mutateAccount(owner, 'userLogin', {
      email: `Sanne${number}@voorbeeld.example`,
      password: 'appeltaart-1',
    })
    await fill(owner, company)
    await refused(owner, 3860)
  })
})
