import type { Generated } from 'kysely'

/** As db/migrations/0102-budgets.sql and 0120-budgets-are-never-over-full.sql make it. */
export type BudgetTables = { budgets: { key: string; empty_at: Date; is_over: Generated<boolean> } }
