import type { Account } from '#domain/accounts/account.ts'
import { type CompanyRight, hasRight, type Membership } from '#domain/companies/company.ts'
import { CompanyNotAllowed, CompanyUnknown } from '#domain/companies/errors.ts'
import { findMembership } from '#domain/companies/find-company.ts'
import type { Db } from '#domain/db.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import { type CompanyId, isId } from '#kernel/ids.ts'

/** Caller and the company that they ask about; `companyId` comes from outside. */
export type CompanyQuestion = { sessionKey: SessionKey; companyId: string }

export type MemberOf = Membership & { account: Account; companyId: CompanyId }

/**
 * Throws `NotLoggedIn` (3804) and, of a company that the account is no member of, `CompanyUnknown`
 * (3850).
 */
export async function ensureMember(
  deps: AccountDeps,
  { sessionKey, companyId }: CompanyQuestion,
): Promise<MemberOf> {
  const account = await ensureAccount(deps, sessionKey)
  if (!isId('cmp', companyId)) throw new CompanyUnknown()
  const membership = await findMembership(deps.db, { companyId, accountId: account.id })
  if (membership === undefined) throw new CompanyUnknown()
  return { ...membership, account, companyId }
}

/** Throws also `CompanyNotAllowed` (3851). */
export async function ensureRight(
  deps: AccountDeps,
  { right, ...question }: CompanyQuestion & { right: CompanyRight },
): Promise<MemberOf> {
  const member = await ensureMember(deps, question)
  if (!hasRight(member.role, right)) throw new CompanyNotAllowed()
  return member
}

/**
 * Holds on to a right in the transaction that uses it: the company is locked, and a role that was
 * taken away meanwhile does no more.
 */
export async function holdRight(
  tx: Db,
  { companyId, account, right }: Pick<MemberOf, 'companyId' | 'account'> & { right: CompanyRight },
): Promise<void> {
  const membership = await findMembership(tx, { companyId, accountId: account.id })
  if (membership === undefined) throw new CompanyUnknown()
  if (!hasRight(membership.role, right)) throw new CompanyNotAllowed()
}
