import type { ColumnType } from 'kysely'
import type { CardId, RedeemSessionId } from '#kernel/ids.ts'

/** The table of redeem sessions, as db/migrations/0078-redeem-sessions.sql makes it. */
export type RedeemTables = {
  redeem_sessions: {
    id: RedeemSessionId
    token_hash: string
    /** Moves with its visitor at a log-in. */
    visitor_key: string
    storefront: string
    programme: string
    card_ids: ColumnType<CardId[], readonly CardId[], readonly CardId[]>
    opened_at: Date
    ends_at: Date
  }
}
