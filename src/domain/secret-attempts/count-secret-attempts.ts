import type { Db } from '#domain/db.ts'
import { secretAttemptPolicies } from './policies.ts'
import { rowKey, type SecretAttemptKey } from './secret-attempt-key.ts'

/** How many attempts against a key are remembered now. */
export async function countSecretAttempts(
  db: Db,
  { key, now }: { key: SecretAttemptKey; now: Date },
): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('forgotten_at')
    .where('key', '=', rowKey(key))
    .executeTakeFirst()
  const leftMs = (row?.forgotten_at.getTime() ?? 0) - now.getTime()
  const { forgetsOneAfterMs } = secretAttemptPolicies[key.purpose]
  return leftMs <= 0 ? 0 : Math.ceil(leftMs / forgetsOneAfterMs)
}
