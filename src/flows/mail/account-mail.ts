import { isLinkKind, linkUntil } from '#domain/accounts/account-mail.ts'
import { type AccountMailToSend, accountMails } from '#domain/accounts/account-mails.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { accountLinkUrl, forgottenPasswordUrl } from '#flows/shared/addresses.ts'
import { deviceOf } from '#kernel/device.ts'
import { greetedName } from '#kernel/greeted-name.ts'
import { defineMailKind, type WriteDeps } from './define-mail-kind.ts'

/** Mails the owner of an account. The key is the row, so a second sending is the same message. */
export const accountMail = defineMailKind(accountMails, {
  job: { name: 'send-account-mail', field: 'accountMailId', prefixes: ['alt'] },
  write: async (deps, mail) => ({
    to: { name: greetedName(mail.firstName), address: mail.email },
    ...(await deps.mails.account(describe(deps, mail))),
  }),
})

function describe(deps: WriteDeps, mail: AccountMailToSend): Mails['account'] {
  const { storefront } = deps
  const { kind, askedAt, language, firstName } = mail
  const common = {
    language,
    firstName,
    shopName: storefront.name,
    organisation: storefront.organisation,
  }
  if (!isLinkKind(kind)) {
    const news = { ...common, url: forgottenPasswordUrl(deps, language), changedAt: askedAt }
    return kind === 'newDevice'
      ? { ...news, kind, device: mail.device ?? deviceOf(undefined) }
      : { ...news, kind }
  }
  const token = deps.accountLinks.token(mail.id)
  const url = accountLinkUrl(deps, { kind, token, language })
  return { ...common, kind, url, until: linkUntil(mail) }
}
