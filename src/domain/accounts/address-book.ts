import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AccountTables } from '#domain/accounts/tables.ts'
import type { Db } from '#domain/db.ts'
import { type BookedAddress, placeTextOf } from '#kernel/address-book.ts'
import type { AccountId, BookedAddressId } from '#kernel/ids.ts'

/** An entry of the address book of one account. */
export type BookEntry = {
  id: BookedAddressId
  booked: BookedAddress
  isDefaultBilling: boolean
  isDefaultDelivery: boolean
}

/** Two addresses with the same key are one entry. */
export const bookKeyOf = (booked: BookedAddress): string =>
  hash('sha256', placeTextOf(booked), 'base64url')

/** All entries of an account, of which there are never many. */
export async function listBook(db: Db, accountId: AccountId): Promise<readonly BookEntry[]> {
  const rows = await db
    .selectFrom('booked_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(entryIn)
}

/** Finds the address that invoices of an account are made out to. */
export async function findBillingDefault(
  db: Db,
  accountId: AccountId,
): Promise<BookEntry | undefined> {
  const row = await db
    .selectFrom('booked_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_default_billing', '=', true)
    .executeTakeFirst()
  return row && entryIn(row)
}

/** Finds the address to which an account has things posted that it keeps. */
export async function findDeliveryDefault(
  db: Db,
  accountId: AccountId,
): Promise<BookEntry | undefined> {
  const row = await db
    .selectFrom('booked_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_default_delivery', '=', true)
    .executeTakeFirst()
  return row && entryIn(row)
}

type Row = Selectable<AccountTables['booked_addresses']>

const entryIn = (row: Row): BookEntry => ({
  id: row.id,
  booked: bookedIn(row),
  isDefaultBilling: row.is_default_billing,
  isDefaultDelivery: row.is_default_delivery,
})

const known = (text: string | null): string | undefined => text ?? undefined

function bookedIn(row: Row): BookedAddress {
  const person = {
    firstName: row.first_name,
    lastName: known(row.last_name),
    phoneNumber: known(row.phone_number),
    address: row.address,
  }
  if (row.company_name === null) return { ...person, customerType: 'PRIVATE' }
  return {
    ...person,
    customerType: 'BUSINESS',
    companyName: row.company_name,
    kvkNumber: known(row.kvk_number),
    vatNumber: known(row.vat_number),
    referenceNumber: known(row.reference_number),
    invoiceEmail: known(row.invoice_email),
  }
}
