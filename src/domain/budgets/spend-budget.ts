import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'
import { prepared } from '#domain/prepared.ts'

/** What is taken from one bucket. A bucket that holds `max` units runs empty within `windowMs`. */
export type Charge = { key: string; amount: number; max: number; windowMs: number }

/** When the bucket has room for the charge. Undefined if it had, and the charge was taken. */
export type Charged = { key: string; withinLimitAt: Date | undefined }

type Spent = { key: string; emptyAt: Date; isOver: boolean }

// A rounded-up cost may be a millisecond over.
const spend = prepared<{ asked: string; now: Date }, Spent>(
  (_, { asked, now }) => sql<Spent>`
    with asked as materialized (
      select key, cost_us * interval '1 microsecond' as cost,
        ${now}::timestamptz + window_ms * interval '1 millisecond' as full_at,
        ${now}::timestamptz + (window_ms + 1) * interval '1 millisecond' as over_at
      from jsonb_to_recordset(${asked}::jsonb) as asked(key text, cost_us bigint, window_ms bigint)
    )
    insert into budgets as budget (key, empty_at, is_over)
    select key, ${now}::timestamptz + case when is_over then interval '0' else cost end, is_over
    from asked, lateral (select ${now}::timestamptz + cost > over_at as is_over) as tried order by key
    on conflict (key) do update set (empty_at, is_over) = (
      select case when filled > over_at then least(budget.empty_at, full_at) else filled end, filled > over_at
      from asked, lateral (select greatest(budget.empty_at, ${now}::timestamptz) + cost as filled) as tried
      where asked.key = budget.key
    )
    returning key, empty_at as "emptyAt", is_over as "isOver"`,
)

const costUsOf = ({ amount, max, windowMs }: Charge): number =>
  Math.ceil((amount * windowMs * 1000) / max)

/**
 * Takes from every bucket that has room, and nothing from those that are at their limit: however often a limit is passed,
 * the next unit comes back in time. Roll the transaction back where the request is refused. The buckets' rows stay locked
 * until its end, in the order of their keys.
 */
export async function spendBudget(
  one: OneStatement,
  { charges, now }: { charges: readonly Charge[]; now: Date },
): Promise<readonly Charged[]> {
  if (charges.length === 0) return []
  const asked = charges.map((charge) => ({
    key: charge.key,
    cost_us: costUsOf(charge),
    window_ms: charge.windowMs,
  }))
  const { rows } = await spend(one, { asked: JSON.stringify(asked), now })
  return charges.map((charge) => {
    const row = rows.find(({ key }) => key === charge.key)
    if (row?.isOver !== true) return { key: charge.key, withinLimitAt: undefined }
    const filledMs = Math.max(row.emptyAt.getTime(), now.getTime()) + costUsOf(charge) / 1000
    return { key: charge.key, withinLimitAt: new Date(filledMs - charge.windowMs) }
  })
}

/** Puts back what was taken and not used, in one statement. Locks the buckets in the order of their keys, as above. */
export async function returnBudget(one: OneStatement, charges: readonly Charge[]): Promise<void> {
  if (charges.length === 0) return
  const given = charges.map((charge) => ({ key: charge.key, cost_us: costUsOf(charge) }))
  await sql`
    with given as materialized (
      select key, cost_us * interval '1 microsecond' as cost
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(key text, cost_us bigint)
    ), locked as materialized (
      select key from budgets where key in (select key from given) order by key for update
    )
    update budgets set empty_at = empty_at - cost
    from given join locked using (key) where budgets.key = locked.key`.execute(one)
}
