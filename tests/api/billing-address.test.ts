import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  goodPassword,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  giftInput,
  startPayment,
} from '#tests/support/api-shop.ts'
import { naughtyTexts } from '#tests/support/naughty-values.ts'

const { browser, shop, close } = await openAccountShop()
afterAll(close)

let visitor: ApiBrowser
beforeEach(async () => {
  visitor = browser()
  await visitor.ask(addPackage, { input: giftInput() })
})

const billing = `billingAddress { customerType firstName lastName companyName kvkNumber vatNumber email invoiceEmail
  referenceNumber countryCode postCode houseNumber suffix street addressLine1 addressLine2 city administrativeArea }`
const saveDetails = `mutation Save($userData: UserData!, $input: GuestDetailsInput!) {
  saveGuestDetails(userData: $userData, input: $input) {
    order { ${billing} totals { grandTotal { value } } } errors { code message referencedRequestParameter } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { ${billing} } errors { code } } }`

const address = {
  countryCode: 'NL',
  postCode: '2513aa',
  houseNumber: '1a',
  street: 'Binnenhof',
  city: 'Den Haag',
}

const company = {
  customerType: 'BUSINESS',
  companyName: 'Bakkerij Bol',
  kvkNumber: '1234 5678',
  vatNumber: 'nl 123456782 b 90',
  referenceNumber: 'PO 114',
  invoiceEmail: 'facturen@bol.example',
  address,
}

const kept = {
  customerType: 'BUSINESS',
  firstName: 'Anna',
  companyName: 'Bakkerij Bol',
  kvkNumber: '12345678',
  invoiceEmail: 'facturen@bol.example',
  referenceNumber: 'PO 114',
  countryCode: 'NL',
  postCode: '2513 AA',
  houseNumber: '1',
  suffix: 'a',
  street: 'Binnenhof',
  city: 'Den Haag',
  addressLine1: null,
}

const save = async (given: object) => {
  const { status, data } = await visitor.ask(saveDetails, { input: detailsInput(given) })
  return { status, ...data.saveGuestDetails }
}

const order = async () => {
  const { data } = await visitor.ask(startPayment, {
    input: { methodId: 'ideal', expectedTotal: 25_95 },
  })
  return data.startPayment.orderUuid as string
}

const look = async (viewer: ApiBrowser, uuid: string) =>
  (await viewer.ask(showOrder, { uuid })).data.order.order.billingAddress

describe('to whom the invoice is made out', () => {
  test('is kept with the basket and with the order of a company, as it is written there', async () => {
    expect((await save(company)).order.billingAddress).toMatchObject(kept)
    const uuid = await order()
    expect(await look(visitor, uuid)).toMatchObject({ ...kept, email: 'anna@voorbeeld.example' })
  })

  test('is shown to nobody who has the link alone', async () => {
    await save(company)
    expect(await look(browser(), await order())).toBeNull()
  })

  test('goes by e-mail to whoever ordered, where no other address is named', async () => {
    const { order: saved } = await save({ ...company, invoiceEmail: ' ' })
    expect(saved.billingAddress.invoiceEmail).toBe('anna@voorbeeld.example')
  })

  test('may be left out by a private person, or be given', async () => {
    expect((await save({ address: { countryCode: 'NL' } })).order.billingAddress).toMatchObject({
      customerType: 'PRIVATE',
      street: null,
    })
    expect(await look(visitor, await order())).toBeNull()
    const { order: saved } = await save({ address })
    expect(saved.billingAddress).toMatchObject({ street: 'Binnenhof', companyName: null })
  })

  test('is two lines in a country where people write it so', async () => {
    const british = {
      countryCode: 'GB',
      postCode: 'sw1a2aa',
      addressLine1: '10 Downing Street',
      city: 'London',
    }
    expect((await save({ address: british })).order.billingAddress).toMatchObject({
      addressLine1: '10 Downing Street',
      postCode: 'SW1A 2AA',
      street: null,
    })
  })

  test('changed, makes another order: an invoice is never made out to what stood there before', async () => {
    await save(company)
    const first = await order()
    await save({ ...company, address: { ...address, houseNumber: '2' } })
    const second = await order()
    expect(second).not.toBe(first)
    expect(await look(visitor, second)).toMatchObject({ houseNumber: '2' })
  })
})

describe('a customer who is logged in', () => {
  const profile = `query Me($userData: UserData!) { getUserInfo(userData: $userData) { user { mainProfile {
    kvkNumber vatNumber invoiceEmail address { companyName countryCode postCode houseNumber suffix street city } } } } }`
  const look = async () => (await visitor.ask(profile)).data.getUserInfo.user.mainProfile
  const email = 'sanne@voorbeeld.example'

  test('finds the address of the last order in the account; what was typed and not ordered is not kept', async () => {
    await register(visitor)
    expect(await look()).toMatchObject({ address: null, invoiceEmail: email })
    await save(company)
    expect(await look()).toMatchObject({ address: null, kvkNumber: null })
    await order()
    const place = { countryCode: 'NL', postCode: '2513 AA', houseNumber: '1', suffix: 'a' }
    expect(await look()).toEqual({
      kvkNumber: '12345678',
      vatNumber: 'NL123456782B90',
      invoiceEmail: 'facturen@bol.example',
      address: { companyName: 'Bakkerij Bol', street: 'Binnenhof', city: 'Den Haag', ...place },
    })
    const details = { firstName: 'Sanne', lastName: 'de Wit' }
    await mutateAccount(visitor, 'saveUserDetails', { details })
    expect(await look()).toMatchObject({ address: { street: 'Binnenhof' } })
    // Ordered for oneself, it is no company's any more; ordered without an address, it stays.
    await save({ address: { ...address, houseNumber: '2', street: 'Buitenhof' } })
    await order()
    expect(await look()).toMatchObject({
      kvkNumber: null,
      address: { companyName: null, houseNumber: '2', suffix: null, street: 'Buitenhof' },
    })
    await save({})
    await order()
    expect(await look()).toMatchObject({ address: { street: 'Buitenhof' } })
  })

  test('leaves no address behind in the account that is deleted', async () => {
    const own = { email: 'tom@voorbeeld.example', confirmEmail: 'tom@voorbeeld.example' }
    await register(visitor, own)
    await save({ address: { ...address, street: 'Zeestraat' } })
    await order()
    const known = () => shop.deps.db.selectFrom('accounts').select('address').execute()
    expect(JSON.stringify(await known())).toContain('Zeestraat')
    await mutateAccount(visitor, 'deleteAccount', { password: goodPassword })
    expect(JSON.stringify(await known())).not.toContain('Zeestraat')
  })
})

test('the confirmation of an order says to whom the invoice is made out', async () => {
  await save(company)
  const { data } = await visitor.ask(startPayment, {
    input: { methodId: 'ideal', expectedTotal: 25_95 },
  })
  const { orderUuid, paymentId } = data.startPayment
  shop.provider.decide(paymentId, 'authorised')
  const redirectResult = shop.provider.redirectResultOf(paymentId)
  await visitor.ask(
    `mutation Submit($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
      submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) { state } }`,
    { orderUuid, redirectResult },
  )
  await shop.runJobs()
  const billing = { companyName: 'Bakkerij Bol', kvkNumber: '12345678', shopCountry: 'NL' }
  const place = expect.objectContaining({ street: 'Binnenhof', postCode: '2513 AA' })
  expect([...shop.mails.values()].map(({ about }) => about)).toContainEqual(
    expect.objectContaining({ billing: expect.objectContaining({ ...billing, address: place }) }),
  )
})

describe('what is wrong with it', () => {
  test('is told for each field by itself, in the language of the call, and nothing is kept', async () => {
    await save(company)
    const wrong = {
      kvkNumber: '1234',
      vatNumber: 'NL1',
      invoiceEmail: 'facturen@',
      address: { countryCode: 'NL', postCode: '1012 SS', houseNumber: 'x', street: '', city: '1' },
    }
    const { status, order: none, errors } = await save({ ...company, ...wrong })
    expect({ status, none }).toEqual({ status: 200, none: null })
    const told = errors.map(
      (error: { code: number; referencedRequestParameter: string }) =>
        `${error.referencedRequestParameter} ${error.code}`,
    )
    expect(told.toSorted()).toEqual([
      'city 3024',
      'houseNumber 3021',
      'invoiceEmail 3002',
      'kvkNumber 3025',
      'postCode 3020',
      'street 3001',
      'vatNumber 3016',
    ])
    const sentences = new Set(errors.map(({ message }: { message: string }) => message))
    expect(sentences.size).toBe(7)
    expect(await look(visitor, await order())).toMatchObject(kept)
  })

  test('is an answer, whatever somebody types', async () => {
    for (const text of naughtyTexts) {
      const all = { postCode: text, houseNumber: text, suffix: text, street: text, city: text }
      const input = { ...company, kvkNumber: text, address: { countryCode: text, ...all } }
      const { status } = await visitor.ask(saveDetails, { input: detailsInput(input) })
      expect([200, 400, 413], text.slice(0, 40)).toContain(status)
    }
  })
})

test('never stands in the log', async () => {
  const lines: unknown[] = []
  const note = (...line: unknown[]) => void lines.push(line)
  shop.deps.log = { info: note, warn: note, error: note }
  await save(company)
  await save({ ...company, vatNumber: 'NL1' })
  await order()
  await shop.runJobs()
  shop.deps.log.info({}, 'The end.')
  expect(lines).toContainEqual([{}, 'The end.'])
  expect(JSON.stringify(lines)).not.toMatch(/Binnenhof|2513|facturen@|12345678/)
})
