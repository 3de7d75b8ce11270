import { confirmEmail } from '#domain/accounts/change-account.ts'
import { addMember, ensureRoom, lockCompany } from '#domain/companies/change-company.ts'
import { type Invitation, isInvitationAlive } from '#domain/companies/company.ts'
import { CompanyInvitationForOther, CompanyInvitationInvalid } from '#domain/companies/errors.ts'
import { findInvitation } from '#domain/companies/find-company.ts'
import { deleteInvitation, insertInvitation } from '#domain/companies/invitations.ts'
import { type BudgetDeps, spendMail } from '#flows/abuse/spend-budget.ts'
import {
  type AccountDeps,
  ensureAccount,
  findAccount,
  type SessionKey,
} from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { MemberRole } from '#kernel/company.ts'
import { isSameEmail } from '#kernel/email.ts'
import { type CompanyId, isId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import { maskEmail } from '#kernel/mask.ts'
import { type CompanyQuestion, ensureManager, manageCompany } from './ensure-member.ts'

type InvitingDeps = AccountDeps & BudgetDeps

type NewInvitation = CompanyQuestion & {
  email: string
  role: MemberRole
  language: Language
  clientIp: string | undefined
  captchaToken: string | undefined
}

/**
 * Invites somebody by mail. Throws `NotLoggedIn` (3804), `CompanyUnknown` (3850),
 * `CompanyNotAllowed` (3851), `CompanyMemberExists` (3855), `CompanyTooManyPeople` (3856),
 * `BudgetSpent` (3610) and what `passCaptcha` throws.
 */
export async function inviteMember(
  deps: InvitingDeps,
  { email, role, language, clientIp, captchaToken, ...question }: NewInvitation,
): Promise<void> {
  await ensureManager(deps, question)
  const captcha = { token: captchaToken }
  if (!(await spendMail(deps, { mail: 'invitation', clientIp, email, captcha }))) return
  await manageCompany(deps, question, async (tx, { account, companyId }) => {
    const now = deps.clock.now()
    await ensureRoom(tx, companyId)
    const invitation = { companyId, email, role, inviter: account, language, now }
    const invitationId = await insertInvitation(tx, invitation)
    await deps.queue.send(tx, [{ name: 'send-company-invitation', payload: { invitationId } }])
  })
}

/** Throws 3804, 3850, 3851 and `CompanyInvitationInvalid` (3853). */
export async function withdrawInvitation(
  deps: AccountDeps & Pick<Deps, 'queue'>,
  { invitationId: id, ...question }: CompanyQuestion & { invitationId: string },
): Promise<void> {
  await manageCompany(deps, question, async (tx, { companyId }) => {
    if (!isId('civ', id)) throw new CompanyInvitationInvalid()
    if (!(await deleteInvitation(tx, { id, companyId }))) throw new CompanyInvitationInvalid()
  })
}

type LinkDeps = AccountDeps & Pick<Deps, 'invitationLinks'>
type InvitationQuestion = { token: string; sessionKey: SessionKey }

/**
 * Content of the page of an invitation. The address is masked: links travel further than mailboxes.
 */
export type InvitationLinkView = {
  companyName: string
  role: MemberRole
  invitedBy: string
  maskedEmail: string
  /** Caller: logged in with the invited address, with another one, or not at all. */
  caller: 'invited' | 'other' | 'nobody'
}

/**
 * Looking changes nothing: mail scanners follow links. Throws `CompanyInvitationInvalid` (3853).
 */
export async function showInvitation(
  deps: LinkDeps,
  { token, sessionKey }: InvitationQuestion,
): Promise<InvitationLinkView> {
  const invitation = await findByToken(deps, token)
  const account = await findAccount(deps, sessionKey)
  const { companyName, role, invitedBy, email } = invitation
  const maskedEmail = maskEmail(email)
  if (account === undefined) return { companyName, role, invitedBy, maskedEmail, caller: 'nobody' }
  const caller = isSameEmail(account.email, email) ? 'invited' : 'other'
  return { companyName, role, invitedBy, maskedEmail, caller }
}

/**
 * Joins a company. The account has the address that was invited; the link came to its mailbox,
 * which confirms it. Throws `NotLoggedIn` (3804), `CompanyInvitationInvalid` (3853),
 * `CompanyInvitationForOther` (3854), `CompanyMemberExists` (3855) and `CompanyTooManyPeople`
 * (3856).
 */
export async function acceptInvitation(
  deps: LinkDeps & Pick<Deps, 'queue'>,
  { token, sessionKey }: InvitationQuestion,
): Promise<CompanyId> {
  const account = await ensureAccount(deps, sessionKey)
  const { id, companyId, email, role } = await findByToken(deps, token)
  if (!isSameEmail(account.email, email)) throw new CompanyInvitationForOther()
  return await transact(deps, async (tx) => {
    const now = deps.clock.now()
    await lockCompany(tx, companyId)
    if (!(await deleteInvitation(tx, { id, companyId }))) throw new CompanyInvitationInvalid()
    await addMember(tx, { companyId, accountId: account.id, role, now })
    await confirmEmail(tx, { id: account.id, now })
    return companyId
  })
}

async function findByToken(deps: LinkDeps, token: string): Promise<Invitation> {
  const id = deps.invitationLinks.read(token)
  const storefront = deps.storefront.key
  const found = id && (await findInvitation(deps.db, { id, storefront }))
  if (!found || !isInvitationAlive(found, deps.clock.now())) throw new CompanyInvitationInvalid()
  return found
}
