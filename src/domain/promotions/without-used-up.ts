import type { Db } from '#domain/db.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'

/** Those whose budget was not found used up; one that was given more goes on. */
export async function withoutUsedUp(
  db: Db,
  promotions: readonly Promotion[],
): Promise<readonly Promotion[]> {
  if (promotions.every(({ budgetCents }) => budgetCents === undefined)) return promotions
  const rows = await db
    .selectFrom('promotion_budgets')
    .select(['promotion_id as id', 'used_up_cents as usedUpCents'])
    .where('used_up_cents', 'is not', null)
    .execute()
  const usedUpCents = new Map(rows.map((row) => [row.id, row.usedUpCents ?? 0]))
  return promotions.filter(
    ({ id, budgetCents }) => budgetCents === undefined || budgetCents > (usedUpCents.get(id) ?? -1),
  )
}
