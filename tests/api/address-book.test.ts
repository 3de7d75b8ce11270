import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionIdleMs } from '#domain/accounts/session.ts'
import {
  goodPassword,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser, Data } from '#tests/support/api-shop.ts'

const { browser, shop, close, tokenTo } = await openAccountShop()
afterAll(close)

const errors = 'errors { code referencedRequestParameter }'
const documents = {
  list: `query Book($userData: UserData!) { done: addressBook(userData: $userData) { max addresses { id isDefaultBilling isDefaultDelivery address {
    customerType firstName lastName companyName phoneNumber kvkNumber vatNumber referenceNumber invoiceEmail
    countryCode postCode houseNumber suffix street addressLine1 city } } ${errors} } }`,
  keep: `mutation Keep($userData: UserData!, $id: ID, $input: AddressToKeep!) {
    done: keepAddress(userData: $userData, id: $id, input: $input) { id wasKnown ${errors} } }`,
  remove: `mutation Remove($userData: UserData!, $id: ID!) {
    done: removeAddress(userData: $userData, id: $id) { status ${errors} } }`,
}

const by = async (who: ApiBrowser, name: keyof typeof documents, variables = {}): Promise<Data> =>
  (await who.ask(documents[name], variables)).data.done

const home = {
  countryCode: 'NL',
  postCode: '3511ab',
  houseNumber: '12a',
  street: 'Oudegracht',
  city: 'Utrecht',
}
const sanne = { customerType: 'PRIVATE', firstName: 'Sanne', lastName: 'de Wit', address: home }
const bakery = {
  ...sanne,
  customerType: 'BUSINESS',
  companyName: 'Bakkerij Bol',
  kvkNumber: '12345678',
  vatNumber: 'NL123456782B90',
  referenceNumber: 'PO-114',
  invoiceEmail: 'facturen@bol.example',
}

let customer: ApiBrowser
let number = 0
const email = () => `klant${number}@voorbeeld.example`
beforeEach(async () => {
  number += 1
  shop.later(sessionIdleMs)
  customer = browser()
  await register(customer, { email: email(), confirmEmail: email() })
  await shop.runJobs()
})

const keep = (input: object, id?: string) => by(customer, 'keep', { input, id })
const list = async (who = customer): Promise<Data> => (await by(who, 'list')).addresses
const refused = (code: number, referencedRequestParameter: string | null = null) => ({
  errors: [{ code, referencedRequestParameter }],
})

describe('an address book', () => {
  test('is empty at first, and keeps a person and a company whole', async () => {
    expect(await by(customer, 'list')).toEqual({ max: 100, addresses: [], errors: [] })
    expect(await keep(sanne)).toMatchObject({ wasKnown: false, errors: [] })
    await keep({ ...bakery, firstName: 'Bram', phoneNumber: '030 123 45 67' })
    const [company, person] = await list()
    expect(person.address).toMatchObject({
      customerType: 'PRIVATE',
      firstName: 'Sanne',
      lastName: 'de Wit',
      companyName: null,
      postCode: '3511 AB',
      houseNumber: '12',
      suffix: 'a',
      street: 'Oudegracht',
    })
    expect(company).toMatchObject({ isDefaultBilling: false, isDefaultDelivery: false })
    expect(company.address).toMatchObject({
      customerType: 'BUSINESS',
      companyName: 'Bakkerij Bol',
      kvkNumber: '12345678',
      vatNumber: 'NL123456782B90',
      referenceNumber: 'PO-114',
      phoneNumber: '+31301234567',
      invoiceEmail: 'facturen@bol.example',
    })
  })

  test('keeps an address of two lines', async () => {
    const address = { countryCode: 'GB', postCode: 'sw1a2aa', addressLine1: '10 Downing Street' }
    await keep({ ...sanne, address: { ...address, city: 'London' } })
    expect((await list())[0].address).toMatchObject({
      addressLine1: '10 Downing Street',
      postCode: 'SW1A 2AA',
      street: null,
    })
  })

  test('has the same address once, with all that was ever said of it', async () => {
    const { id } = await keep({ ...bakery, isDefaultBilling: true })
    const again = { ...sanne, customerType: 'BUSINESS', companyName: 'BAKKERIJ BOL' }
    const whole = { ...again, firstName: 'sanne de wit', lastName: '', phoneNumber: '0612345678' }
    expect(await keep(whole)).toEqual({ id, wasKnown: true, errors: [] })
    const all = await list()
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({ id, isDefaultBilling: true })
    expect(all[0].address).toMatchObject({
      firstName: 'Sanne',
      lastName: 'de Wit',
      kvkNumber: '12345678',
      phoneNumber: '+31612345678',
    })
  })

  test('changes an entry to what was written, and lets go of what was emptied', async () => {
    const { id } = await keep(bakery)
    expect(await keep({ ...sanne, firstName: 'Bram' }, id)).toMatchObject({ id, wasKnown: false })
    expect((await list())[0].address).toMatchObject({
      customerType: 'PRIVATE',
      firstName: 'Bram',
      companyName: null,
      kvkNumber: null,
    })
    // The same once more is no other one.
    expect(await keep({ ...sanne, firstName: 'Bram' }, id)).toMatchObject({ wasKnown: false })
  })

  test('makes one entry of two that become the same, with the defaults of both', async () => {
    const { id } = await keep({ ...sanne, isDefaultBilling: true })
    const other = await keep({ ...sanne, firstName: 'Bram', isDefaultDelivery: true })
    expect(await keep(sanne, other.id)).toEqual({ id: other.id, wasKnown: true, errors: [] })
    const both = { isDefaultBilling: true, isDefaultDelivery: true }
    expect(await list()).toMatchObject([{ id: other.id, ...both }])
    expect(await by(customer, 'remove', { id })).toMatchObject(refused(3820, 'id'))
  })

  test('has one entry ready for each use, the last that was said', async () => {
    await keep({ ...sanne, isDefaultBilling: true, isDefaultDelivery: true })
    const { id } = await keep({ ...sanne, firstName: 'Bram', isDefaultDelivery: true })
    const ready = async () =>
      (await list()).map(({ address, isDefaultBilling, isDefaultDelivery }: Data) => [
        ...[address.firstName, isDefaultBilling, isDefaultDelivery],
      ])
    expect(await ready()).toEqual([
      ['Bram', false, true],
      ['Sanne', true, false],
    ])
    await keep({ ...sanne, firstName: 'Bram' }, id)
    expect((await ready())[0]).toEqual(['Bram', false, true])
    await keep({ ...sanne, firstName: 'Bram', isDefaultDelivery: false }, id)
    expect(await ready()).toContainEqual(['Bram', false, false])
  })

  test('forgets what is taken out, once', async () => {
    const { id } = await keep(sanne)
    expect(await by(customer, 'remove', { id })).toMatchObject({ status: true, errors: [] })
    expect(await list()).toEqual([])
    expect(await by(customer, 'remove', { id })).toMatchObject(refused(3820, 'id'))
    expect(await keep(sanne, id)).toMatchObject(refused(3820, 'id'))
  })

  test('holds as many as the storefront says; what is in it can still be written', async () => {
    const { storefront } = shop.deps
    shop.deps.storefront = { ...storefront, addressBookMax: 2 }
    await keep(sanne)
    await keep({ ...sanne, firstName: 'Bram' })
    expect(await keep({ ...sanne, firstName: 'Kees' })).toMatchObject(refused(3821))
    expect(await keep({ ...sanne, phoneNumber: '0612345678' })).toMatchObject({ wasKnown: true })
    expect(await list()).toHaveLength(2)
    shop.deps.storefront = storefront
  })

  test.each([
    [{ firstName: ' ' }, 3001, 'firstName'],
    [{ lastName: 'x'.repeat(61) }, 3026, 'lastName'],
    [{ customerType: 'BUSINESS' }, 3001, 'companyName'],
    [{ kvkNumber: '12' }, 3025, 'kvkNumber'],
    [{ vatNumber: 'NL123' }, 3016, 'vatNumber'],
    [{ referenceNumber: '€'.repeat(3) }, 3019, 'referenceNumber'],
    [{ invoiceEmail: 'boeken' }, 3002, 'invoiceEmail'],
    [{ phoneNumber: '12' }, 3005, 'phoneNumber'],
    [{ address: { ...home, postCode: '12' } }, 3020, 'postCode'],
    [{ address: { ...home, city: '' } }, 3001, 'city'],
    [{ address: { ...home, street: 'Oudegracht 14' } }, 3028, 'street'],
  ])('refuses %j', async (given, code, parameter) => {
    expect(await keep({ ...sanne, ...given })).toMatchObject(refused(code, parameter))
    expect(await list()).toEqual([])
  })
})

describe("another customer's entry", () => {
  test('is not seen, not changed and not taken out', async () => {
    const { id } = await keep(sanne)
    const stranger = browser()
    const own = `ander${number}@voorbeeld.example`
    await register(stranger, { email: own, confirmEmail: own })
    expect(await list(stranger)).toEqual([])
    const changed = { ...sanne, firstName: 'Boef' }
    expect(await by(stranger, 'keep', { input: changed, id })).toMatchObject(refused(3820, 'id'))
    expect(await by(stranger, 'remove', { id })).toMatchObject(refused(3820, 'id'))
    // The same address in another book is another entry.
    expect(await by(stranger, 'keep', { input: sanne })).toMatchObject({ wasKnown: false })
    expect(await list()).toMatchObject([{ id, address: { firstName: 'Sanne' } }])
  })
})

describe.each<[string, () => Promise<ApiBrowser>]>([
  ['a visitor who is not logged in', async () => browser()],
  [
    'a session that expired',
    async () => {
      shop.later(sessionIdleMs + 60_000)
      return customer
    },
  ],
])('%s', (_who, come) => {
  test('reads and changes nothing', async () => {
    const { id } = await keep(sanne)
    const before = await shop.deps.db.selectFrom('booked_addresses').selectAll().execute()
    const who = await come()
    expect(await by(who, 'list')).toMatchObject({ addresses: null, ...refused(3804) })
    for (const wanted of [undefined, id])
      expect(await by(who, 'keep', { input: bakery, id: wanted })).toMatchObject(refused(3804))
    expect(await by(who, 'remove', { id })).toMatchObject(refused(3804))
    expect(await shop.deps.db.selectFrom('booked_addresses').selectAll().execute()).toEqual(before)
  })
})

describe('the profile of a customer', () => {
  const profile = async () => (await loadUser(customer)).mainProfile
  const more = `query More($userData: UserData!) { getUserInfo(userData: $userData) { user { mainProfile {
    isAddressFromBook deliveryAddress { firstName street houseNumber companyName } } } } }`
  const moreOf = async (): Promise<Data> =>
    (await customer.ask(more)).data.getUserInfo.user.mainProfile

  test('has the address that stands ready for invoices', async () => {
    await keep(bakery)
    expect(await profile()).toMatchObject({ address: null, vatNumber: null })
    expect(await moreOf()).toEqual({ isAddressFromBook: false, deliveryAddress: null })
    await keep({ ...bakery, isDefaultBilling: true })
    expect(await profile()).toMatchObject({
      kvkNumber: '12345678',
      vatNumber: 'NL123456782B90',
      invoiceEmail: 'facturen@bol.example',
      address: { companyName: 'Bakkerij Bol', street: 'Oudegracht', houseNumber: '12' },
    })
    await keep({ ...sanne, isDefaultBilling: true, isDefaultDelivery: true })
    expect(await profile()).toMatchObject({
      kvkNumber: null,
      vatNumber: null,
      invoiceEmail: email(),
      address: { companyName: null, street: 'Oudegracht' },
    })
    expect(await moreOf()).toMatchObject({
      isAddressFromBook: true,
      deliveryAddress: { firstName: 'Sanne', street: 'Oudegracht' },
    })
  })

  test('keeps what its owner said before, and has it again without the entry', async () => {
    const names = { firstName: 'Sanne', lastName: 'Bos' }
    const before = { vatNumber: 'NL004495445B01', invoiceEmail: 'oud@bol.example', address: home }
    await mutateAccount(customer, 'saveUserDetails', { details: { ...names, ...before } })
    const { id } = await keep({ ...bakery, isDefaultBilling: true })
    // As the page sends it while the address book says what invoices say.
    await mutateAccount(customer, 'saveUserDetails', { details: { ...names, address: {} } })
    expect(await profile()).toMatchObject({ vatNumber: 'NL123456782B90', lastName: 'Bos' })
    await by(customer, 'remove', { id })
    expect(await profile()).toMatchObject({
      vatNumber: 'NL004495445B01',
      invoiceEmail: 'oud@bol.example',
      address: { street: 'Oudegracht' },
    })
  })
})

describe('nothing of a book is left', () => {
  const left = async () =>
    JSON.stringify(await shop.deps.db.selectFrom('booked_addresses').selectAll().execute())

  test('once its account is deleted', async () => {
    await keep({ ...sanne, firstName: 'Verdwijntje' })
    expect(await left()).toContain('Verdwijntje')
    await mutateAccount(customer, 'deleteAccount', { password: goodPassword })
    expect(await left()).not.toContain('Verdwijntje')
  })

  test('once the mailbox takes over an account that a stranger opened', async () => {
    await keep({ ...sanne, firstName: 'Boefje', isDefaultBilling: true })
    const owner = browser()
    await mutateAccount(owner, 'userForgotPassword', { email: email() })
    const token = await tokenTo(email())
    await mutateAccount(owner, 'userSetPassword', { token, password: 'kersentaart-2' })
    expect(await list(owner)).toEqual([])
    expect(await left()).not.toContain('Boefje')
  })
})
