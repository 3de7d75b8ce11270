import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  goodPassword,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser, Data } from '#tests/support/api-shop.ts'

const { browser, shop, database, close, tokenTo, mailsTo } = await openAccountShop()
afterAll(close)

const dayMs = 24 * 60 * 60_000
let number = 0
beforeEach(() => {
  number += 1
  shop.later(dayMs)
})

const errors = 'errors { code referencedRequestParameter }'

const documents = {
  companies: `query Q($userData: UserData!) {
    companies(userData: $userData) { companies { id name role } ${errors} } }`,
  company: `query Q($userData: UserData!, $company: String!) {
    company(userData: $userData, company: $company) { company {
      id name kvkNumber vatNumber invoiceEmails reference role address { street city }
      members { id firstName email role isMe } invitations { id email role state } } ${errors} } }`,
  openCompany: `mutation M($userData: UserData!, $details: CompanyInput!) {
    openCompany(userData: $userData, details: $details) { companyId ${errors} } }`,
  saveCompany: `mutation M($userData: UserData!, $company: String!, $details: CompanyInput!) {
    saveCompany(userData: $userData, company: $company, details: $details) { status ${errors} } }`,
  inviteToCompany: `mutation M($userData: UserData!, $company: String!, $email: String!, $role: CompanyRole!) {
    inviteToCompany(userData: $userData, company: $company, email: $email, role: $role) { status ${errors} } }`,
  withdrawCompanyInvitation: `mutation M($userData: UserData!, $company: String!, $invitation: String!) {
    withdrawCompanyInvitation(userData: $userData, company: $company, invitation: $invitation) { status ${errors} } }`,
  companyInvitation: `query Q($userData: UserData!, $token: String!) {
    companyInvitation(userData: $userData, token: $token) {
      invitation { companyName role invitedBy maskedEmail caller } ${errors} } }`,
  acceptCompanyInvitation: `mutation M($userData: UserData!, $token: String!) {
    acceptCompanyInvitation(userData: $userData, token: $token) { companyId ${errors} } }`,
  changeCompanyRole: `mutation M($userData: UserData!, $company: String!, $member: String!, $role: CompanyRole!) {
    changeCompanyRole(userData: $userData, company: $company, member: $member, role: $role) { status ${errors} } }`,
  removeCompanyMember: `mutation M($userData: UserData!, $company: String!, $member: String!) {
    removeCompanyMember(userData: $userData, company: $company, member: $member) { status ${errors} } }`,
  leaveCompany: `mutation M($userData: UserData!, $company: String!) {
    leaveCompany(userData: $userData, company: $company) { status ${errors} } }`,
} as const

type Call = keyof typeof documents

/** The answer of a call, and its errors as `code parameter`. */
async function call(by: ApiBrowser, name: Call, given: object = {}): Promise<Data> {
  const { data } = await by.ask(documents[name], given)
  const { errors: refused, ...answer } = data[name]
  return {
    ...answer,
    refused: refused.map((error: Data) =>
      [error.code, error.referencedRequestParameter].filter(Boolean).join(' '),
    ),
  }
}

const details = (given: object = {}) => ({
  name: 'Bakkerij Bol',
  kvkNumber: '12345678',
  vatNumber: 'NL123456782B90',
  invoiceEmails: 'boek@bol.example; Directie <baas@bol.example>',
  reference: 'PO-114',
  address: {
    countryCode: 'NL',
    postCode: '3511AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  },
  ...given,
})

const address = (name: string) => `${name}${number}@voorbeeld.example`

/** A customer whose mailbox confirmed their address. */
async function customer(name: string): Promise<ApiBrowser> {
  const visitor = browser()
  const email = address(name)
  await register(visitor, { firstName: name, email, confirmEmail: email })
  await mutateAccount(visitor, 'userConfirmEmail', { token: await tokenTo(email) })
  return visitor
}

async function companyOf(owner: ApiBrowser): Promise<string> {
  const { companyId, refused } = await call(owner, 'openCompany', { details: details() })
  expect(refused).toEqual([])
  return companyId
}

/** Somebody who was invited and joined. */
async function joined(owner: ApiBrowser, company: string, [name, role]: [string, string]) {
  const member = await customer(name)
  const email = address(name)
  await call(owner, 'inviteToCompany', { company, email, role })
  await call(member, 'acceptCompanyInvitation', { token: await tokenTo(email) })
  return member
}

const memberIdOf = async (owner: ApiBrowser, company: string, name: string): Promise<string> => {
  const { company: shown } = await call(owner, 'company', { company })
  return shown.members.find(({ firstName }: Data) => firstName === name).id
}

test('a company is opened, shown to its owner and changed', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  expect(await call(owner, 'companies')).toEqual({
    companies: [{ id: company, name: 'Bakkerij Bol', role: 'OWNER' }],
    refused: [],
  })
  const { company: shown } = await call(owner, 'company', { company })
  expect(shown).toMatchObject({
    kvkNumber: '12345678',
    vatNumber: 'NL123456782B90',
    invoiceEmails: ['boek@bol.example', 'baas@bol.example'],
    reference: 'PO-114',
    address: { street: 'Oudegracht', city: 'Utrecht' },
    members: [{ firstName: 'Sanne', role: 'OWNER', isMe: true }],
    invitations: [],
  })
  const changed = details({ name: 'Bakkerij Bol & Zn.', reference: '', invoiceEmails: '' })
  expect(await call(owner, 'saveCompany', { company, details: changed })).toMatchObject({
    status: true,
  })
  expect((await call(owner, 'company', { company })).company).toMatchObject({
    name: 'Bakkerij Bol & Zn.',
    reference: null,
    invoiceEmails: [],
  })
})

test('each detail that is missing or misshapen is named, and nothing is opened', async () => {
  const owner = await customer('Sanne')
  const wrong = (given: object) => call(owner, 'openCompany', { details: details(given) })
  expect((await wrong({ name: '' })).refused).toEqual(['3001 name'])
  expect((await wrong({ kvkNumber: '' })).refused).toEqual(['3001 kvkNumber'])
  expect((await wrong({ kvkNumber: '1234' })).refused).toEqual(['3025 kvkNumber'])
  expect((await wrong({ vatNumber: 'DE123456782B90' })).refused).toEqual(['3016 vatNumber'])
  expect((await wrong({ vatNumber: 'DE136695976' })).refused).toEqual(['3029 vatNumber'])
  expect((await wrong({ reference: 'x'.repeat(21) })).refused).toEqual(['3019 reference'])
  expect((await wrong({ invoiceEmails: 'boek@bol.example, boek' })).refused).toEqual([
    '3002 invoiceEmails',
  ])
  const six = Array.from({ length: 6 }, (_, at) => `b${at}@bol.example`).join('\n')
  expect((await wrong({ invoiceEmails: six })).refused).toEqual(['3857 invoiceEmails'])
  const bare = await wrong({ kvkNumber: '', address: { countryCode: 'NL' } })
  expect(bare.refused).toEqual(expect.arrayContaining(['3001 postCode', '3001 kvkNumber']))
  expect((await call(owner, 'companies')).companies).toEqual([])
})

test('who did not confirm their address, or is not logged in, opens no company', async () => {
  const stranger = browser()
  expect((await call(stranger, 'openCompany', { details: details() })).refused).toEqual(['3804'])
  const email = address('Nieuw')
  await register(stranger, { email, confirmEmail: email })
  expect((await call(stranger, 'openCompany', { details: details() })).refused).toEqual(['3812'])
})

test('a company abroad needs no number of the Dutch register', async () => {
  const owner = await customer('Sanne')
  const place = { countryCode: 'BE', postCode: '1000', houseNumber: '12', street: 'Nieuwstraat' }
  const given = { kvkNumber: '', vatNumber: '', address: { ...place, city: 'Brussel' } }
  expect((await call(owner, 'openCompany', { details: details(given) })).refused).toEqual([])
})

test('a colleague joins by the mailed link once, and sees what their role may see', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  const colleague = await customer('Bram')
  const email = address('Bram')
  await call(owner, 'inviteToCompany', { company, email, role: 'BUYER' })
  const token = await tokenTo(email)
  expect(mailsTo(email).at(-1)?.mail.key).toMatch(/^invitation:civ_/)
  expect((await call(owner, 'company', { company })).company.invitations).toMatchObject([
    { email, role: 'BUYER', state: 'WAITING' },
  ])
  const looking = async (by: ApiBrowser) =>
    (await call(by, 'companyInvitation', { token })).invitation.caller
  expect([await looking(browser()), await looking(owner), await looking(colleague)]).toEqual([
    'NOBODY',
    'OTHER',
    'INVITED',
  ])
  expect((await call(browser(), 'acceptCompanyInvitation', { token })).refused).toEqual(['3804'])
  expect((await call(owner, 'acceptCompanyInvitation', { token })).refused).toEqual(['3854 token'])
  expect(await call(colleague, 'acceptCompanyInvitation', { token })).toMatchObject({
    companyId: company,
    refused: [],
  })
  expect((await call(colleague, 'acceptCompanyInvitation', { token })).refused).toEqual([
    '3853 token',
  ])
  expect((await call(colleague, 'company', { company })).company).toMatchObject({
    name: 'Bakkerij Bol',
    role: 'BUYER',
    members: [],
    invitations: [],
  })
  expect((await call(owner, 'company', { company })).company).toMatchObject({
    members: [{ firstName: 'Sanne' }, { firstName: 'Bram', role: 'BUYER', isMe: false }],
    invitations: [],
  })
})

test('an invitation that is withdrawn, too old or of another making lets nobody in', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  const colleague = await customer('Bram')
  const email = address('Bram')
  await call(owner, 'inviteToCompany', { company, email, role: 'FINANCE' })
  const first = await tokenTo(email)
  await call(owner, 'inviteToCompany', { company, email, role: 'BUYER' })
  const second = await tokenTo(email)
  const refusedOf = async (token: string) =>
    (await call(colleague, 'acceptCompanyInvitation', { token })).refused
  expect(await refusedOf(first)).toEqual(['3853 token'])
  const { company: shown } = await call(owner, 'company', { company })
  const [{ id: invitation }] = shown.invitations
  await call(owner, 'withdrawCompanyInvitation', { company, invitation })
  expect(await refusedOf(second)).toEqual(['3853 token'])
  expect((await call(owner, 'withdrawCompanyInvitation', { company, invitation })).refused).toEqual(
    ['3853 token'],
  )
  await call(owner, 'inviteToCompany', { company, email, role: 'BUYER' })
  const third = await tokenTo(email)
  shop.later(15 * dayMs)
  expect(await refusedOf(third)).toEqual(['3853 token'])
  expect((await call(owner, 'company', { company })).company.invitations).toMatchObject([
    { state: 'OVER' },
  ])
  expect(await refusedOf('kapot')).toEqual(['3853 token'])
})

test('a member is not invited again, and misshapen invitations are refused', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  const invite = async (email: string) =>
    (await call(owner, 'inviteToCompany', { company, email, role: 'BUYER' })).refused
  expect(await invite(address('Sanne').toUpperCase())).toEqual(['3855 email'])
  expect(await invite('bram')).toEqual(['3002 email'])
  expect(await invite('')).toEqual(['3001 email'])
})

test('colleagues without the role, strangers and visitors read and change nothing', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  const buyer = await joined(owner, company, ['Bram', 'BUYER'])
  const finance = await joined(owner, company, ['Fleur', 'FINANCE'])
  const stranger = await customer('Vera')
  const member = await memberIdOf(owner, company, 'Bram')
  const before = (await call(owner, 'company', { company })).company
  const changes: [Call, object][] = [
    ['saveCompany', { details: details({ name: 'Anders' }) }],
    ['inviteToCompany', { email: address('Iemand'), role: 'OWNER' }],
    ['withdrawCompanyInvitation', { invitation: 'civ_0' }],
    ['changeCompanyRole', { member, role: 'OWNER' }],
    ['removeCompanyMember', { member }],
  ]
  for (const [name, given] of changes) {
    const refusedOf = async (by: ApiBrowser) =>
      (await call(by, name, { company, ...given })).refused
    expect([name, await refusedOf(buyer)]).toEqual([name, ['3851']])
    expect([name, await refusedOf(finance)]).toEqual([name, ['3851']])
    expect([name, await refusedOf(stranger)]).toEqual([name, ['3850 company']])
    expect([name, await refusedOf(browser())]).toEqual([name, ['3804']])
  }
  for (const by of [stranger, browser()])
    expect((await call(by, 'company', { company })).company).toBeNull()
  expect((await call(stranger, 'leaveCompany', { company })).refused).toEqual(['3850 company'])
  expect((await call(owner, 'company', { company })).company).toEqual(before)
})

test('a member who is removed is logged out everywhere and sees nothing any more', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  const member = await joined(owner, company, ['Bram', 'BUYER'])
  const id = await memberIdOf(owner, company, 'Bram')
  expect((await call(owner, 'removeCompanyMember', { company, member: id })).refused).toEqual([])
  expect(await loadUser(member)).toBeNull()
  expect((await call(member, 'company', { company })).refused).toEqual(['3804'])
  expect((await call(owner, 'removeCompanyMember', { company, member: id })).refused).toEqual([
    '3850 company',
  ])
  expect((await loadUser(owner)).mainProfile.firstName).toBe('Sanne')
})

test.each(['removed', 'made a buyer'])(
  'an owner who is %s leaves no invitation behind, others keep theirs',
  async (end) => {
    const owner = await customer('Otto')
    const company = await companyOf(owner)
    const second = await joined(owner, company, ['Prem', 'OWNER'])
    const invite = async (by: ApiBrowser, name: string) => {
      await call(by, 'inviteToCompany', { company, email: address(name), role: 'OWNER' })
      return await tokenTo(address(name))
    }
    const prepared = await invite(second, 'Tweede')
    const fair = await invite(owner, 'Derde')
    const member = await memberIdOf(owner, company, 'Prem')
    if (end === 'removed') await call(owner, 'removeCompanyMember', { company, member })
    else await call(owner, 'changeCompanyRole', { company, member, role: 'BUYER' })
    const accept = async (name: string, token: string) =>
      (await call(await customer(name), 'acceptCompanyInvitation', { token })).refused
    expect(await accept('Tweede', prepared)).toEqual(['3853 token'])
    expect(await accept('Derde', fair)).toEqual([])
  },
)

test('a company keeps an owner while others are left, and ends with its last member', async () => {
  const owner = await customer('Sanne')
  const company = await companyOf(owner)
  const other = await joined(owner, company, ['Bram', 'BUYER'])
  const mine = await memberIdOf(owner, company, 'Sanne')
  const theirs = await memberIdOf(owner, company, 'Bram')
  const lastOwner = ['3852 member']
  expect((await call(owner, 'leaveCompany', { company })).refused).toEqual(lastOwner)
  const demoting = { company, member: mine, role: 'BUYER' }
  expect((await call(owner, 'changeCompanyRole', demoting)).refused).toEqual(lastOwner)
  expect((await mutateAccount(owner, 'deleteAccount', { password: goodPassword })).errors).toEqual(
    lastOwner,
  )
  expect((await loadUser(owner)).mainProfile.firstName).toBe('Sanne')
  await call(owner, 'changeCompanyRole', { company, member: theirs, role: 'OWNER' })
  expect((await mutateAccount(owner, 'deleteAccount', { password: goodPassword })).errors).toEqual(
    [],
  )
  expect((await call(other, 'leaveCompany', { company })).refused).toEqual([])
  expect((await call(other, 'companies')).companies).toEqual([])
  const { ended_at } = await database.db
    .selectFrom('companies')
    .select('ended_at')
    .where('id', '=', company as never)
    .executeTakeFirstOrThrow()
  expect(ended_at).not.toBeNull()
})
