import type { Db } from '#domain/db.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import { type Account, accountColumns } from './account.ts'
import { type AccountMail, accountMailColumns } from './account-mail.ts'

export type MailToAccount = { mail: AccountMail; account: Account }

/** The mails with these ids that exist, each with the account that it goes to. */
export async function findAccountMails(
  db: Db,
  ids: readonly AccountMailId[],
): Promise<readonly MailToAccount[]> {
  if (ids.length === 0) return []
  const mails = await db
    .selectFrom('account_mails')
    .select(accountMailColumns)
    .where('id', 'in', ids)
    .execute()
  if (mails.length === 0) return []
  const accounts = await db
    .selectFrom('accounts')
    .select(accountColumns)
    .where('id', 'in', [...new Set(mails.map(({ accountId }) => accountId))])
    .execute()
  const byId = new Map(accounts.map((account) => [account.id, account]))
  return mails.flatMap((mail) => {
    const account = byId.get(mail.accountId)
    return account === undefined ? [] : [{ mail, account }]
  })
}
