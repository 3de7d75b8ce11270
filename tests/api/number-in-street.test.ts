import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AddressLookupUnreachable } from '#domain/address-lookup/address-lookup.ts'
import { toRowsText } from '#kernel/receiver-list.ts'
import { ownList } from '#platform/address-lookup/own-list.ts'
import { loadUser, openAccountShop, register } from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  type Data,
  detailsInput,
  giftInput,
  startPayment,
} from '#tests/support/api-shop.ts'
import { productsByPost } from '#tests/support/build-shop.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { openRedeemShop } from '#tests/support/redeem-shop.ts'

const { browser, shop, close } = await openAccountShop({ products: productsByPost })
const exchange = await openRedeemShop()
afterAll(close)
afterAll(exchange.close)

const errors = 'errors { code message referencedRequestParameter }'
const place = 'street houseNumber suffix'
const order = `order { billingAddress { ${place} } shipments { tag deliveryAddress { ${place} } } }`
const documents = {
  add: `mutation Add($userData: UserData!, $input: PackageInput!) {
    done: addPackage(userData: $userData, input: $input) { ${order} ${errors} } }`,
  change: `mutation Change($userData: UserData!, $shipmentTag: String!, $receiver: ReceiverInput, $address: AddressInput) {
    done: changeReceiver(userData: $userData, shipmentTag: $shipmentTag, receiver: $receiver, address: $address) { ${order} ${errors} } }`,
  copy: `mutation Copy($userData: UserData!, $shipmentTag: String!, $receiver: ReceiverInput!, $address: AddressInput) {
    done: copyShipment(userData: $userData, shipmentTag: $shipmentTag, receiver: $receiver, address: $address) { ${order} ${errors} } }`,
  mode: `mutation Mode($userData: UserData!, $receiver: ReceiverInput, $address: AddressInput) {
    done: setDeliveryMode(userData: $userData, deliveryMode: SINGLE, receiver: $receiver, address: $address) { ${order} ${errors} } }`,
  details: `mutation Save($userData: UserData!, $input: GuestDetailsInput!) {
    done: saveGuestDetails(userData: $userData, input: $input) { ${order} ${errors} } }`,
  single: `mutation Single($userData: UserData!, $input: SingleGiftInput!) {
    done: saveSingleGift(userData: $userData, input: $input) { ${order} ${errors} } }`,
  move: `mutation Move($userData: UserData!, $orderUuid: String!, $deliveryId: String!, $address: AddressInput!) {
    done: changePostAddress(userData: $userData, orderUuid: $orderUuid, deliveryId: $deliveryId, address: $address) {
      order { receivers { post { address { ${place} } } } } ${errors} } }`,
  book: `mutation Keep($userData: UserData!, $input: AddressToKeep!) {
    done: keepAddress(userData: $userData, input: $input) { ${errors} } }`,
  books: `query Book($userData: UserData!) {
    done: addressBook(userData: $userData) { addresses { address { ${place} } } } }`,
  account: `mutation Account($userData: UserData!, $details: UserDetails!) {
    done: saveUserDetails(userData: $userData, details: $details) { ${errors} } }`,
}

const home = {
  ...{ countryCode: 'NL', postCode: '9999 ZZ', city: 'Utrecht' },
  ...{ street: 'Oudegracht', houseNumber: '14' },
}
const receiver = { name: 'Sanne Jansen' }
const posted = (address: object) =>
  giftInput({ productId: 'kaartbon', variationType: 'PHYSICAL', address, receiver })
const card = {
  ...{ encryptedCardNumber: 'x', encryptedExpiryMonth: 'x', encryptedExpiryYear: 'x' },
  ...{ encryptedSecurityCode: 'x', holderName: 'Anna', brand: 'visa' },
}

let giver: ApiBrowser
let owners = 0
beforeEach(() => {
  giver = browser()
  shop.deps.addressLookup = ownList
  // A Monday at noon, and never within the same hours.
  shop.now = new Date('2026-11-23T11:00:00Z')
})
beforeEach(() => shop.deps.db.deleteFrom('attempts').execute())

const ask = async (name: keyof typeof documents, variables: object): Promise<Data> =>
  (await giver.ask(documents[name], variables)).data.done

const inBasket = async (): Promise<string> =>
  (await ask('add', { input: posted(home) })).order.shipments[0].tag

async function ordered() {
  await inBasket()
  await ask('details', { input: detailsInput() })
  const paying = { methodId: 'scheme', expectedTotal: 28_90, card }
  const { orderUuid } = (await giver.ask(startPayment, { input: paying })).data.startPayment
  await shop.runJobs()
  const { data } = await giver.ask(
    `query Order($userData: UserData!, $uuid: String!) {
      order(userData: $userData, uuid: $uuid) { order { receivers { id } } } }`,
    { uuid: orderUuid },
  )
  return { orderUuid, deliveryId: data.order.order.receivers[0].id }
}

/** Every call with an address: gives its errors, and the address as it is kept then. */
const calls: Record<string, (address: object) => Promise<{ errors: Data; kept: Data }>> = {
  addPackage: async (address) => shipment(await ask('add', { input: posted(address) })),
  changeReceiver: async (address) =>
    shipment(await ask('change', { shipmentTag: await inBasket(), receiver, address })),
  'changeReceiver to oneself': async (address) =>
    shipment(await ask('change', { shipmentTag: await inBasket(), address })),
  copyShipment: async (address) => {
    const shipmentTag = await inBasket()
    return shipment(await ask('copy', { shipmentTag, receiver: { name: 'Bram' }, address }))
  },
  setDeliveryMode: async (address) => {
    await inBasket()
    return shipment(await ask('mode', { receiver, address }))
  },
  saveGuestDetails: async (address) => {
    await inBasket()
    return billing(await ask('details', { input: detailsInput({ address }) }))
  },
  'saveSingleGift to its receiver': async (address) =>
    shipment(await ask('single', { input: { gift: posted(address), details: detailsInput() } })),
  'saveSingleGift with an invoice': async (address) => {
    const input = { gift: posted(home), details: detailsInput({ address }) }
    return billing(await ask('single', { input }))
  },
  changePostAddress: async (address) => {
    const { errors: told, order: now } = await ask('move', { ...(await ordered()), address })
    return { errors: told, kept: now?.receivers[0].post.address }
  },
  saveUserDetails: async (address) => {
    await openAccount()
    const details = { firstName: 'Anna', lastName: 'Bakker', address }
    return {
      errors: (await ask('account', { details })).errors,
      kept: (await loadUser(giver)).mainProfile.address,
    }
  },
  keepAddress: async (address) => {
    await openAccount()
    const input = { customerType: 'PRIVATE', firstName: 'Anna', address }
    const { errors: told } = await ask('book', { input })
    return { errors: told, kept: (await ask('books', {})).addresses[0]?.address }
  },
}

async function openAccount(): Promise<void> {
  const email = `sanne${++owners}@voorbeeld.example`
  await register(giver, { email, confirmEmail: email })
}

const shipment = ({ errors: told, order: now }: Data) => ({
  errors: told,
  kept: now?.shipments.at(-1).deliveryAddress,
})
const billing = ({ errors: told, order: now }: Data) => ({
  errors: told,
  kept: now?.billingAddress,
})

const question = [
  {
    ...{ code: 3028, referencedRequestParameter: expect.stringMatching(/(?:^|\.)street$/) },
    message:
      'In het veld Straat staat huisnummer 12, in het veld Huisnummer 14. Welk nummer klopt?',
  },
]

describe.each(Object.keys(calls))('%s', (name) => {
  const save = (given: object) => calls[name]?.({ ...home, ...given })

  test('asks which of two house numbers is right, until its street is confirmed', async () => {
    const street = 'Kerkstraat 12'
    expect((await save({ street }))?.errors).toEqual(question)
    expect(await save({ street, confirmStreet: street })).toMatchObject({
      errors: [],
      kept: { street, houseNumber: '14' },
    })
  })

  test('takes the number of its own field off the street', async () => {
    expect(await save({ street: 'Kerkstraat 14a' })).toMatchObject({
      errors: [],
      kept: { street: 'Kerkstraat', houseNumber: '14', suffix: 'a' },
    })
  })

  test('keeps a street that is looked up as it was typed', async () => {
    shop.deps.addressLookup = {
      isDemonstration: false,
      find: async () => ({ street: 'Straat 14', city: 'Utrecht' }),
    }
    expect(await save({ street: 'Straat 14' })).toMatchObject({
      errors: [],
      kept: { street: 'Straat 14', houseNumber: '14' },
    })
  })
})

test('of two addresses, the question names that of the invoice', async () => {
  const details = detailsInput({ address: { ...home, street: 'Kerkstraat 12' } })
  const { errors: told } = await ask('single', { input: { gift: posted(home), details } })
  expect(told).toMatchObject([{ referencedRequestParameter: 'details.address.street' }])
})

test('saveRedeemDetails asks which of two house numbers is right', async () => {
  const own = new Redeem(exchange.browser())
  await exchange.choose(own, 25_00)
  const address = { ...home, street: 'Kerkstraat 12' }
  expect((await own.save(detailsInput({ address }))).errors).toEqual(question)
  const confirmed = { ...address, confirmStreet: address.street }
  expect((await own.save(detailsInput({ address: confirmed }))).errors).toEqual([])
})

test('a lookup that does not answer, or was asked too often, leaves the question to its owner', async () => {
  const input = posted({ ...home, street: 'Kerkstraat 12' })
  shop.deps.addressLookup = {
    isDemonstration: false,
    find: () => Promise.reject(new AddressLookupUnreachable('It answers 500.')),
  }
  expect((await ask('add', { input })).errors).toEqual(question)
  let asked = 0
  shop.deps.addressLookup = {
    isDemonstration: false,
    find: async () => {
      asked += 1
      return { street: 'Kerkstraat 12', city: 'Utrecht' }
    },
  }
  for (let count = 0; count < 30; count += 1) await ask('add', { input })
  expect(asked).toBe(29)
  expect((await ask('add', { input })).errors).toEqual(question)
})

test('no lookup is asked about a street without a number', async () => {
  shop.deps.addressLookup = {
    isDemonstration: false,
    find: () => Promise.reject(new Error('Nothing is open.')),
  }
  expect((await ask('add', { input: posted(home) })).errors).toEqual([])
})

test('a wrong field is told together with the question', async () => {
  const input = posted({ ...home, street: 'Kerkstraat 12', city: '1' })
  const told = (await ask('add', { input })).errors.map(({ code }: Data) => code)
  expect(told.toSorted()).toEqual([3024, 3028])
})

test('an address elsewhere is asked about too, where a street is followed by its number', async () => {
  const belgian = { ...home, countryCode: 'BE', postCode: '1000', city: 'Brussel' }
  const input = detailsInput({ address: { ...belgian, street: 'Kerkstraat 12' } })
  await inBasket()
  expect((await ask('details', { input })).errors).toEqual(question)
})

describe('a list of receivers', () => {
  const add = async (...streets: readonly object[]): Promise<Data> => {
    const address = { ...home, suffix: '', countryCode: '' }
    const rows = streets.map((given) => ({
      ...{ firstName: 'Jan', lastName: '', email: '', message: '' },
      address: { ...address, ...given },
    }))
    const what = { productId: 'kaartbon', variationType: 'PHYSICAL', amount: 25_00, quantity: 1 }
    const { data } = await giver.ask(
      `mutation AddReceivers($userData: UserData!, $input: ReceiversInput!) {
        done: addReceivers(userData: $userData, input: $input) { added ${order}
          problems { row field code message } ${errors} } }`,
      { input: { ...what, rows: toRowsText(rows) } },
    )
    return data.done
  }

  test('says of a row which two house numbers it has', async () => {
    const answer = await add({}, { street: 'Kerkstraat 12' })
    expect(answer.problems).toEqual([
      { row: 1, field: 'street', code: 3028, message: question[0]?.message },
    ])
    expect(answer.added).toBeNull()
  })

  test('says the same of a row in another country', async () => {
    const { storefront } = shop.deps
    Object.assign(storefront, { postsTo: ['NL', 'BE'] })
    try {
      const belgian = { countryCode: 'be', postCode: '1000', city: 'Brussel' }
      const answer = await add({ ...belgian, street: 'Kerkstraat 12' })
      expect(answer.problems).toMatchObject([{ code: 3028, message: question[0]?.message }])
    } finally {
      Object.assign(storefront, { postsTo: ['NL'] })
    }
  })

  test('takes the same number off, and keeps a street that was confirmed', async () => {
    const street = 'Kerkstraat 12'
    const answer = await add(
      { street: 'Dorpsstraat 14' },
      { street, confirmStreet: street },
      { street: 'Dorpsstraat 14', houseNumber: '14a', suffix: '2' },
    )
    expect(answer.problems).toEqual([])
    expect(answer.order.shipments).toMatchObject([
      { deliveryAddress: { street: 'Dorpsstraat', houseNumber: '14' } },
      { deliveryAddress: { street, houseNumber: '14' } },
      { deliveryAddress: { street: 'Dorpsstraat', houseNumber: '14', suffix: 'a 2' } },
    ])
  })
})
