import type { Tx } from '#domain/db.ts'
import type { MemberRole } from '#kernel/company.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type AccountId, type CompanyId, type CompanyInvitationId, newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { invitationKeptMs } from './company.ts'
import { CompanyMemberExists } from './errors.ts'

export type InvitationToWrite = {
  companyId: CompanyId
  email: string
  role: MemberRole
  /** Owner who invites. */
  inviter: { id: AccountId; firstName: string }
  language: Language
  now: Date
}

/**
 * Invites an address; an invitation of the same address before this one ends. The company is
 * locked. Throws `CompanyMemberExists` (3855) where a member has that address.
 */
export async function insertInvitation(
  tx: Tx,
  { companyId, email, role, inviter, language, now }: InvitationToWrite,
): Promise<CompanyInvitationId> {
  const emailKey = emailKeyOf(email)
  const member = await tx
    .selectFrom('company_members')
    .innerJoin('accounts', 'accounts.id', 'company_members.account_id')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  if (member !== undefined) throw new CompanyMemberExists()
  await tx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('email_key', '=', emailKey)
    .execute()
  const id = newId('civ', now.getTime())
  await tx
    .insertInto('company_invitations')
    .values({
      id,
      company_id: companyId,
      email,
      email_key: emailKey,
      role,
      inviter_id: inviter.id,
      invited_by: inviter.firstName,
      language,
      asked_at: now,
    })
    .execute()
  return id
}

/** Answered or withdrawn: its address is erased with it. False where it was gone before. */
export async function deleteInvitation(
  tx: Tx,
  { id, companyId }: { id: CompanyInvitationId; companyId: CompanyId },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_invitations')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** Deletes what nobody answered. */
export async function forgetInvitations(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('company_invitations')
    .where('asked_at', '<', new Date(now.getTime() - invitationKeptMs))
    .execute()
}
