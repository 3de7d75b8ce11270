import { listPromotions, type PromotionView } from '#flows/catalogue/list-promotions.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayCents, sentence } from './words.ts'

export const promotionsCommand = defineCommand({
  name: 'promotions',
  explanation:
    'what is taken off orders: how often it was used, what it cost and what is left of its budget',
  words: {},
  run: listPromotions,
  format: (promotions) => orElse(promotions.map(tell), 'There are no promotions.'),
})

const money = (cents: number): string => sayCents(cents, 'EUR')

const cost = ({ spentCount, spentCents, heldCents }: NonNullable<PromotionView['use']>): string =>
  sentence(
    `used ${spentCount} times, cost ${money(spentCents)}`,
    heldCents === 0 ? null : `${money(heldCents)} held by orders that wait to be paid`,
  )

function tell({ id, promotion, use, leftCents }: PromotionView): string {
  const used = use === undefined ? 'never used' : cost(use)
  if (promotion === undefined) return `${id}: ${sentence('over', used)}`
  return `${id}: ${sentence(
    promotion.title.en,
    promotion.code === undefined ? null : `code ${promotion.code}`,
    used,
    leftCents === undefined ? null : `${money(leftCents)} of its budget is left`,
  )}`
}
