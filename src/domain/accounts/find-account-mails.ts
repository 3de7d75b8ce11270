import type { Db } from '#domain/db.ts'
import type { AccountMailId } from '#kernel/ids.ts'
import { type Account, accountColumns } from './account.ts'
import { type AccountMail, accountMailColumns } from './account-mail.ts'

export type MailToAccount = { letter: AccountMail; account: Account }

/** The letters that exist of those named, each with the account that it goes to. */
export async function findAccountMails(
  db: Db,
  ids: readonly AccountMailId[],
): Promise<readonly MailToAccount[]> {
  if (ids.length === 0) return []
  const letters = await db
    .selectFrom('account_letters')
    .select(accountMailColumns)
    .where('id', 'in', ids)
    .execute()
  if (letters.length === 0) return []
  const accounts = await db
    .selectFrom('accounts')
    .select(accountColumns)
    .where('id', 'in', [...new Set(letters.map(({ accountId }) => accountId))])
    .execute()
  const byId = new Map(accounts.map((account) => [account.id, account]))
  return letters.flatMap((letter) => {
    const account = byId.get(letter.accountId)
    return account === undefined ? [] : [{ letter, account }]
  })
}
