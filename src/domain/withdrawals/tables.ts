import type { Json, SetLater } from '#domain/columns.ts'
import type { WithdrawalState } from '#domain/withdrawals/withdrawal-states.ts'
import type { DeliveryId, OrderId, WithdrawalId } from '#kernel/ids.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** As db/migrations/0064-withdrawals.sql makes them. */
export type WithdrawalTables = { withdrawals: WithdrawalsTable }

/**
 * What became of one part. `waiting`: somebody may have seen it, so a person decides. Refused: `seen`, `late`, `donated`, `business`, `gone`:
 * nothing of it was left.
 */
export type PartResult =
  | 'paidBack'
  | 'waiting'
  | 'seen'
  | 'late'
  | 'donated'
  | 'business'
  | 'gone'
  | 'refused'

export type WithdrawnPart = {
  deliveryId: DeliveryId
  /** By first name; undefined of what somebody kept. */
  receiverName: string | undefined
  titles: readonly Localized[]
  result: PartResult
}

export type WithdrawalOutcome = {
  currency: Currency
  /** All that goes back so far. */
  backCents: number
  parts: readonly WithdrawnPart[]
}

type WithdrawalsTable = {
  id: WithdrawalId
  language: Language
  name: string
  email: string
  email_key: string
  order_number: string
  order_id: SetLater<OrderId>
  delivery_ids: Json<readonly DeliveryId[]> | null
  parts_text: string | null
  state: WithdrawalState
  stated_at: Date
  outcome: Json<WithdrawalOutcome> | null
  told_at: SetLater<Date>
}
