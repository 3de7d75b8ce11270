import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows, markIn } from '#domain/mail-rows.ts'
import type { Statement } from '#domain/prepared.ts'
import type { MemberRole } from '#kernel/company.ts'
import type { CompanyInvitationId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'

export type InvitationToSend = ClaimedMail & {
  id: CompanyInvitationId
  companyName: string
  email: string
  role: MemberRole
  invitedBy: string
  language: Language
  askedAt: Date
}

/**
 * Invites somebody to a company once. Its owners see an invitation whose address refused the mail.
 */
export const invitationMails = defineMailRows({
  kind: 'companyInvitation',
  table: 'company_invitations',
  id: 'id',
  key: sql`'invitation:' || company_invitations.id`,
  due: () =>
    sql`(company_invitations.mailed_at is null and company_invitations.refused_at is null)`,
  load: (claimed, { ids }): Statement<InvitationToSend> =>
    claimed
      .selectFrom('company_invitations')
      .innerJoin(claimedMails, 'claimed.subjectId', 'company_invitations.id')
      .innerJoin('companies', 'companies.id', 'company_invitations.company_id')
      .select(claimedColumns)
      .select(['company_invitations.id', 'companies.name as companyName', 'email', 'role'])
      .select(['invited_by as invitedBy', 'language', 'asked_at as askedAt'])
      .where('company_invitations.id', '=', anyOf(ids)),
  mark: markIn('company_invitations', 'mailed_at'),
  ifUndeliverable: {
    kind: 'markFailed',
    mark: async (one, { item: { id }, now }) => {
      await one
        .updateTable('company_invitations')
        .set({ refused_at: now })
        .where('id', '=', id)
        .execute()
    },
  },
})
