import type { Fixed } from '#domain/columns.ts'
import type { HoldState } from '#domain/holds/hold.ts'

/** The table of holds, as db/migrations/0034-holds.sql makes it; written in SQL of its own, by the database's clock. */
export type HoldTables = {
  holds: {
    id: Fixed<string>
    card_id: Fixed<string>
    owner: Fixed<string>
    currency: Fixed<string>
    amount_cents: Fixed<number>
    state: Fixed<HoldState>
    taken_at: Fixed<Date>
    leased_until: Fixed<Date>
    ended_at: Fixed<Date | null>
  }
}
