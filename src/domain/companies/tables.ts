import type { ColumnType } from 'kysely'
import type { Json, SetLater } from '#domain/columns.ts'
import type { PostalAddress } from '#kernel/address-parts.ts'
import type { MemberRole } from '#kernel/company.ts'
import type { AccountId, CompanyId, CompanyInvitationId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { VatState } from './vat-register.ts'

/** Tables of companies, as db/migrations/0129-companies.sql makes them. */
export type CompanyTables = {
  companies: {
    id: CompanyId
    storefront: string
    name: string
    kvk_number: SetLater<string>
    vat_number: SetLater<string>
    vat_state: SetLater<VatState>
    vat_checked_at: SetLater<Date>
    address: Json<PostalAddress>
    invoice_emails: Json<readonly string[]>
    reference: SetLater<string>
    created_at: Date
    ended_at: SetLater<Date>
    /** Days that it may take to pay; null where it pays in advance. */
    payment_term_days: SetLater<number>
  }
  company_members: {
    company_id: CompanyId
    account_id: AccountId
    role: MemberRole
    joined_at: ColumnType<Date, Date, never>
  }
  company_invitations: {
    id: CompanyInvitationId
    company_id: CompanyId
    email: string
    email_key: string
    role: MemberRole
    inviter_id: SetLater<AccountId>
    invited_by: string
    language: Language
    asked_at: Date
    mailed_at: SetLater<Date>
    refused_at: SetLater<Date>
  }
}
