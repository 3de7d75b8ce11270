import { type AccountLinkKind, isLinkAlive } from '#domain/accounts/account-mail.ts'
import { AccountLinkInvalid } from '#domain/accounts/errors.ts'
import { findAccountMails, type MailToAccount } from '#domain/accounts/find-account-mails.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type LinkDeps = Pick<Deps, 'db' | 'clock' | 'accountLinks' | 'storefront'>

export type LinkQuestion = { token: string; kind: AccountLinkKind }

/** An address is confirmed by one page, be it the account's first or another one. */
const isKindOf = (kind: AccountLinkKind, asked: AccountLinkKind): boolean =>
  kind === asked || (asked === 'confirmEmail' && kind === 'changeEmail')

/** The mail of a link that works. Throws `AccountLinkInvalid` (3809). */
export async function findAccountLink(
  deps: LinkDeps,
  { token, kind }: LinkQuestion,
): Promise<MailToAccount> {
  const id = deps.accountLinks.read(token)
  const found = id && (await findAccountMails(deps.db, [id]))[0]
  if (!found || !isKindOf(found.mail.kind as AccountLinkKind, kind)) throw new AccountLinkInvalid()
  const isOfThisShop = found.account.storefront === deps.storefront.key
  if (!isOfThisShop || !isLinkAlive(found.mail, deps.clock.now())) throw new AccountLinkInvalid()
  return found
}
