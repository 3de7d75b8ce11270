import { linkUntil } from '#domain/accounts/account-mail.ts'
import { findAccountMails, type MailToAccount } from '#domain/accounts/find-account-mails.ts'
import { markAccountMailsSent } from '#domain/accounts/use-account-link.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { accountLinkUrl, forgottenPasswordUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import { mailEach, type Unsent } from './mail-each.ts'

type AccountMailDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'accountLinks' | 'storefront' | 'shopUrl'
>

/**
 * Mails the owner of an account. The row's id is the mail's key, so a second sending is the same message. A mail whose link
 * ended meanwhile is not sent. An address that does not work is not tried again.
 */
export async function sendAccountMails(
  deps: AccountMailDeps,
  ids: readonly AccountMailId[],
): Promise<Unsent<AccountMailId>> {
  const mails = await findAccountMails(deps.db, ids)
  const due = mails.filter(({ mail }) => mail.mailedAt === null && mail.endedAt === null)
  const { sent, rejected, unsent } = await mailEach(due, {
    idOf: ({ mail }) => mail.id,
    send: (mail) => sendOne(deps, mail),
    reject: ({ mail }) =>
      deps.log.warn({ accountMailId: mail.id }, 'The address of an account does not work.'),
  })
  const done = [...sent, ...rejected].map(({ mail }) => mail.id)
  const now = deps.clock.now()
  await inOneStatement(deps, (tx) => markAccountMailsSent(tx, { ids: done, now }))
  return unsent
}

async function sendOne(deps: AccountMailDeps, due: MailToAccount): Promise<void> {
  const { mail, account } = due
  await deps.mailer.send({
    key: `account:${mail.id}`,
    to: { name: `${account.firstName} ${account.lastName}`, address: account.email },
    ...(await deps.mails.account(describe(deps, due))),
  })
}

function describe(deps: AccountMailDeps, { mail, account }: MailToAccount): Mails['account'] {
  const { storefront } = deps
  const { language, firstName } = account
  const { kind, askedAt } = mail
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
