import { endSessions } from '#domain/accounts/end-sessions.ts'
import { changeRole, lockCompany, removeMember } from '#domain/companies/change-company.ts'
import { CompanyUnknown } from '#domain/companies/errors.ts'
import { listMemberships } from '#domain/companies/find-company.ts'
import type { Tx } from '#domain/db.ts'
import type { AccountDeps } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { MemberRole } from '#kernel/company.ts'
import { type AccountId, isId } from '#kernel/ids.ts'
import { type CompanyQuestion, ensureMember, manageCompany } from './ensure-member.ts'

type MemberDeps = AccountDeps & Pick<Deps, 'queue'>
type MemberQuestion = CompanyQuestion & { memberId: string }

/** Throws 3804, 3850, 3851 and, of the last owner, `CompanyNeedsOwner` (3852). */
export async function changeMemberRole(
  deps: MemberDeps,
  { memberId, role, ...question }: MemberQuestion & { role: MemberRole },
): Promise<void> {
  await manageCompany(deps, question, async (tx, { companyId }) => {
    if (!isId('acc', memberId)) throw new CompanyUnknown()
    if (!(await changeRole(tx, { companyId, accountId: memberId, role })))
      throw new CompanyUnknown()
  })
}

/**
 * Takes somebody out of a company, and logs them out everywhere. Throws 3804, 3850, 3851 and, of
 * the last owner, `CompanyNeedsOwner` (3852).
 */
export async function removeCompanyMember(
  deps: MemberDeps,
  { memberId, ...question }: MemberQuestion,
): Promise<void> {
  await manageCompany(deps, question, async (tx, { account, companyId }) => {
    if (!isId('acc', memberId)) throw new CompanyUnknown()
    const now = deps.clock.now()
    if (!(await removeMember(tx, { companyId, accountId: memberId, now })))
      throw new CompanyUnknown()
    if (memberId !== account.id) await endSessions(tx, memberId)
  })
}

/**
 * A company ends with its last member. Throws 3804, 3850 and, of the last owner,
 * `CompanyNeedsOwner` (3852).
 */
export async function leaveCompany(deps: MemberDeps, question: CompanyQuestion): Promise<void> {
  const { account, companyId } = await ensureMember(deps, question)
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    await lockCompany(tx, companyId)
    await removeMember(tx, { companyId, accountId: account.id, now })
  })
}

/**
 * An account that ends leaves its companies. Throws `CompanyNeedsOwner` (3852) where one would have
 * no owner.
 */
export async function leaveCompanies(
  tx: Tx,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<void> {
  const memberships = await listMemberships(tx, accountId)
  const ids = memberships.map(({ company }) => company.id).toSorted()
  for (const companyId of ids) {
    await lockCompany(tx, companyId)
    await removeMember(tx, { companyId, accountId, now })
  }
}
