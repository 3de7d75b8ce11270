import type { Tx } from '#domain/db.ts'
import type { RefundReason } from '#domain/payments/refund-states.ts'
import { newId, type OrderId, type PaymentId, type RefundId, type TenderId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type RefundToRequest = {
  orderId: OrderId | null
  paymentId: PaymentId | null
  /** The provider's name of the money that goes back, where it is not that of the payment. */
  receiptReference?: string | undefined
  /** What it gives back of how its order was paid. */
  tenderId?: TenderId | undefined
  /** Names why, once: the same cause never pays back twice. */
  cause: string
  reason: RefundReason
  amount: Money
  /** How much more would go back, had it not gone back before, as a favour. */
  favourCents?: number
  /** How much of what goes back the bank had taken before, or was given up of a company's debt. */
  coveredCents?: number
  /** VAT inside a debt that was given up, which is owed again. */
  coveredVatCents?: number
  now: Date
  /**
   * To the shop itself: nobody is asked for it, and nobody told. To a card or a company's debt: it
   * is there at once.
   */
  to?: 'provider' | 'shop' | 'known'
  /** Another refund of the same cause tells its giver of this one too. */
  isToldElsewhere?: boolean
}

/** Writes the refund down; a job sends it. `undefined` when the same cause has its refund already. */
export async function requestRefund(
  tx: Tx,
  refund: RefundToRequest,
): Promise<RefundId | undefined> {
  const row = await tx
    .insertInto('refunds')
    .values({
      id: newId('rfd', refund.now.getTime()),
      order_id: refund.orderId,
      payment_id: refund.paymentId,
      receipt_reference: refund.receiptReference ?? null,
      tender_id: refund.tenderId ?? null,
      cause: refund.cause,
      reason: refund.reason,
      amount_cents: refund.amount.cents,
      favour_cents: refund.favourCents ?? 0,
      covered_cents: refund.coveredCents ?? 0,
      covered_vat_cents: refund.coveredVatCents ?? 0,
      currency: refund.amount.currency,
      requested_at: refund.now,
      ...stateOf(refund),
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

function stateOf({ to = 'provider', isToldElsewhere = false, now }: RefundToRequest) {
  const told = to === 'shop' || isToldElsewhere ? { giver_told_at: now } : {}
  if (to === 'provider') return { state: 'requested' as const, ...told }
  return { state: 'done' as const, finished_at: now, ...told }
}
