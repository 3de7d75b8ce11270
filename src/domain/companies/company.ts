import type { CompanyProfile, MemberRole } from '#kernel/company.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { AccountId, CompanyId, CompanyInvitationId } from '#kernel/ids.ts'
import type { VatState } from './vat-register.ts'

/** Company that orders at one storefront. Its members order, pay and are invoiced for it. */
export type Company = CompanyProfile & {
  id: CompanyId
  createdAt: Date
  /** Answer of the European register about its VAT number; null where there is none. */
  vatState: VatState | null
}

/** Company of an account, with what the account is in it. */
export type Membership = { company: Company; role: MemberRole }

export type Member = {
  accountId: AccountId
  firstName: string
  lastName: string
  email: string
  role: MemberRole
  joinedAt: Date
}

/** Somebody who was invited by mail and did not answer yet. */
export type Invitation = {
  id: CompanyInvitationId
  companyId: CompanyId
  companyName: string
  email: string
  role: MemberRole
  /** First name of who invited. */
  invitedBy: string
  askedAt: Date
  /** When its address refused the mail. */
  refusedAt: Date | null
}

/** True of roles that change a company and who belongs to it. */
export const mayManage = (role: MemberRole): boolean => role === 'owner'

/** Members and open invitations of one company together. */
export const companyPeopleMax = 200

/** Companies that one account may open or join. */
export const companiesOfAccountMax = 20

const invitationLivesMs = 14 * dayMs

/** Longer than any lives: until then its company sees that nobody answered. */
export const invitationKeptMs = 30 * dayMs

export const invitationUntil = ({ askedAt }: Pick<Invitation, 'askedAt'>): Date =>
  new Date(askedAt.getTime() + invitationLivesMs)

export const isInvitationAlive = (invitation: Pick<Invitation, 'askedAt'>, now: Date): boolean =>
  now < invitationUntil(invitation)
