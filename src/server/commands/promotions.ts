import { loadContent } from '#domain/content/load-content.ts'
import { listPromotionUses, type PromotionUse } from '#domain/promotions/list-uses.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import type { Command } from './command.ts'
import { sayCents, sentence } from './words.ts'

/** What there is, and what all that ever was has cost. */
export const promotionsCommand: Command = {
  name: 'promotions',
  explanation:
    'what is taken off orders: how often it was used, what it cost and what is left of its budget',
  async run({ db }) {
    const uses = new Map((await listPromotionUses(db)).map((use) => [use.promotionId, use]))
    const { promotions } = await loadContent(db)
    const over = [...uses.values()].filter(
      ({ promotionId }) => !promotions.some(({ id }) => id === promotionId),
    )
    const lines = [
      ...promotions.map((promotion) => tell(promotion, uses.get(promotion.id))),
      ...over.map((use) => `${use.promotionId}: ${sentence('over', cost(use))}`),
    ]
    return { lines: lines.length === 0 ? ['There are no promotions.'] : lines, isFine: true }
  },
}

const money = (cents: number): string => sayCents(cents, 'EUR')

const cost = ({ spentCount, spentCents, heldCents }: PromotionUse): string =>
  sentence(
    `used ${spentCount} times, cost ${money(spentCents)}`,
    heldCents === 0 ? null : `${money(heldCents)} held by orders that wait to be paid`,
  )

function tell({ id, title, code, budgetCents }: Promotion, use: PromotionUse | undefined): string {
  const left = budgetCents === undefined ? undefined : budgetCents - (use?.spentCents ?? 0)
  return `${id}: ${sentence(
    title.en,
    code === undefined ? null : `code ${code}`,
    use === undefined ? 'never used' : cost(use),
    left === undefined ? null : `${money(left)} of its budget is left`,
  )}`
}
