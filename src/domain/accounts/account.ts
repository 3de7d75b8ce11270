import { sql } from 'kysely'
import type { PostalAddress } from '#kernel/address-parts.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

/**
 * A customer with an account of one storefront. It is opened with an address and a password at once, and counts as the
 * mailbox's own only when the mailbox confirmed it: until then it shows what was ordered in it and nothing older, so
 * that nobody sees a stranger's orders by typing a stranger's address.
 */
export type Account = {
  id: AccountId
  storefront: string
  language: Language
  email: string
  emailConfirmedAt: Date | null
  /** Without one its owner signs in by the link of a mail. */
  hasPassword: boolean
  firstName: string
  lastName: string
  phoneNumber: string | null
  invoiceEmail: string | null
  vatNumber: string | null
  companyName: string | null
  kvkNumber: string | null
  /** What was given with the last order, or here since. */
  address: PostalAddress | null
  createdAt: Date
}

/** What its owner may change. */
export type AccountDetails = {
  firstName: string
  lastName: string
  phoneNumber?: string | undefined
  invoiceEmail?: string | undefined
  vatNumber?: string | undefined
  /** Undefined: it stays as it was. */
  billing?: AccountBilling | undefined
}

/** To whom the next invoice is made out. */
export type AccountBilling = {
  companyName?: string | undefined
  kvkNumber?: string | undefined
  address?: PostalAddress | undefined
}

export const accountColumns = [
  'accounts.id',
  'storefront',
  'language',
  'email',
  'email_confirmed_at as emailConfirmedAt',
  sql<boolean>`password_hash is not null`.as('hasPassword'),
  'first_name as firstName',
  'last_name as lastName',
  'phone_number as phoneNumber',
  'invoice_email as invoiceEmail',
  'vat_number as vatNumber',
  'company_name as companyName',
  'kvk_number as kvkNumber',
  'address',
  'accounts.created_at as createdAt',
] as const
