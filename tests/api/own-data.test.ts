import { unzipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listSealedCards } from '#domain/cards/list-sealed-cards.ts'
import { ownDataFile } from '#kernel/own-data-file.ts'
import { registerOwnData } from '#server/own-data/own-data.ts'
import { mutateAccount, openAccountShop, register } from '#tests/support/account-browser.ts'
import type { ApiBrowser, Data } from '#tests/support/api-shop.ts'
import { buyGift } from '#tests/support/buy-gift.ts'
import { hostileNames } from '#tests/support/hostile-names.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'

const { browser, shop, database, close, tokenTo } = await openAccountShop({
  prepare: registerOwnData,
})
afterAll(close)

const dayMs = 24 * 60 * 60_000
let number = 0
beforeEach(() => {
  number += 1
  shop.later(dayMs)
})

const file = `/account/gegevens/${ownDataFile}`
const download = (from: ApiBrowser, path = file) => from.get(path)

/** Reads both parts of the file. */
async function read(from: ApiBrowser, path = file): Promise<{ data: Data; page: string }> {
  const answer = await download(from, path)
  expect(answer.status).toBe(200)
  const files = unzipSync(answer.bytes)
  expect(Object.keys(files)).toEqual(['index.html', 'data.json'])
  const textOf = (name: string) => new TextDecoder().decode(files[name])
  return { data: JSON.parse(textOf('data.json')), page: textOf('index.html') }
}

/** A customer by a name of their own, whose mailbox confirmed the address. */
async function openCustomer(name: string, { isConfirmed = true } = {}) {
  const from = browser()
  const email = `${name.toLowerCase()}${number}@voorbeeld.example`
  await register(from, { firstName: name, email, confirmEmail: email })
  const token = await tokenTo(email)
  if (isConfirmed) await mutateAccount(from, 'userConfirmEmail', { token })
  return { from, email }
}

const address = {
  countryCode: 'NL',
  postCode: '3511AB',
  houseNumber: '12',
  street: 'Oudegracht',
  city: 'Utrecht',
}
const keepAddress = `mutation Keep($userData: UserData!, $input: AddressToKeep!) {
  keepAddress(userData: $userData, input: $input) { errors { code } } }`
const buy = (from: ApiBrowser, gift: { email: string; to: string; message?: string }) =>
  buyGift(shop, from, { ...gift, toEmail: receiverEmail() })
const receiverEmail = () => `ontvanger${number}@elders.example`

describe('the data of a customer', () => {
  test('is a file with all that they typed, for people and machines, without a code', async () => {
    const { from, email } = await openCustomer('Sanne')
    const input = { customerType: 'PRIVATE', firstName: 'Opa', lastName: 'Bol', address }
    await from.ask(keepAddress, { input })
    await buy(from, { email, to: 'Jan Jansen' })
    const { data, page } = await read(from)
    expect(data).toMatchObject({
      account: { firstName: 'Sanne', lastName: 'de Wit', email, hasPassword: true },
      addressBook: [{ booked: { firstName: 'Opa', address: { city: 'Utrecht' } } }],
      companies: [],
      sessions: [{ device: { browser: null, system: null } }],
      passkeys: [],
      keptGifts: [],
      orders: [
        {
          status: 'COMPLETED',
          totalCents: 25_95,
          contact: { firstName: 'Anna', email },
          shipments: [
            {
              receiverName: 'Jan Jansen',
              receiverEmail: receiverEmail(),
              packages: [{ amountCents: 25_00, quantity: 1, message: 'Geniet ervan' }],
            },
          ],
        },
      ],
    })
    expect(data.account.id).toBeUndefined()
    expect(data.sessions[0].key).toBeUndefined()
    for (const typed of ['Sanne de Wit', 'Oudegracht 12', 'Jan Jansen', 'Geniet ervan', email])
      expect(page).toContain(typed)
    expect(page).toContain('<html lang="nl">')
    expect(htmlFaults(page)).toEqual([])
    const cards = await listSealedCards(database.db, { table: 'cards', after: '', limit: 100 })
    const codes = cards.map((card) => shop.deps.vault.open(card.id, card.sealed))
    expect(codes.length).toBeGreaterThan(0)
    for (const code of codes)
      for (const text of [JSON.stringify(data), page])
        expect(text).not.toContain(code.number.reveal())
  })

  test('is in the language of the page, and kept by no cache', async () => {
    const { from } = await openCustomer('Emma')
    expect((await read(from, `/en${file}`)).page).toContain('<html lang="en">')
    const { headers } = await download(from)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${ownDataFile}"`,
    })
  })

  test('is theirs alone', async () => {
    const one = await openCustomer('Sanne')
    await buy(one.from, { email: one.email, to: 'Jan Jansen' })
    const other = await openCustomer('Pieter')
    await buy(other.from, { email: other.email, to: 'Fatima' })
    const { data, page } = await read(other.from)
    for (const text of [JSON.stringify(data), page]) {
      expect(text).toContain('Fatima')
      for (const foreign of [one.email, 'Sanne', 'Jan Jansen']) expect(text).not.toContain(foreign)
    }
  })

  test('holds what hangs on an address once its mailbox confirmed it', async () => {
    const { email } = { email: `gast${number}@voorbeeld.example` }
    await buy(browser(), { email, to: 'Jan Jansen' })
    const from = browser()
    await register(from, { email, confirmEmail: email })
    const token = await tokenTo(email)
    expect((await read(from)).data.orders).toEqual([])
    await mutateAccount(from, 'userConfirmEmail', { token })
    expect((await read(from)).data.orders).toHaveLength(1)
  })

  test('has every order, however many there are', async () => {
    const { from, email } = await openCustomer('Sanne')
    for (let ordered = 0; ordered < 11; ordered += 1) {
      await buy(from, { email, to: `Ontvanger ${ordered}` })
      shop.later(60_000)
    }
    const { data, page } = await read(from)
    expect(data.orders).toHaveLength(11)
    expect(new Set(data.orders.map((one: Data) => one.referenceNumber)).size).toBe(11)
    for (let ordered = 0; ordered < 11; ordered += 1)
      expect(page).toContain(`Ontvanger ${ordered}<`)
  })

  test('is shown as text, whatever was typed', async () => {
    const { from, email } = await openCustomer('Sanne')
    const { markup } = hostileNames
    await buy(from, { email, to: 'Jan', message: markup })
    // Forms refuse such names; whoever writes the page does not know that.
    const { db } = database
    await db
      .updateTable('accounts')
      .set({ first_name: markup })
      .where('email', '=', email)
      .execute()
    await db.updateTable('order_shipments').set({ receiver_name: markup }).execute()
    const { data, page } = await read(from)
    const [shipment] = data.orders[0].shipments
    const kept = [data.account.firstName, shipment.receiverName, shipment.packages[0].message]
    expect(kept).toEqual([markup, markup, markup])
    expect(page.split('&lt;script&gt;')).toHaveLength(4)
    expect(page).not.toMatch(/<script|<img/)
    expect(htmlFaults(page)).toEqual([])
  })
})

describe('nobody else', () => {
  test('gets a file: they are led to the page that asks them to log in', async () => {
    const { from } = await openCustomer('Sanne')
    await mutateAccount(from, 'userLogout')
    for (const who of [browser(), from]) {
      const answer = await download(who)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('/account/gegevens/')
    }
  })

  test('keeps the shop busy with it: a sixth download at once is refused', async () => {
    const { from } = await openCustomer('Sanne')
    for (let asked = 0; asked < 5; asked += 1) expect((await download(from)).status).toBe(200)
    expect((await download(from)).status).toBe(429)
    shop.later(dayMs)
    expect((await download(from)).status).toBe(200)
  })
})
