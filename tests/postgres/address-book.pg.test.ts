import { afterAll, expect, test } from 'vitest'
import { bookKeyOf, listBook } from '#domain/accounts/address-book.ts'
import { insertAccount } from '#domain/accounts/insert-account.ts'
import { type AddressToSave, saveBookedAddress } from '#domain/accounts/save-booked-address.ts'
import { transact } from '#flows/shared/transact.ts'
import type { BookedAddress } from '#kernel/address-book.ts'
import { type AccountId, newId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(10)
const shop = new OrderShop(database)
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

const now = new Date()
let number = 0

const openAccount = (): Promise<AccountId> =>
  transact(deps, (tx) => {
    number += 1
    return insertAccount(tx, {
      storefront: 'nl',
      language: 'nl',
      email: `klant${number}@voorbeeld.example`,
      now,
      passwordHash: 'x',
      termsAcceptedAt: now,
      firstName: 'Sanne',
      lastName: 'de Wit',
    })
  })

const home = {
  countryCode: 'NL',
  postCode: '3511 AB',
  houseNumber: '12',
  street: 'Oudegracht',
  city: 'Utrecht',
}
const of = (firstName: string): BookedAddress => ({
  customerType: 'PRIVATE',
  firstName,
  address: home,
})
const save = (wanted: Pick<AddressToSave, 'accountId' | 'booked'> & Partial<AddressToSave>) =>
  transact(deps, (tx) =>
    saveBookedAddress(tx, { id: undefined, defaults: {}, max: 100, now, ...wanted }),
  )

test('the same address sent many times at one moment is one entry', async () => {
  const accountId = await openAccount()
  const spelt = ['Sanne', 'SANNE', ' sanne', 'Sänne']
  const saved = await Promise.all(
    Array.from({ length: 12 }, (_, at) => save({ accountId, booked: of(spelt[at % 4] ?? '') })),
  )
  expect(await listBook(deps.db, accountId)).toHaveLength(1)
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
  expect(saved.filter(({ wasKnown }) => !wasKnown)).toHaveLength(1)
})

test('two entries that are changed into the same one at one moment become one', async () => {
  const accountId = await openAccount()
  const first = await save({ accountId, booked: of('Sanne') })
  const second = await save({ accountId, booked: of('Bram') })
  await Promise.allSettled(
    [first, second].map(({ id }) => save({ accountId, id, booked: of('Kees') })),
  )
  expect(await listBook(deps.db, accountId)).toMatchObject([{ booked: { firstName: 'Kees' } }])
})

test('many that are added at one moment never pass the limit', async () => {
  const accountId = await openAccount()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => save({ accountId, booked: of(`Gast ${at}`), max: 7 })),
  )
  expect(await listBook(deps.db, accountId)).toHaveLength(7)
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 13 }, () => 3821))
})

test('of many that are to stand ready at one moment one does', async () => {
  const accountId = await openAccount()
  const names = Array.from({ length: 10 }, (_, at) => `Gast ${at}`)
  const defaults = { isDefaultBilling: true, isDefaultDelivery: true }
  await Promise.all(names.map((name) => save({ accountId, booked: of(name), defaults })))
  const entries = await listBook(deps.db, accountId)
  expect(entries).toHaveLength(10)
  expect(entries.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1)
  expect(entries.filter(({ isDefaultDelivery }) => isDefaultDelivery)).toHaveLength(1)
})

test('an address that is kept while its account ends is not left behind', async () => {
  const accountId = await openAccount()
  const ending = deps.db.deleteFrom('accounts').where('id', '=', accountId).execute()
  const saving = Array.from({ length: 6 }, (_, at) => save({ accountId, booked: of(`Gast ${at}`) }))
  const outcomes = await Promise.allSettled([ending, ...saving])
  const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(codes).isSubsetOf(new Set([3804]))).toBe(true)
  expect(await listBook(deps.db, accountId)).toEqual([])
})

test('the table refuses a second row, a second default and company parts of a person', async () => {
  const accountId = await openAccount()
  const { id } = await save({
    accountId,
    booked: of('Sanne'),
    defaults: { isDefaultBilling: true },
  })
  const row = await deps.db
    .selectFrom('booked_addresses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const insert = (change: object) =>
    deps.db
      .insertInto('booked_addresses')
      .values({ ...row, id: newId('adr'), address: JSON.stringify(home), ...change })
      .execute()
  const other = { place_key: bookKeyOf(of('Bram')), is_default_billing: false }
  const broken = (constraint: string) => ({ constraint })
  await expect(insert({ is_default_billing: false })).rejects.toMatchObject(
    broken('booked_address_is_known_once'),
  )
  await expect(insert({ ...other, is_default_billing: true })).rejects.toMatchObject(
    broken('booked_address_for_billing'),
  )
  await expect(insert({ ...other, kvk_number: '12345678' })).rejects.toMatchObject(
    broken('booked_address_of_person_has_no_company_parts'),
  )
  await insert(other)
})
