import type { ColumnType, Generated } from 'kysely'
import type { Json, SetLater } from '#domain/columns.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type {
  NotificationSetAside,
  PaymentAction,
  PaymentToBegin,
  ProviderNotification,
  TransferInstructions,
} from '#domain/payments/provider.ts'
import type { RefundReason, RefundState } from '#domain/payments/refund-states.ts'
import type { NotificationId, OrderId, PaymentId, RefundId, TenderId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** The tables of payments, as db/migrations/0004-… and 0005-… make them. */
export type PaymentTables = {
  payments: PaymentsTable
  refunds: RefundsTable
  payment_notifications: PaymentNotificationsTable
  notifications_set_aside: NotificationsSetAsideTable
}

/** Written as text: drivers differ in what they make of an object. */
type JsonLater<Value> = ColumnType<Value | null, string | null | undefined, string | null>

type PaymentsTable = {
  id: PaymentId
  order_id: OrderId
  visitor_key: string
  state: PaymentState
  method: string
  brand: SetLater<string>
  amount_cents: number
  currency: Currency
  provider_reference: SetLater<string>
  action: JsonLater<PaymentAction>
  request: JsonLater<PaymentToBegin>
  redirect_result: SetLater<string>
  voided_reference: SetLater<string>
  voided_references: Generated<readonly string[]>
  refusal_reason: SetLater<string>
  hold_reason: SetLater<string>
  opened_at: Date
  answered_at: SetLater<Date>
  returned_at: SetLater<Date>
  settled_at: SetLater<Date>
  closed_at: SetLater<Date>
  next_check_at: SetLater<Date>
  /** Until when the shopper may pay; null in rows of an older release: a day. */
  waits_until: SetLater<Date>
  reported_at: SetLater<Date>
  transfer: JsonLater<TransferInstructions>
  transfer_told_at: SetLater<Date>
}

type RefundsTable = {
  id: RefundId
  order_id: OrderId | null
  payment_id: PaymentId | null
  /** The provider's name of the money, where it is not that of the payment. */
  receipt_reference: string | null
  /** What it gives back of how the order was paid. */
  tender_id: TenderId | null
  cause: string
  reason: RefundReason
  amount_cents: number
  /** How much of it had gone back before, as a favour. */
  favour_cents: Generated<number>
  /**
   * How much of it the bank had taken before, or was given up of a company's debt; below zero where
   * the bank gave that to the shop again.
   */
  covered_cents: Generated<number>
  /** VAT inside a debt that was given up. */
  covered_vat_cents: Generated<number>
  /** How much of a failed one is not owed any more, since the bank gave it to the customer. */
  kept_cents: Generated<number>
  currency: Currency
  state: RefundState
  provider_reference: SetLater<string>
  failure: SetLater<string>
  requested_at: Date
  next_try_at: SetLater<Date>
  sent_at: SetLater<Date>
  finished_at: SetLater<Date>
  giver_told_at: SetLater<Date>
  credited_at: SetLater<Date>
  reported_at: SetLater<Date>
}

type PaymentNotificationsTable = {
  id: NotificationId
  dedupe_key: string
  body: Json<ProviderNotification>
  received_at: Date
  next_try_at: SetLater<Date>
  processed_at: SetLater<Date>
  outcome: SetLater<string>
}

type NotificationsSetAsideTable = {
  digest: string
  why: NotificationSetAside['why']
  facts: string
  times: Generated<number>
  first_received_at: Date
  last_received_at: Date
}
