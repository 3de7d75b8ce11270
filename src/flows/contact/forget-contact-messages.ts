import { forgetMessages } from '#domain/contact/forget-messages.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** Lets go of messages to the shop whose year is over. */
export async function forgetContactMessages(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction().execute((tx) => forgetMessages(tx, now))
}
