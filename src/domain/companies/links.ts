import type { CompanyInvitationId } from '#kernel/ids.ts'

/** Private links of invitations, computed with a secret key: a leaked table lets nobody in. */
export type InvitationLinks = {
  token(id: CompanyInvitationId): string
  /** Undefined for anything that we did not make. */
  read(token: string): CompanyInvitationId | undefined
}
