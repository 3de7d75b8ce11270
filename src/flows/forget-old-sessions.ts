import { forgetSessions } from '#domain/accounts/end-sessions.ts'
import { forgetLetters } from '#domain/accounts/use-letter.ts'
import type { Deps } from '#flows/deps.ts'

/** Lets go of sessions that log nobody in any more, and of letters whose links ended long ago. */
export async function forgetOldSessions(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (tx) => {
    await forgetSessions(tx, now)
    await forgetLetters(tx, now)
  })
}
