import { EmailUnconfirmed } from '#domain/accounts/errors.ts'
import { insertCompany, updateCompany } from '#domain/companies/change-company.ts'
import {
  type Company,
  type Invitation,
  isInvitationAlive,
  type Member,
  type Membership,
  mayManage,
} from '#domain/companies/company.ts'
import { listInvitations, listMembers, listMemberships } from '#domain/companies/find-company.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CompanyProfile, MemberRole } from '#kernel/company.ts'
import type { CompanyId } from '#kernel/ids.ts'
import { checkingVatNumber } from './check-vat-number.ts'
import { type CompanyQuestion, ensureMember, manageCompany } from './ensure-member.ts'

/** Companies of the customer who is logged in. Throws `NotLoggedIn` (3804). */
export async function showCompanies(
  deps: AccountDeps,
  sessionKey: SessionKey,
): Promise<readonly Membership[]> {
  const account = await ensureAccount(deps, sessionKey)
  return await listMemberships(deps.db, account.id)
}

export type MemberView = Member & { isMe: boolean }
export type InvitationView = Invitation & { state: 'waiting' | 'refused' | 'over' }

export type CompanyView = {
  company: Company
  role: MemberRole
  /** Empty for whoever does not manage it. */
  members: readonly MemberView[]
  invitations: readonly InvitationView[]
}

/** One company as a member sees it. Throws `NotLoggedIn` (3804) and `CompanyUnknown` (3850). */
export async function showCompany(
  deps: AccountDeps,
  question: CompanyQuestion,
): Promise<CompanyView> {
  const { account, company, companyId, role } = await ensureMember(deps, question)
  if (!mayManage(role)) return { company, role, members: [], invitations: [] }
  const [members, invitations] = await Promise.all([
    listMembers(deps.db, companyId),
    listInvitations(deps.db, companyId),
  ])
  const now = deps.clock.now()
  return {
    company,
    role,
    members: members.map((member) => ({ ...member, isMe: member.accountId === account.id })),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      state: stateOf(invitation, now),
    })),
  }
}

function stateOf(invitation: Invitation, now: Date): InvitationView['state'] {
  if (invitation.refusedAt !== null) return 'refused'
  return isInvitationAlive(invitation, now) ? 'waiting' : 'over'
}

/**
 * Opens a company, whose first owner is who asks. Throws `NotLoggedIn` (3804), `EmailUnconfirmed`
 * (3812) and `CompanyTooManyPeople` (3856).
 */
export async function openCompany(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  { sessionKey, details }: { sessionKey: SessionKey; details: CompanyProfile },
): Promise<CompanyId> {
  const account = await ensureAccount(deps, sessionKey)
  if (account.emailConfirmedAt === null) throw new EmailUnconfirmed()
  const { storefront, clock } = deps
  return await transact(deps, async (tx) => {
    const companyId = await insertCompany(tx, {
      storefront: storefront.key,
      accountId: account.id,
      details,
      now: clock.now(),
    })
    await deps.queue.send(tx, checkingVatNumber(companyId, details.vatNumber))
    return companyId
  })
}

/** Throws `NotLoggedIn` (3804), `CompanyUnknown` (3850) and `CompanyNotAllowed` (3851). */
export async function saveCompany(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  { details, ...question }: CompanyQuestion & { details: CompanyProfile },
): Promise<void> {
  await manageCompany(deps, question, async (tx, { companyId: id }) => {
    await updateCompany(tx, { id, details })
    await deps.queue.send(tx, checkingVatNumber(id, details.vatNumber))
  })
}
