import { linkUntil } from '#domain/accounts/account-mail.ts'
import { type AccountMailToSend, claimAccountMails } from '#domain/accounts/claim-account-mails.ts'
import { markAccountMailsSent } from '#domain/accounts/use-account-link.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { accountLinkUrl, forgottenPasswordUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import { type SendDeps, sendEach } from './send-each.ts'

type AccountMailDeps = SendDeps & Pick<Deps, 'mails' | 'accountLinks' | 'storefront' | 'shopUrl'>

/**
 * Mails the owner of an account. The row's id is the mail's key, so a second sending is the same message. A mail whose link
 * ended meanwhile is not sent. One whose address does not work counts as sent.
 */
export const sendAccountMails = (
  deps: AccountMailDeps,
  ids: readonly AccountMailId[],
): Promise<void> =>
  sendEach(deps, ids, {
    kind: 'account',
    claim: claimAccountMails,
    write: async (mail) => ({
      to: { name: mail.firstName, address: mail.email },
      ...(await deps.mails.account(describe(deps, mail))),
    }),
    markSent: (one, { items, now }) =>
      markAccountMailsSent(one, { ids: items.map(({ id }) => id), now }),
    markFailed: (one, { item, now }) => markAccountMailsSent(one, { ids: [item.id], now }),
  })

function describe(deps: AccountMailDeps, mail: AccountMailToSend): Mails['account'] {
  const { storefront } = deps
  const { kind, askedAt, language, firstName } = mail
  const common = {
    language,
    firstName,
    shopName: storefront.name,
    organisation: storefront.organisation,
  }
  if (kind === 'passwordChanged') {
    const url = forgottenPasswordUrl(deps, language)
    return { ...common, kind, url, changedAt: askedAt }
  }
  const token = deps.accountLinks.token(mail.id)
  const url = accountLinkUrl(deps, { kind, token, language })
  return { ...common, kind, url, until: linkUntil(mail) }
}
