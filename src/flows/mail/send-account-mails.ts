import { linkUntil } from '#domain/accounts/account-mail.ts'
import { findAccountMails, type MailToAccount } from '#domain/accounts/find-account-mails.ts'
import { markAccountMailsSent } from '#domain/accounts/use-account-link.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { accountLinkUrl, forgottenPasswordUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import { mailEach, type Unsent } from './mail-each.ts'

type AccountLetterDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mails' | 'mailer' | 'accountLinks' | 'storefront' | 'shopUrl'
>

/**
 * Mails the owner of an account. The letter is the mail's key, so a second sending is the same message; one whose link
 * ended meanwhile is not sent. An address that does not work is not tried again.
 */
export async function sendAccountMails(
  deps: AccountLetterDeps,
  ids: readonly AccountMailId[],
): Promise<Unsent<AccountMailId>> {
  const letters = await findAccountMails(deps.db, ids)
  const due = letters.filter(({ letter }) => letter.mailedAt === null && letter.endedAt === null)
  const { sent, rejected, unsent } = await mailEach(due, {
    idOf: ({ letter }) => letter.id,
    send: (letter) => sendOne(deps, letter),
    reject: ({ letter }) =>
      deps.log.warn({ accountMailId: letter.id }, 'The address of an account does not work.'),
  })
  const done = [...sent, ...rejected].map(({ letter }) => letter.id)
  const now = deps.clock.now()
  await inOneStatement(deps, (tx) => markAccountMailsSent(tx, { ids: done, now }))
  return unsent
}

async function sendOne(deps: AccountLetterDeps, due: MailToAccount): Promise<void> {
  const { letter, account } = due
  await deps.mailer.send({
    key: `account:${letter.id}`,
    to: { name: `${account.firstName} ${account.lastName}`, address: account.email },
    ...(await deps.mails.account(describe(deps, due))),
  })
}

function describe(deps: AccountLetterDeps, { letter, account }: MailToAccount): Mails['account'] {
  const { storefront } = deps
  const { language, firstName } = account
  const { kind, askedAt } = letter
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
  const token = deps.accountLinks.token(letter.id)
  const url = accountLinkUrl(deps, { kind, token, language })
  return { ...common, kind, url, until: linkUntil(letter) }
}
