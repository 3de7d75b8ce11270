import { loadContent } from '#domain/content/load-content.ts'
import { listPromotionUses, type PromotionUse } from '#domain/promotions/list-uses.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Deps } from '#flows/shared/deps.ts'

export type PromotionView = Pick<Promotion, 'id'> & {
  /** Undefined once it is over. */
  promotion: Pick<Promotion, 'title' | 'code' | 'budgetCents'> | undefined
  use: Omit<PromotionUse, 'promotionId'> | undefined
  /** Undefined without a budget. */
  leftCents: number | undefined
}

/** Promotions there are, and what all that ever were have cost. */
export async function listPromotions({ db }: Pick<Deps, 'db'>): Promise<readonly PromotionView[]> {
  const uses = new Map(
    (await listPromotionUses(db)).map(({ promotionId, ...use }) => [promotionId, use]),
  )
  const { promotions } = await loadContent(db)
  const over = [...uses.keys()].filter((id) => !promotions.some((one) => one.id === id))
  return [
    ...promotions.map(({ id, title, code, budgetCents }) => {
      const use = uses.get(id)
      const left = budgetCents === undefined ? undefined : budgetCents - (use?.spentCents ?? 0)
      return { id, promotion: { title, code, budgetCents }, use, leftCents: left }
    }),
    ...over.map((id) => ({
      id,
      promotion: undefined,
      use: uses.get(id),
      leftCents: undefined,
    })),
  ]
}
