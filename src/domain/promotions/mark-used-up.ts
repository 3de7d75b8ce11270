import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'

/** Nobody is shown these any more, until a larger budget is written down. */
export async function markUsedUp(
  tx: Tx,
  promotions: readonly Pick<Promotion, 'id' | 'budgetCents'>[],
): Promise<void> {
  for (const { id, budgetCents } of promotions.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await sql`
      update promotion_budgets set used_up_cents = ${budgetCents ?? null}::bigint where promotion_id = ${id}
    `.execute(tx)
}
