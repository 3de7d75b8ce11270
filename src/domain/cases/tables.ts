import type { ColumnType } from 'kysely'
import type { CaseDecision, CaseKind } from '#domain/cases/case-kinds.ts'
import type { SetLater } from '#domain/columns.ts'
import type { CaseId, OrderId, PaymentId, RefundId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** The table of cases, as db/migrations/0019-cases.sql makes it. */
export type CaseTables = {
  cases: {
    id: CaseId
    subject: string
    kind: CaseKind
    state: 'open' | 'decided'
    order_id: OrderId | null
    payment_id: PaymentId | null
    refund_id: RefundId | null
    provider_reference: string | null
    currency: Currency
    open_cents: number
    opened_at: Date
    decide_by: Date
    decided_at: SetLater<Date>
    decision: SetLater<CaseDecision>
    decision_count: ColumnType<number, number | undefined, number>
  }
}
