import { sql } from 'kysely'
import { alongWith, type OneStatement } from '#domain/db.ts'
import { secretAttemptPolicies } from './policies.ts'
import { rowKey, type SecretAttemptKey } from './secret-attempt-key.ts'

/** Forgets all attempts against a key: its holder showed that they know the secret. */
export async function clearSecretAttempt(one: OneStatement, key: SecretAttemptKey): Promise<void> {
  await one.deleteFrom('attempts').where('key', '=', rowKey(key)).execute()
}

/**
 * Takes back one claim that was allowed, as if it had not been made. For the source of a right attempt: its earlier
 * attempts still count, since somebody may hold one card and try others.
 */
export async function returnSecretAttempt(one: OneStatement, key: SecretAttemptKey): Promise<void> {
  await givingBack(one, key).execute()
}

/** The one statement that is run through the answer also takes the claim back. */
export const returningSecretAttempt = (one: OneStatement, key: SecretAttemptKey): OneStatement =>
  alongWith(one, 'given_back', (db) => givingBack(db, key))

function givingBack(one: Pick<OneStatement, 'updateTable'>, key: SecretAttemptKey) {
  const { forgetsOneAfterMs } = secretAttemptPolicies[key.purpose]
  return one
    .updateTable('attempts')
    .set({
      forgotten_at: sql<Date>`forgotten_at - ${forgetsOneAfterMs}::bigint * interval '1 ms'`,
      blocked_until: null,
    })
    .where('key', '=', rowKey(key))
}
