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

export type BookDefaultEntries = {
  /** Invoices are made out to it. */
  billing: BookEntry | undefined
  /** Things that the account keeps are posted to it. */
  delivery: BookEntry | undefined
}

/** Finds the entries that stand ready in the book of an account. */
export async function findBookDefaults(db: Db, accountId: AccountId): Promise<BookDefaultEntries> {
  const rows = await db
    .selectFrom('booked_addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(({ or }) => or({ is_default_billing: true, is_default_delivery: true }))
    .execute()
  const entries = rows.map(entryIn)
  return {
    billing: entries.find(({ isDefaultBilling }) => isDefaultBilling),
    delivery: entries.find(({ isDefaultDelivery }) => isDefaultDelivery),
  }
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
