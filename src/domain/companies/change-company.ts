import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { CompanyProfile, MemberRole } from '#kernel/company.ts'
import { type AccountId, type CompanyId, newId } from '#kernel/ids.ts'
import { companiesOfAccountMax, companyPeopleMax } from './company.ts'
import { CompanyMemberExists, CompanyNeedsOwner, CompanyTooManyPeople } from './errors.ts'

const columnsOf = (details: CompanyProfile) => ({
  name: details.name,
  kvk_number: details.kvkNumber ?? null,
  vat_number: details.vatNumber ?? null,
  invoice_emails: JSON.stringify(details.invoiceEmails),
  reference: details.reference ?? null,
  address: JSON.stringify(details.address),
})

/** Opens a company with its first owner. Throws `CompanyTooManyPeople` (3856). */
export async function insertCompany(
  tx: Tx,
  { storefront, accountId, details, now }: NewCompany,
): Promise<CompanyId> {
  const id = newId('cmp', now.getTime())
  await tx
    .insertInto('companies')
    .values({ ...columnsOf(details), id, storefront, created_at: now })
    .execute()
  await addMember(tx, { companyId: id, accountId, role: 'owner', now })
  return id
}

type NewCompany = { storefront: string; accountId: AccountId; details: CompanyProfile; now: Date }

/** Changes what a company says of itself. Another VAT number is not checked yet. */
export async function updateCompany(
  tx: Tx,
  { id, details }: { id: CompanyId; details: CompanyProfile },
): Promise<void> {
  const isSame = sql<boolean>`vat_number is not distinct from ${details.vatNumber ?? null}`
  await tx
    .updateTable('companies')
    .set(columnsOf(details))
    .set({
      vat_state: sql`case when ${isSame} then vat_state end`,
      vat_checked_at: sql`case when ${isSame} then vat_checked_at end`,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Makes whoever changes a company's members or debts wait for each other. Orders that name it do
 * not.
 */
export async function lockCompany(tx: Tx, id: CompanyId): Promise<void> {
  await sql`select from companies where id = ${id} for no key update`.execute(tx)
}

/**
 * Makes an account a member. Throws `CompanyMemberExists` (3855) and `CompanyTooManyPeople` (3856).
 */
export async function addMember(
  tx: Tx,
  { companyId, accountId, role, now }: NewMember,
): Promise<void> {
  await sql`select from accounts where id = ${accountId} for update`.execute(tx)
  const { count } = await tx
    .selectFrom('company_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= companiesOfAccountMax) throw new CompanyTooManyPeople()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('company_members')
    .values({ company_id: companyId, account_id: accountId, role, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 0) throw new CompanyMemberExists()
}

type NewMember = { companyId: CompanyId; accountId: AccountId; role: MemberRole; now: Date }

/**
 * Refuses another member or invitation where there is no room. The company is locked. Throws 3856.
 */
export async function ensureRoom(tx: Tx, companyId: CompanyId): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from company_members where company_id = ${companyId}) +
      (select count(*) from company_invitations where company_id = ${companyId})
    )::int as count`.execute(tx)
  if ((rows[0]?.count ?? 0) >= companyPeopleMax) throw new CompanyTooManyPeople()
}

/**
 * Gives a member another role; invitations by one who is no owner any more end. The company is
 * locked. Throws `CompanyNeedsOwner` (3852). False where there is no such member.
 */
export async function changeRole(
  tx: Tx,
  { companyId, accountId, role }: Omit<NewMember, 'now'>,
): Promise<boolean> {
  if (role !== 'owner') await ensureOtherOwner(tx, { companyId, accountId })
  const { numUpdatedRows } = await tx
    .updateTable('company_members')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) return false
  if (role !== 'owner') await endInvitationsOf(tx, { companyId, accountId })
  return true
}

/**
 * Takes a member away, with the invitations that they sent. The company is locked. It ends with its
 * last member; while others are left it keeps an owner: throws `CompanyNeedsOwner` (3852). False
 * where there is no such member.
 */
export async function removeMember(
  tx: Tx,
  { companyId, accountId, now }: { companyId: CompanyId; accountId: AccountId; now: Date },
): Promise<boolean> {
  const others = await countOthers(tx, { companyId, accountId })
  if (others.all > 0) await ensureOtherOwner(tx, { companyId, accountId })
  const { numDeletedRows } = await tx
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (Number(numDeletedRows) === 0) return false
  await endInvitationsOf(tx, { companyId, accountId })
  if (others.all === 0) await endCompany(tx, { companyId, now })
  return true
}

async function endCompany(
  tx: Tx,
  { companyId, now }: { companyId: CompanyId; now: Date },
): Promise<void> {
  await tx.updateTable('companies').set({ ended_at: now }).where('id', '=', companyId).execute()
  await tx.deleteFrom('company_invitations').where('company_id', '=', companyId).execute()
}

/**
 * An owner who goes could have invited a second address of their own. Invitations whose inviter is
 * not known, written by an older process, end as well.
 */
async function endInvitationsOf(tx: Tx, { companyId, accountId }: OneMember): Promise<void> {
  await tx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where(({ eb, or }) => or([eb('inviter_id', '=', accountId), eb('inviter_id', 'is', null)]))
    .execute()
}

type OneMember = { companyId: CompanyId; accountId: AccountId }

async function countOthers(
  tx: Tx,
  { companyId, accountId }: OneMember,
): Promise<{ all: number; owners: number }> {
  return await tx
    .selectFrom('company_members')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('role', '=', 'owner').as('owners'))
    .where('company_id', '=', companyId)
    .where('account_id', '<>', accountId)
    .executeTakeFirstOrThrow()
}

async function ensureOtherOwner(tx: Tx, member: OneMember): Promise<void> {
  if ((await countOthers(tx, member)).owners === 0) throw new CompanyNeedsOwner()
}
