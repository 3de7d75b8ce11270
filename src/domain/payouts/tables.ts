import type { Fixed, Json, SetLater } from '#domain/columns.ts'
import type { LineMeaning } from '#domain/payouts/report.ts'
import type { PayoutId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** What one batch came to, in one currency. */
export type PayoutTotal = {
  currency: Currency
  /** What shoppers paid, less what went back to them. */
  grossCents: number
  costsCents: number
  withheldCents: number
  paidOutCents: number
  /** What of the batch the provider neither paid out nor carried over. */
  leftCents: number
}

/** The tables of payouts, as db/migrations/0025-payouts.sql makes them. Lines are written by sets (`store-lines.ts`). */
export type PayoutTables = {
  payouts: {
    id: PayoutId
    merchant_account: string
    batch_number: number
    fingerprint: string
    line_count: number
    totals: Json<readonly PayoutTotal[]>
    imported_at: Date
  }
  payout_lines: {
    payout_id: PayoutId
    position: number
    type: string
    meaning: LineMeaning
    reference: string | null
    modification_reference: string | null
    payment_reference: string | null
    refund_reference: string | null
    causes: Fixed<readonly string[]>
    gross_currency: Currency
    gross_cents: number
    net_currency: Currency
    net_cents: number
    transfer_key: SetLater<string>
    known_cents: number
  }
}
