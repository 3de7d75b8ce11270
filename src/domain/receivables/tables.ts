import type { ColumnType } from 'kysely'
import type { SetLater, WrittenOnce } from '#domain/columns.ts'
import type {
  AllocationId,
  CompanyId,
  OrderId,
  ReceivableId,
  ReceivableMoveId,
  RefundId,
} from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** Tables of what companies owe, as db/migrations/0134-on-account.sql makes them. */
export type ReceivableTables = {
  receivables: {
    id: WrittenOnce<ReceivableId>
    company_id: WrittenOnce<CompanyId>
    order_id: WrittenOnce<OrderId>
    currency: WrittenOnce<Currency>
    amount_cents: WrittenOnce<number>
    opened_at: WrittenOnce<Date>
    due_at: WrittenOnce<Date>
    /** Sum of its allocations, which the database keeps. */
    allocated_cents: ColumnType<number, never, never>
    cards_blocked_at: SetLater<Date>
  }
  receivable_moves: {
    id: WrittenOnce<ReceivableMoveId>
    company_id: WrittenOnce<CompanyId>
    kind: WrittenOnce<ReceivableMoveKind>
    currency: WrittenOnce<Currency>
    amount_cents: WrittenOnce<number>
    vat_cents: WrittenOnce<number>
    bank_reference: WrittenOnce<string | null>
    moved_at: WrittenOnce<Date>
    actor: WrittenOnce<string>
    reason: WrittenOnce<string>
  }
  allocations: {
    id: WrittenOnce<AllocationId>
    move_id: WrittenOnce<ReceivableMoveId | null>
    refund_id: WrittenOnce<RefundId | null>
    receivable_id: WrittenOnce<ReceivableId | null>
    pay_back_id: WrittenOnce<ReceivableMoveId | null>
    amount_cents: WrittenOnce<number>
    allocated_at: WrittenOnce<Date>
  }
}

/** Money of the company that came, a debt that is given up, a credit that is paid back. */
export type ReceivableMoveKind = 'receipt' | 'writeOff' | 'payBack'
