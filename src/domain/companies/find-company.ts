import type { Db } from '#domain/db.ts'
import { type AccountId, type CompanyId, type CompanyInvitationId, isId } from '#kernel/ids.ts'
import type { Company, Invitation, Member, Membership } from './company.ts'

const companyColumns = [
  'companies.id',
  'companies.name',
  'companies.kvk_number as kvkNumber',
  'companies.vat_number as vatNumber',
  'companies.vat_state as vatState',
  'companies.invoice_emails as invoiceEmails',
  'companies.reference',
  'companies.address',
  'companies.created_at as createdAt',
] as const

/** Companies of an account, by name. */
export async function listMemberships(db: Db, accountId: AccountId): Promise<Membership[]> {
  const rows = await db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(companyColumns)
    .select('role')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('companies.name')
    .orderBy('companies.id')
    .execute()
  return rows.map(readMembership)
}

/** What an account is in one company; undefined where it is nothing. */
export async function findMembership(
  db: Db,
  { companyId, accountId }: { companyId: CompanyId; accountId: AccountId },
): Promise<Membership | undefined> {
  const row = await db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select(companyColumns)
    .select('role')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row && readMembership(row)
}

/** A company of a storefront by its id, which comes from outside. */
export async function findCompany(
  db: Db,
  { storefront, id }: { storefront: string; id: CompanyId },
): Promise<Company | undefined> {
  const row = await db
    .selectFrom('companies')
    .select(companyColumns)
    .where('id', '=', id)
    .where('storefront', '=', storefront)
    .executeTakeFirst()
  return row && readCompany(row)
}

type CompanyRow = Omit<Company, 'kvkNumber' | 'vatNumber' | 'reference' | 'invoiceEmails'> & {
  kvkNumber: string | null
  vatNumber: string | null
  reference: string | null
  invoiceEmails: readonly string[]
}

type MembershipRow = CompanyRow & { role: Membership['role'] }

const readMembership = ({ role, ...row }: MembershipRow): Membership => ({
  role,
  company: readCompany(row),
})

const readCompany = (row: CompanyRow): Company => ({
  ...row,
  kvkNumber: row.kvkNumber ?? undefined,
  vatNumber: row.vatNumber ?? undefined,
  reference: row.reference ?? undefined,
  invoiceEmails: [...row.invoiceEmails],
})

/** Members of a company, owners first. */
export async function listMembers(db: Db, companyId: CompanyId): Promise<Member[]> {
  return await db
    .selectFrom('company_members')
    .innerJoin('accounts', 'accounts.id', 'company_members.account_id')
    .select(['account_id as accountId', 'role', 'joined_at as joinedAt', 'email'])
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('company_id', '=', companyId)
    .orderBy(({ eb }) => eb.case().when('role', '=', 'owner').then(0).else(1).end())
    .orderBy('joined_at')
    .orderBy('account_id')
    .execute()
}

const invitationColumns = [
  'company_invitations.id',
  'company_id as companyId',
  'companies.name as companyName',
  'email',
  'role',
  'invited_by as invitedBy',
  'asked_at as askedAt',
  'refused_at as refusedAt',
] as const

/**
 * Invitations of a company that nobody answered or withdrew; those that are too old are among them
 * for a while.
 */
export async function listInvitations(db: Db, companyId: CompanyId): Promise<Invitation[]> {
  return await db
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .select(invitationColumns)
    .where('company_id', '=', companyId)
    .orderBy('asked_at')
    .orderBy('company_invitations.id')
    .execute()
}

/** Invitation that nobody answered or withdrew, at a company of this storefront. */
export async function findInvitation(
  db: Db,
  { id, storefront }: { id: CompanyInvitationId; storefront: string },
): Promise<Invitation | undefined> {
  return await db
    .selectFrom('company_invitations')
    .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
    .select(invitationColumns)
    .where('company_invitations.id', '=', id)
    .where('storefront', '=', storefront)
    .where('companies.ended_at', 'is', null)
    .executeTakeFirst()
}

/** Companies listed for an operator at once. */
const searchedMax = 50

/** Companies of a storefront whose name or KVK number has this text, or whose id it is, by name. */
export async function searchCompanies(
  db: Db,
  { storefront, text }: { storefront: string; text: string },
): Promise<{ id: CompanyId; name: string; kvkNumber: string | null }[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return await db
    .selectFrom('companies')
    .select(['id', 'name', 'kvk_number as kvkNumber'])
    .where('storefront', '=', storefront)
    .where(({ or, eb }) =>
      // Whatever a company calls itself, an id finds one alone.
      isId('cmp', text)
        ? eb('id', '=', text)
        : or([eb('name', 'ilike', pattern), eb('kvk_number', 'like', pattern)]),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(searchedMax)
    .execute()
}
