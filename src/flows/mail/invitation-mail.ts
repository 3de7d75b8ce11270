import { invitationUntil } from '#domain/companies/company.ts'
import { invitationMails } from '#domain/companies/invitation-mails.ts'
import { invitationUrl } from '#flows/shared/addresses.ts'
import { defineMailKind } from './define-mail-kind.ts'

/** Invites somebody to a company. The key is the row, so a second sending is the same message. */
export const invitationMail = defineMailKind(invitationMails, {
  job: { name: 'send-company-invitation', field: 'invitationId', prefixes: ['civ'] },
  write: async (deps, { id, email, language, companyName, invitedBy, role, askedAt }) => {
    const { storefront } = deps
    const token = deps.invitationLinks.token(id)
    return {
      to: { name: '', address: email },
      ...(await deps.mails.invitation({
        language,
        shopName: storefront.name,
        organisation: storefront.organisation,
        companyName,
        invitedBy,
        role,
        url: invitationUrl(deps, { token, language }),
        until: invitationUntil({ askedAt }),
      })),
    }
  },
})
