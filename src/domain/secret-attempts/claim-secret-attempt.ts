import { type Expression, sql } from 'kysely'
import type { Db, OneStatement } from '#domain/db.ts'
import { type Given, prepared } from '#domain/prepared.ts'
import { delaysOf, secretAttemptPolicies } from './policies.ts'
import { rowKey, type SecretAttemptKey } from './secret-attempt-key.ts'

export type SecretAttemptClaim =
  /** `count` attempts are remembered now against the key that has most of them, this one included. */
  { isAllowed: true; count: number } | Refusal

/** `isUsedUp`: there were as many tries in all as a key takes, and waiting helps nobody. */
type Refusal = { isAllowed: false; retryAt: Date; isUsedUp: boolean }

/**
 * Counts an attempt against all its keys, before anybody looks whether it is right, so that
 * attempts sent at the same moment cannot slip through together. One statement, which the rows' own
 * locks put in a line; a refused attempt counts against nothing (of two at the same moment it may
 * count against one key). Commit it whatever becomes of the attempt.
 *
 * `commitAsync`: nothing is tried before the caller wrote something else that waits for the disk.
 * The log of the database is one, so the count is there with it, and need not wait for a turn of
 * its own.
 */
export async function claimSecretAttempt(
  one: OneStatement,
  {
    keys,
    now,
    commitAsync = false,
  }: { keys: readonly SecretAttemptKey[]; now: Date; commitAsync?: boolean },
): Promise<SecretAttemptClaim> {
  const count = commitAsync ? countWithNext : countAtOnce
  const { rows } = await count(one, { asked: JSON.stringify(keys.map(toAsked)), now })
  return rows.length === keys.length
    ? { isAllowed: true, count: countOf(rows, { keys, now }) }
    : refusalOf(one, { keys, now })
}

type ClaimedRow = { key: string; forgottenAt: Date }

type Counted = Given<{ asked: string; now: Date }>

/** `isSet` is true, and may set something for this transaction. */
const counting = ({ asked, now }: Counted, isSet: Sql) => sql<ClaimedRow>`
  with asked as (
    select * from jsonb_to_recordset(${asked}::jsonb)
      as asked(key text, forgets_one_ms bigint, delays_ms bigint[], tries_max integer)
  )
  insert into attempts as attempt (key, forgotten_at, blocked_until)
  select key, ${after(sql`forgets_one_ms`, now)}, ${blockedAfter(sql`delays_ms[1]`, now)}
  from asked
  where not exists (
    -- Asked for by its key for each, where a join may read the table.
    select from asked where (
      select blocked_until > ${now} or tries_in_all >= asked.tries_max from attempts where attempts.key = asked.key
    )
  ) and ${isSet}
  order by key
  on conflict (key) do update set (tries_in_all, forgotten_at, blocked_until) = (
    select attempt.tries_in_all + 1, ${after(sql`least(ahead_ms + forgets_one_ms, forgets_one_ms * cardinality(delays_ms))`, now)},
      ${blockedAfter(sql`delays_ms[least(round(ahead_ms::numeric / forgets_one_ms) + 1, cardinality(delays_ms))]`, now)}
    from asked, greatest(${msUntil(sql`attempt.forgotten_at`, now)}, 0) as ahead_ms
    where asked.key = attempt.key
  )
  where (attempt.blocked_until is null or attempt.blocked_until <= ${now})
    and not exists (
      select from asked where asked.key = attempt.key and attempt.tries_in_all >= tries_max
    )
  returning key, forgotten_at as "forgottenAt"`

const countAtOnce = prepared((_, counted: Counted) => counting(counted, sql`true`))

/** The commit of this statement alone is not waited for. */
const countWithNext = prepared((_, counted: Counted) =>
  counting(counted, sql`(select set_config('synchronous_commit', 'off', true)) is not null`),
)

function countOf(
  rows: readonly ClaimedRow[],
  { keys, now }: { keys: readonly SecretAttemptKey[]; now: Date },
): number {
  const counts = rows.map(({ key, forgottenAt }) => {
    const { purpose } = keys.find((one) => rowKey(one) === key) ?? {}
    const oneMs = purpose && secretAttemptPolicies[purpose].forgetsOneAfterMs
    return oneMs === undefined ? 0 : Math.ceil((forgottenAt.getTime() - now.getTime()) / oneMs)
  })
  return Math.max(0, ...counts)
}

const toAsked = (key: SecretAttemptKey) => {
  const policy = secretAttemptPolicies[key.purpose]
  return {
    key: rowKey(key),
    forgets_one_ms: policy.forgetsOneAfterMs,
    delays_ms: delaysOf(policy),
    tries_max: policy.triesMax,
  }
}

type Sql = ReturnType<typeof sql>
type Moment = Expression<Date>

const after = (ms: Sql, now: Moment): Sql => sql`${now}::timestamptz + ${ms} * interval '1 ms'`

const blockedAfter = (ms: Sql, now: Moment): Sql =>
  sql`case when ${ms} > 0 then ${after(ms, now)} end`

const msUntil = (time: Sql, now: Moment): Sql =>
  sql`round(extract(epoch from ${time} - ${now}::timestamptz) * 1000)::bigint`

async function refusalOf(
  db: Db,
  { keys, now }: { keys: readonly SecretAttemptKey[]; now: Date },
): Promise<Refusal> {
  const rows = await db
    .selectFrom('attempts')
    .select(['key', 'blocked_until', 'tries_in_all'])
    .where('key', 'in', keys.map(rowKey))
    .execute()
  const triesMaxOf = new Map(
    keys.map((key) => [rowKey(key), secretAttemptPolicies[key.purpose].triesMax]),
  )
  const blocked = rows.map((row) => row.blocked_until?.getTime() ?? 0)
  return {
    isAllowed: false,
    retryAt: new Date(Math.max(now.getTime(), ...blocked)),
    isUsedUp: rows.some((row) => row.tries_in_all >= (triesMaxOf.get(row.key) ?? Infinity)),
  }
}
