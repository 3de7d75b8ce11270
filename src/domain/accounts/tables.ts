import type { ColumnType } from 'kysely'
import type { Json, SetLater } from '#domain/columns.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'
import type { BrowserName, Device, SystemName } from '#kernel/device.ts'
import type {
  AccountId,
  AccountMailId,
  BookedAddressId,
  CardUnitId,
  DeliveryId,
  KeptGiftId,
} from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { AccountMailKind } from './account-mail.ts'

/**
 * The tables of accounts, as db/migrations/0016-accounts.sql and those that follow it make them.
 */
export type AccountTables = {
  accounts: AccountsTable
  account_sessions: {
    key: string
    account_id: AccountId
    created_at: Date
    last_used_at: Date
    browser: SetLater<BrowserName>
    system: SetLater<SystemName>
  }
  passkeys: {
    id: string
    account_id: AccountId
    public_key: string
    counter: number
    transports: Json<readonly string[]>
    browser: SetLater<BrowserName>
    system: SetLater<SystemName>
    created_at: Date
    last_used_at: SetLater<Date>
  }
  account_devices: {
    account_id: AccountId
    key: string
    last_seen_at: Date
  }
  account_mails: {
    id: AccountMailId
    account_id: AccountId
    kind: AccountMailKind
    to_email: SetLater<string>
    asked_at: Date
    mailed_at: SetLater<Date>
    ended_at: SetLater<Date>
    device: ColumnType<Device | null, string | null | undefined, never>
  }
  booked_addresses: BookedAddressesTable
  kept_gifts: {
    id: KeptGiftId
    account_id: AccountId
    delivery_id: DeliveryId
    /** Empty for a whole gift. */
    card_unit_id: CardUnitId | ''
    link_version: number
    kept_at: Date
  }
  used_up_cards: {
    kept_gift_id: KeptGiftId
    card_unit_id: CardUnitId
    used_up_at: Date
  }
}

type AccountsTable = {
  id: AccountId
  storefront: string
  language: Language
  email: string
  email_key: string
  email_confirmed_at: SetLater<Date>
  password_hash: string | null
  password_changed_at: Date
  first_name: string
  last_name: string
  phone_number: SetLater<string>
  invoice_email: SetLater<string>
  vat_number: SetLater<string>
  company_name: SetLater<string>
  kvk_number: SetLater<string>
  address: ColumnType<PostalAddress | null, string | null | undefined, string | null>
  terms_accepted_at: Date
  created_at: Date
}

type BookedAddressesTable = {
  id: BookedAddressId
  account_id: AccountId
  place_key: string
  first_name: string
  last_name: SetLater<string>
  phone_number: SetLater<string>
  company_name: SetLater<string>
  kvk_number: SetLater<string>
  vat_number: SetLater<string>
  reference_number: SetLater<string>
  invoice_email: SetLater<string>
  address: Json<PostalAddress>
  is_default_billing: boolean
  is_default_delivery: boolean
  created_at: Date
  changed_at: Date
}
