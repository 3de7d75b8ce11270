import { accessLinks } from '#domain/accounts/account-mail.ts'
import { setPassword } from '#domain/accounts/change-account.ts'
import { endSessions } from '#domain/accounts/end-sessions.ts'
import { forgetPasskeys } from '#domain/accounts/keep-passkeys.ts'
import { endAccountLinks } from '#domain/accounts/request-account-mail.ts'
import type { Tx } from '#domain/db.ts'
import type { AccountId } from '#kernel/ids.ts'

/** Ends every way into an account: somebody else may have set them. Its mailbox opens it again. */
export async function endWaysIn(
  tx: Tx,
  { accountId, now }: { accountId: AccountId; now: Date },
): Promise<void> {
  await setPassword(tx, { id: accountId, passwordHash: null, now })
  await forgetPasskeys(tx, accountId)
  await endSessions(tx, accountId)
  await endAccountLinks(tx, { accountId, kinds: accessLinks, now })
}
