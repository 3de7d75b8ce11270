import type { ColumnType } from 'kysely'
import type { OrderId } from '#kernel/ids.ts'

/** The tables of promotions, as db/migrations/0056-promotions.sql makes them. */
export type PromotionTables = {
  promotion_uses: PromotionUsesTable
  promotion_budgets: PromotionBudgetsTable
}

type PromotionUsesTable = {
  promotion_id: string
  order_id: OrderId
  /** A keyed hash of the address of whoever orders; null once they are forgotten. */
  person_hash: ColumnType<Uint8Array | null, Uint8Array, null>
  cents: number
  state: ColumnType<
    'held' | 'spent' | 'returned',
    'held' | undefined,
    'held' | 'spent' | 'returned'
  >
}

type PromotionBudgetsTable = {
  promotion_id: string
  spent_cents: ColumnType<number, number | undefined, number>
  used_up_cents: ColumnType<number | null, undefined, number | null>
}
