import type { Tx } from '#domain/db.ts'
import { type SecretAttemptPurpose, secretAttemptPolicies, triesKeptMs } from './policies.ts'

const purposes = Object.keys(secretAttemptPolicies) as SecretAttemptPurpose[]
const countedInAll = purposes.filter(
  (purpose) => secretAttemptPolicies[purpose].triesMax !== undefined,
)

/** Deletes the rows of which no attempt counts any more. */
export async function forgetSecretAttempts(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('attempts')
    .where('forgotten_at', '<', now)
    .where((is) => is.or([is('blocked_until', 'is', null), is('blocked_until', '<', now)]))
    .where((is) =>
      is.or([
        is('forgotten_at', '<', new Date(now.getTime() - triesKeptMs)),
        is.and(countedInAll.map((purpose) => is('key', 'not like', `${purpose}:%`))),
      ]),
    )
    .execute()
}
