import { forgetSessions } from '#domain/accounts/end-sessions.ts'
import { forgetUnconfirmed } from '#domain/accounts/forget-unconfirmed.ts'
import { forgetAccountMails } from '#domain/accounts/use-account-link.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Lets go of sessions that log nobody in any more, of letters whose links ended long ago, and of accounts that nobody meant. */
export async function forgetOldSessions(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await forgetSessions(tx, now)
    await forgetAccountMails(tx, now)
    await forgetUnconfirmed(tx, now)
  })
}
