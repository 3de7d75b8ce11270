import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'
import type { HoldOwner } from '#domain/holds/hold.ts'

/** The owner goes on: a lease from now, never shorter than it was. Answers how many holds they still have. */
export async function extendHolds(
  one: OneStatement,
  { owner, leaseMs }: { owner: HoldOwner; leaseMs: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update holds set leased_until =
      greatest(leased_until, clock_timestamp() + ${leaseMs}::bigint * interval '1 millisecond')
    where owner = ${owner} and state = 'held'`.execute(one)
  return Number(numAffectedRows ?? 0)
}
