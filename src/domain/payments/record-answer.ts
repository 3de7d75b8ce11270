import { sql } from 'kysely'
import type { OneStatement } from '#domain/db.ts'
import { openPaymentStates } from '#domain/payments/payment-states.ts'
import type { ProviderOutcome } from '#domain/payments/provider.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { OrderId, PaymentId } from '#kernel/ids.ts'
import type { PaymentStatus } from './payment-status.ts'

/** Of a payment that an older release opened. */
const waitMs = dayMs

type OpenOutcome = Extract<ProviderOutcome, { state: 'actionRequired' | 'pending' }>
type RefusedOutcome = Extract<ProviderOutcome, { state: 'refused' }>

export const paymentStatusColumns = [
  'state',
  'refusal_reason as refusalReason',
  'action',
  sql<boolean>`(select settled_at is not null from orders where orders.id = payments.order_id)`.as(
    'isOrderPaid',
  ),
] as const

/**
 * Writes an answer that decides nothing, unless something was decided meanwhile: a notification may overtake
 * the answer. Gives `undefined` then.
 */
export async function recordAnswer(
  one: OneStatement,
  answer: { paymentId: PaymentId; outcome: OpenOutcome; now: Date },
): Promise<PaymentStatus | undefined> {
  const { paymentId, outcome, now } = answer
  const proves = outcome.state === 'actionRequired' || outcome.reference !== undefined
  const transfer = outcome.state === 'pending' ? outcome.transfer : undefined
  return one
    .updateTable('payments')
    .set(({ fn, val, ref }) => ({
      state: 'pending',
      request: null,
      provider_reference: outcome.reference ?? ref('provider_reference'),
      ...(proves ? { action: actionOf(outcome) } : {}),
      ...(transfer === undefined ? {} : { transfer: JSON.stringify(transfer) }),
      redirect_result: null,
      answered_at: fn.coalesce('answered_at', val(now)),
      next_check_at: fn.coalesce('waits_until', val(new Date(now.getTime() + waitMs))),
    }))
    .where('id', '=', paymentId)
    .where('state', 'in', openPaymentStates)
    .returning(paymentStatusColumns)
    .executeTakeFirst()
}

const leavesCards = sql<boolean>`exists (
  select from orders
  where orders.id = payments.order_id and card_parts is not null and settled_at is null and not exists (
    select from payments as other
    where other.order_id = orders.id and other.id <> payments.id and other.state in (${sql.join(
      openPaymentStates.map((state) => sql.lit(state)),
    )})
  )
)`

const actionOf = (outcome: OpenOutcome): string | null =>
  outcome.state === 'actionRequired' ? JSON.stringify(outcome.action) : null

/** A payment that ended without money, and whether cards were to pay the rest of its order, which no other attempt pays now. */
export type ClosedPayment = PaymentStatus & { orderId: OrderId; leavesCards: boolean }

/** Closes an attempt that brought nothing. A failure after a success changes nothing: `undefined`. */
export async function closePayment(
  one: OneStatement,
  closing: { paymentId: PaymentId; outcome: Omit<RefusedOutcome, 'state'>; now: Date },
): Promise<ClosedPayment | undefined> {
  const { paymentId, outcome, now } = closing
  const isExpired = outcome.reason === 'expired'
  return one
    .updateTable('payments')
    .set(({ ref }) => ({
      state: isExpired ? 'abandoned' : 'refused',
      refusal_reason: outcome.reason,
      provider_reference: outcome.reference ?? ref('provider_reference'),
      request: null,
      action: null,
      redirect_result: null,
      closed_at: now,
      next_check_at: null,
    }))
    .where('id', '=', paymentId)
    .where('state', 'in', isExpired ? openPaymentStates : [...openPaymentStates, 'abandoned'])
    .returning(paymentStatusColumns)
    .returning(['order_id as orderId', leavesCards.as('leavesCards')])
    .executeTakeFirst()
}
