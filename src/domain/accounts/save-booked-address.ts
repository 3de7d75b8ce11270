import { bookKeyOf } from '#domain/accounts/address-book.ts'
import { AddressBookFull, BookedAddressUnknown } from '#domain/accounts/errors.ts'
import { lockAccount } from '#domain/accounts/lock-account.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { BookDefaults, BookedAddress } from '#kernel/address-book.ts'
import { type AccountId, type BookedAddressId, newId } from '#kernel/ids.ts'

export type AddressToSave = {
  accountId: AccountId
  /** The entry that is changed; undefined for one to add. */
  id: BookedAddressId | undefined
  booked: BookedAddress
  defaults: BookDefaults
  /** As many as a book may hold. */
  max: number
  now: Date
}

export type SavedAddress = {
  id: BookedAddressId
  /** It was in the book already, and is one entry now. */
  wasKnown: boolean
}

/**
 * Adds an address to a book, or changes one. What is in it already becomes one entry with it:
 * parts that only the older one has stay. The account is locked, so that no two that come together
 * pass the limit. Throws `AddressBookFull` (3821), `BookedAddressUnknown` (3820) and, for an
 * account that ended, `NotLoggedIn` (3804).
 */
export async function saveBookedAddress(tx: Tx, wanted: AddressToSave): Promise<SavedAddress> {
  const { accountId, id, booked, defaults, max, now } = wanted
  await lockAccount(tx, accountId)
  const ids = await placesIn(tx, accountId)
  const same = ids.get(bookKeyOf(booked))
  if (id !== undefined && ![...ids.values()].includes(id)) throw new BookedAddressUnknown()
  const saved = id ?? same ?? newId('adr', now.getTime())
  const wasKnown = same !== undefined && same !== id
  if (id === undefined && same === undefined) {
    if (ids.size >= max) throw new AddressBookFull(max)
    await insertAddress(tx, { accountId, id: saved, booked, now })
  } else if (id === undefined) await addTo(tx, { id: saved, booked, now })
  else {
    const merged = same === undefined || same === id ? {} : await takeOut(tx, same)
    await setDefaults(tx, { accountId, id, defaults: merged })
    await replaceAddress(tx, { id, booked, now })
  }
  await setDefaults(tx, { accountId, id: saved, defaults })
  return { id: saved, wasKnown }
}

/** Takes an address out of a book. Throws `BookedAddressUnknown` (3820). */
export async function deleteBookedAddress(
  one: OneStatement,
  { accountId, id }: { accountId: AccountId; id: BookedAddressId },
): Promise<void> {
  const { numDeletedRows } = await one
    .deleteFrom('booked_addresses')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (Number(numDeletedRows) === 0) throw new BookedAddressUnknown()
}

/** Nothing of it stays. */
export async function emptyBook(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('booked_addresses').where('account_id', '=', accountId).execute()
}

async function placesIn(tx: Tx, accountId: AccountId): Promise<Map<string, BookedAddressId>> {
  const rows = await tx
    .selectFrom('booked_addresses')
    .select(['id', 'place_key as placeKey'])
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ placeKey, id }) => [placeKey, id]))
}

type Written = { id: BookedAddressId; booked: BookedAddress; now: Date }

const personColumns = ({ booked, now }: Written) => ({
  place_key: bookKeyOf(booked),
  first_name: booked.firstName,
  last_name: booked.lastName ?? null,
  phone_number: booked.phoneNumber ?? null,
  address: JSON.stringify(booked.address),
  changed_at: now,
})

const companyColumns = (booked: BookedAddress) => {
  const company = booked.customerType === 'BUSINESS' ? booked : undefined
  return {
    company_name: company?.companyName ?? null,
    kvk_number: company?.kvkNumber ?? null,
    vat_number: company?.vatNumber ?? null,
    reference_number: company?.referenceNumber ?? null,
    invoice_email: company?.invoiceEmail ?? null,
  }
}

async function insertAddress(tx: Tx, written: Written & { accountId: AccountId }): Promise<void> {
  await tx
    .insertInto('booked_addresses')
    .values({
      id: written.id,
      account_id: written.accountId,
      ...personColumns(written),
      ...companyColumns(written.booked),
      is_default_billing: false,
      is_default_delivery: false,
      created_at: written.now,
    })
    .execute()
}

/** Puts an address in the place of all that the entry was. */
async function replaceAddress(tx: Tx, written: Written): Promise<void> {
  await tx
    .updateTable('booked_addresses')
    .set({ ...personColumns(written), ...companyColumns(written.booked) })
    .where('id', '=', written.id)
    .execute()
}

/** Adds to an entry from a form that may ask for less: parts that are left out stay. */
async function addTo(tx: Tx, written: Written): Promise<void> {
  const { first_name, ...person } = personColumns(written)
  // A whole name is the first and the last one that are known.
  const name = written.booked.lastName === undefined ? {} : { first_name }
  const all = { ...person, ...name, ...companyColumns(written.booked) }
  const named = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
  await tx.updateTable('booked_addresses').set(named).where('id', '=', written.id).execute()
}

/** For what it stood ready, the entry does that takes its place. */
async function takeOut(tx: Tx, id: BookedAddressId): Promise<BookDefaults> {
  const gone = await tx
    .deleteFrom('booked_addresses')
    .where('id', '=', id)
    .returning(['is_default_billing as isBilling', 'is_default_delivery as isDelivery'])
    .executeTakeFirstOrThrow()
  return {
    ...(gone.isBilling && { isDefaultBilling: true }),
    ...(gone.isDelivery && { isDefaultDelivery: true }),
  }
}

type DefaultsToSet = { accountId: AccountId; id: BookedAddressId; defaults: BookDefaults }

/** One entry at most stands ready for a use; what is not said stays as it was. */
async function setDefaults(tx: Tx, { accountId, id, defaults }: DefaultsToSet): Promise<void> {
  const wanted = [
    ['is_default_billing', defaults.isDefaultBilling],
    ['is_default_delivery', defaults.isDefaultDelivery],
  ] as const
  for (const [column, is] of wanted) {
    if (is === undefined) continue
    await tx
      .updateTable('booked_addresses')
      .set({ [column]: false })
      .where('account_id', '=', accountId)
      .where(column, '=', true)
      .where('id', is ? '<>' : '=', id)
      .execute()
    if (is)
      await tx
        .updateTable('booked_addresses')
        .set({ [column]: true })
        .where('id', '=', id)
        .execute()
  }
}
