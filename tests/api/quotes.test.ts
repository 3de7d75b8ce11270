import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { setCreditLimit } from '#flows/companies/credit-limit.ts'
import { setTerm, showDebts } from '#flows/companies/debts.ts'
import { answerQuote, withdrawQuoteOf } from '#flows/quotes/answer-quote.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { CompanyId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { toRowsText } from '#kernel/receiver-list.ts'
import { mutateAccount, openAccountShop, register } from '#tests/support/account-browser.ts'
import { type ApiBrowser, type Data, startPayment } from '#tests/support/api-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { colleague, offeredLine } from '#tests/support/quoting.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, database, close, tokenTo } = await openAccountShop()
afterAll(close)

const { db } = database
const dayMs = 24 * 60 * 60_000
let number = 0
let visitor: ApiBrowser
beforeEach(() => {
  number += 1
  shop.later(dayMs)
  visitor = browser()
})

const { customerType: _, ...company } = companyInput
const email = () => `joris${number}@bol.example`
const input = () => ({
  ...company,
  firstName: 'Joris',
  lastName: 'Bakker',
  email: email(),
  contactBy: 'MAIL',
  message: 'Twintig bonnen voor het team, graag voor kerst.',
})

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const ask = `mutation Ask($userData: UserData!, $input: QuoteRequestInput!, $captchaToken: String!) {
  requestQuote(userData: $userData, input: $input, captchaToken: $captchaToken) {
    number dueAt problems { row field code message } errors { code message referencedRequestParameter } } }`
const quoteOf = `query Q($userData: UserData!, $token: String!) { quote(userData: $userData, token: $token) {
  quote { number state version orderUuid validUntil note receiverCount companyName total { value } vat { value }
    lines { title quantity form isForList price { value } total { value } } }
  errors { code message } } }`
const decline = `mutation D($userData: UserData!, $token: String!) { declineQuote(userData: $userData, token: $token) {
  status errors { code } } }`
const methods = `query M($userData: UserData!, $quote: String!, $company: String) {
  paymentMethods(userData: $userData, quote: $quote, company: $company) { methods { id } errors { code } } }`

async function request(given: object = {}, by = visitor): Promise<Data> {
  const captchaToken = solveCaptcha((await by.ask(challenge)).data.captchaChallenge)
  const variables = { input: { ...input(), ...given }, captchaToken }
  return (await by.ask(ask, variables)).data.requestQuote
}

/** A quote that was answered, by its private link. */
async function sent(given: object = {}): Promise<{ number: string; token: string }> {
  const { number: asked, errors } = await request(given)
  expect(errors).toEqual([])
  await answer(asked)
  await shop.runJobs()
  return { number: asked, token: await linkTo(email()) }
}

const answer = (asked: string) =>
  answerQuote(shop.deps, {
    number: asked,
    actor: 'Mila',
    validUntil: Temporal.PlainDate.from(shop.now.toISOString().slice(0, 10)).add({ days: 14 }),
    offer: { lines: [offeredLine], discount: undefined, feeCents: undefined, note: 'Tot snel' },
  })

async function linkTo(address: string): Promise<string> {
  const mails = [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
  return /offerte\/(\w+)/.exec(JSON.stringify(mails.at(-1)?.about))?.[1] ?? ''
}

const show = async (token: string, by = visitor): Promise<Data> =>
  (await by.ask(quoteOf, { token })).data.quote

async function pay(token: string, more: object = {}, methodId = 'scheme'): Promise<Data> {
  const { quote } = await show(token)
  const card = {
    encryptedCardNumber: 'e',
    encryptedExpiryMonth: 'e',
    encryptedExpiryYear: 'e',
    encryptedSecurityCode: 'e',
    holderName: 'A.',
  }
  const paid = {
    methodId,
    expectedTotal: quote.total?.value ?? 0,
    ...(methodId === 'scheme' && { card }),
    quote: { token, version: quote.version, acceptTerms: true, ...more },
  }
  return (await visitor.ask(startPayment, { input: paid })).data.startPayment
}

const codes = ({ errors }: Data): number[] => errors.map(({ code }: Data) => code)
const named = ({ errors }: Data): string[] =>
  errors.map(
    ({ code, referencedRequestParameter }: Data) => `${code} ${referencedRequestParameter}`,
  )

describe('a request for a quote', () => {
  test('is answered with its number and the end of the hour of working time', async () => {
    shop.now = new Date('2027-01-13T12:20:00Z')
    expect(await request()).toMatchObject({
      number: expect.stringMatching(/^Q61-\w{4}-\w{4}$/),
      dueAt: '2027-01-13T13:20:00.000Z',
      errors: [],
    })
    await shop.runJobs()
    expect((await show(await linkTo(email()))).quote).toMatchObject({ state: 'ASKED', lines: [] })
  })

  test.each([
    ['a KVK number of seven digits', { kvkNumber: '1234567' }, ['3025 kvkNumber']],
    ['no KVK number of a Dutch company', { kvkNumber: '' }, ['3001 kvkNumber']],
    ['the VAT number of another country', { vatNumber: 'DE136695976' }, ['3029 vatNumber']],
    ['a VAT number that is none', { vatNumber: 'NL123' }, ['3016 vatNumber']],
    ['no number of cards', { quantity: 0 }, ['3906 quantity']],
    ['too many cards', { quantity: 2501 }, ['3906 quantity']],
    ['an amount below nothing', { amount: -1 }, ['3907 amount']],
    ['a budget beyond all bounds', { budget: 250_000_01 }, ['3907 budget']],
    ['no phone number to call', { contactBy: 'PHONE' }, ['3001 phoneNumber']],
    ['a phone number that is none', { phoneNumber: '12' }, ['3005 phoneNumber']],
    ['a short message', { message: 'Hoi' }, ['3731 message']],
    ['a file that is no list', { rows: '{"a": 1}' }, ['3908 rows']],
    ['rows of another shape', { rows: '[["Anna"]]' }, ['3908 rows']],
    ['a long remark', { remark: 'x'.repeat(501) }, ['3026 remark']],
  ])('with %s is told so, and nothing is kept', async (_name, given, problems) => {
    const before = await db.selectFrom('quotes').select('id').execute()
    const refused = await request(given)
    expect(named(refused)).toEqual(problems)
    for (const { message } of refused.errors) expect(message).toMatch(/^[A-Z].*[.]$/s)
    expect(await db.selectFrom('quotes').select('id').execute()).toHaveLength(before.length)
  })

  test('names every wrong row of its list', async () => {
    const rows = toRowsText([
      colleague('Anna'),
      { ...colleague('Bram'), email: 'bram' },
      { ...colleague(''), lastName: '' },
    ])
    const refused = await request({ rows })
    expect(named(refused)).toEqual(['3214 rows'])
    expect(refused.problems).toMatchObject([
      { row: 1, field: 'email', code: 3002 },
      { row: 2, field: 'name', code: 3001 },
      { row: 2, field: 'email', code: 3002 },
    ])
  })

  test('leaves out a product that is not sold', async () => {
    const { errors, number: asked } = await request({ product: 'weg', quantity: 3 })
    expect(errors).toEqual([])
    const { request: kept } = await db
      .selectFrom('quotes')
      .select('request')
      .where('number', '=', asked)
      .executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ quantity: 3 })
    expect(kept).not.toHaveProperty('product')
  })
})

describe('a quote by its private link', () => {
  test('shows its lines and total, and is an order once it is paid', async () => {
    const { token, number: asked } = await sent()
    const { quote } = await show(token, browser('en'))
    expect(quote).toMatchObject({
      number: asked,
      state: 'SENT',
      version: 1,
      note: 'Tot snel',
      total: { value: 100_95 },
      vat: { value: 16 },
      lines: [
        { quantity: 2, form: 'DIGITAL', price: { value: 50_00 }, total: { value: 100_00 } },
        { title: 'Service fee', quantity: 1, total: { value: 95 } },
      ],
    })
    expect(await pay(token)).toMatchObject({ state: 'PAID', errors: [] })
    await shop.runJobs()
    const { quote: accepted } = await show(token)
    expect(accepted).toMatchObject({ state: 'ACCEPTED', orderUuid: expect.any(String) })
    expect(codes(await pay(token))).toEqual([3905])
    expect(await findFaults(db)).toEqual([])
  })

  test('is not accepted without the terms, at another total, or as it was before', async () => {
    const { token, number: asked } = await sent()
    expect(named(await pay(token, { acceptTerms: false }))).toEqual(['3010 acceptTerms'])
    await answer(asked)
    expect(codes(await pay(token, { version: 1 }))).toEqual([3204])
    expect((await show(token)).quote).toMatchObject({ state: 'SENT', version: 2 })
  })

  test.each(['', 'kapot', '0123456789abcdefghjkmnpqrs0123456789abcdef0123456789abcdef0'])(
    'of another kind, %s, is refused in both languages',
    async (token) => {
      expect(codes(await show(token))).toEqual([3900])
      const { errors } = await show(token, browser('en'))
      expect(errors[0].message).toContain('doesn’t belong to a quote')
      expect(codes((await visitor.ask(decline, { token })).data.declineQuote)).toEqual([3900])
    },
  )

  test('is declined once, and withdrawn or lapsed it is refused by its own code', async () => {
    const declined = await sent()
    const refuse = async ({ token }: { token: string }): Promise<Data> =>
      (await visitor.ask(decline, { token })).data.declineQuote
    expect(await refuse(declined)).toEqual({ status: true, errors: [] })
    expect(codes(await refuse(declined))).toEqual([3902])
    expect(codes(await pay(declined.token))).toEqual([3902])
    const withdrawn = await sent()
    await withdrawQuoteOf(shop.deps, { number: withdrawn.number, actor: 'Mila', reason: 'fout' })
    expect(codes(await pay(withdrawn.token))).toEqual([3903])
    const lapsed = await sent()
    shop.later(15 * dayMs)
    expect(codes(await pay(lapsed.token))).toEqual([3904])
    expect(codes(await refuse(lapsed))).toEqual([3904])
  })
})

describe('on account', () => {
  const open = `mutation M($userData: UserData!, $details: CompanyInput!) {
    openCompany(userData: $userData, details: $details) { companyId errors { code } } }`
  const invite = `mutation M($userData: UserData!, $company: String!, $email: String!) {
    inviteToCompany(userData: $userData, company: $company, email: $email, role: FINANCE) { errors { code } } }`
  const accept = `mutation M($userData: UserData!, $token: String!) {
    acceptCompanyInvitation(userData: $userData, token: $token) { errors { code } } }`

  async function customer(name: string): Promise<{ by: ApiBrowser; address: string }> {
    const by = browser()
    const address = `${name}${number}@voorbeeld.example`
    await register(by, { firstName: name, email: address, confirmEmail: address })
    await mutateAccount(by, 'userConfirmEmail', { token: await tokenTo(address) })
    return { by, address }
  }

  test('a quote is accepted by a signed-in owner or buyer alone, within the limit', async () => {
    const owner = await customer('Sanne')
    const { customerType: _kind, companyName: name, ...about } = companyInput
    const details = { ...about, name, reference: 'PO-114', invoiceEmails: 'boek@bol.example' }
    const { companyId } = (await owner.by.ask(open, { details })).data.openCompany
    const signed = { actor: 'Mila', reason: 'a contract' }
    await setCreditLimit(shop.deps, { companyId, limit: euro(150_00), ...signed })
    await setTerm(shop.deps, { companyId, days: 30, ...signed })
    const { token } = await sent()
    const onAccount = { company: companyId as string }

    expect(codes(await pay(token, onAccount, 'onAccount'))).toEqual([3804])
    const offered = (by: ApiBrowser, asked: object): Promise<Data> =>
      by.ask(methods, { quote: token, ...asked }).then(({ data }) => data.paymentMethods)
    const ids = ({ methods: all }: Data): string[] => all.map(({ id }: Data) => id)
    expect(ids(await offered(visitor, {}))).not.toContain('onAccount')
    expect(codes(await offered(visitor, onAccount))).toEqual([3804])

    const finance = await customer('Fien')
    await owner.by.ask(invite, { company: companyId, email: finance.address })
    const invited = await tokenTo(finance.address)
    expect(
      codes((await finance.by.ask(accept, { token: invited })).data.acceptCompanyInvitation),
    ).toEqual([])
    visitor = finance.by
    expect(codes(await pay(token, onAccount, 'onAccount'))).toEqual([3851])
    visitor = (await customer('Vreemd')).by
    expect(codes(await pay(token, onAccount, 'onAccount'))).toEqual([3850])

    visitor = owner.by
    expect(ids(await offered(visitor, onAccount))).toContain('onAccount')
    expect(codes(await pay(token, {}, 'onAccount'))).toEqual([3858])
    const paid = await pay(token, onAccount, 'onAccount')
    expect(paid).toMatchObject({ state: 'PAID', errors: [] })
    const [debt, ...others] = await showDebts(shop.deps, companyId as CompanyId)
    expect(others).toEqual([])
    expect(debt).toMatchObject({ amountCents: 100_95 })
    expect((await show(token)).quote).toMatchObject({ state: 'ACCEPTED' })

    const second = await sent()
    expect(codes(await pay(second.token, onAccount, 'onAccount'))).toEqual([3859])
    expect((await show(second.token)).quote).toMatchObject({ state: 'SENT' })
    await shop.runJobs()
    await runJob(shop.deps, 'make-documents', {})
    expect(await findFaults(db)).toEqual([])
    expect((await auditLedger(db)).findings).toEqual([])
  })
})
