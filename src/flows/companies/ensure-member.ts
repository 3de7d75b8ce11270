import type { Account } from '#domain/accounts/account.ts'
import { lockCompany } from '#domain/companies/change-company.ts'
import { type Membership, mayManage } from '#domain/companies/company.ts'
import { CompanyNotAllowed, CompanyUnknown } from '#domain/companies/errors.ts'
import { findMembership } from '#domain/companies/find-company.ts'
import type { Db, Tx } from '#domain/db.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { maySeeInvoices } from '#kernel/company.ts'
import { type AccountId, type CompanyId, isId } from '#kernel/ids.ts'

/** Caller and the company that they ask about; `companyId` comes from outside. */
export type CompanyQuestion = { sessionKey: SessionKey; companyId: string }

export type MemberOf = Membership & { account: Account; companyId: CompanyId }

type Membered = { companyId: string; accountId: AccountId }

/** Membership of an account. Throws `CompanyUnknown` (3850) where there is none. */
export async function requireMembership(
  db: Db,
  { companyId, accountId }: Membered,
): Promise<Membership & { companyId: CompanyId }> {
  if (!isId('cmp', companyId)) throw new CompanyUnknown()
  const membership = await findMembership(db, { companyId, accountId })
  if (membership === undefined) throw new CompanyUnknown()
  return { ...membership, companyId }
}

/**
 * Throws `NotLoggedIn` (3804) and, of a company that the account is no member of, `CompanyUnknown`
 * (3850).
 */
export async function ensureMember(
  deps: AccountDeps,
  { sessionKey, companyId }: CompanyQuestion,
): Promise<MemberOf> {
  const account = await ensureAccount(deps, sessionKey)
  const member = { companyId, accountId: account.id }
  return { ...(await requireMembership(deps.db, member)), account }
}

/** Throws also `CompanyNotAllowed` (3851). */
export async function ensureManager(
  deps: AccountDeps,
  question: CompanyQuestion,
): Promise<MemberOf> {
  const member = await ensureMember(deps, question)
  if (!mayManage(member.role)) throw new CompanyNotAllowed()
  return member
}

/** Member who may see the invoices of a company. Throws also `CompanyNotAllowed` (3851). */
export async function ensureSeesInvoices(
  deps: AccountDeps,
  question: CompanyQuestion,
): Promise<MemberOf> {
  const member = await ensureMember(deps, question)
  if (!maySeeInvoices(member.role)) throw new CompanyNotAllowed()
  return member
}

/**
 * Changes a company in one transaction, with its row locked. The role is asked again there: one
 * that was taken away meanwhile does no more. Throws what `ensureManager` throws.
 */
export async function manageCompany(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  question: CompanyQuestion,
  change: (tx: Tx, manager: MemberOf) => Promise<void>,
): Promise<void> {
  const { account, companyId } = await ensureManager(deps, question)
  await transact(deps, async (tx) => {
    await lockCompany(tx, companyId)
    const membership = await requireMembership(tx, { companyId, accountId: account.id })
    if (!mayManage(membership.role)) throw new CompanyNotAllowed()
    await change(tx, { ...membership, account })
  })
}
