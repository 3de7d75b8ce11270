import { afterAll, beforeEach, expect, test } from 'vitest'
import { VatRegisterUnreachable, type VatState } from '#domain/companies/vat-register.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { CompanyId } from '#kernel/ids.ts'
import { mutateAccount, openAccountShop, register } from '#tests/support/account-browser.ts'

const { browser, shop, close, tokenTo } = await openAccountShop()
afterAll(close)

const asked: string[] = []
let answer: VatState | undefined
beforeEach(() => {
  asked.length = 0
  answer = 'registered'
  shop.deps.vatRegister = {
    hasCountryOf: (vatNumber) => !vatNumber.startsWith('GB'),
    find: async (vatNumber) => {
      asked.push(vatNumber)
      if (answer === undefined) throw new VatRegisterUnreachable('It is away.')
      return answer
    },
  }
})

const open = `mutation M($userData: UserData!, $details: CompanyInput!) {
  openCompany(userData: $userData, details: $details) { companyId errors { code } } }`
const save = `mutation M($userData: UserData!, $company: String!, $details: CompanyInput!) {
  saveCompany(userData: $userData, company: $company, details: $details) { errors { code } } }`
const look = `query Q($userData: UserData!, $company: String!) {
  company(userData: $userData, company: $company) { company { vatNumber vatState } } }`

const details = (vatNumber: string | null) => ({
  name: 'Bakkerij Bol',
  kvkNumber: '12345678',
  vatNumber,
  address: {
    countryCode: 'NL',
    postCode: '3511AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  },
})

const first = 'NL000099998B57'
const second = 'NL123456789B13'

let number = 0
async function opened(vatNumber: string | null) {
  number += 1
  const owner = browser()
  const email = `baas${number}@bol.example`
  await register(owner, { email, confirmEmail: email })
  await mutateAccount(owner, 'userConfirmEmail', { token: await tokenTo(email) })
  const { data } = await owner.ask(open, { details: details(vatNumber) })
  const company = data.openCompany.companyId as CompanyId
  const state = async () => (await owner.ask(look, { company })).data.company.company.vatState
  const change = async (next: string | null) =>
    (await owner.ask(save, { company, details: details(next) })).data.saveCompany
  return { company, state, change }
}

test('a number is looked up once, and again where it changes', async () => {
  const { state, change } = await opened(first)
  expect(await state()).toBeNull()
  await shop.runJobs()
  expect(await state()).toBe('REGISTERED')
  await change(first)
  await shop.runJobs()
  expect(asked).toEqual([first])
  answer = 'unknown'
  await change(second)
  expect(await state()).toBeNull()
  await shop.runJobs()
  expect(await state()).toBe('UNKNOWN')
  await change(null)
  await shop.runJobs()
  expect(await state()).toBeNull()
  expect(asked).toEqual([first, second])
})

test('while the register is away the number is not verified, and asked about again', async () => {
  answer = undefined
  const { company, state } = await opened(first)
  await shop.runJobs()
  expect(await state()).toBeNull()
  answer = 'registered'
  await runJob(shop.deps, 'check-vat-number', { companyId: company })
  expect(await state()).toBe('REGISTERED')
})

test('without a number, or without a register, nobody is asked', async () => {
  await opened(null)
  await shop.runJobs()
  shop.deps.vatRegister = undefined
  const { state } = await opened(first)
  await shop.runJobs()
  expect([asked, await state()]).toEqual([[], null])
})
