import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { TooManyAttempts } from '#domain/payments/errors.ts'
import type { PaymentToBegin } from '#domain/payments/provider.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { OrderId } from '#kernel/ids.ts'
import { findPaymentMethod } from '#kernel/payment-methods.ts'

/** When to ask again, should the process die between asking the provider and hearing the answer. */
export const answerOverdueMs = 30_000

/** Attempts older than this no longer count (SPEC §8, 2036: "try again later"). */
const attemptWindowMs = 60 * 60 * 1000

/** As long a shopper may take at the bank, unless the method says otherwise. */
const waitMs = dayMs

export type PaymentToOpen = {
  orderId: OrderId
  visitorKey: string
  toBegin: PaymentToBegin
  /** How often a visitor may try in the window without succeeding, over all their orders. */
  attemptsMax: number
  now: Date
}

/**
 * Writes down what the provider is going to be asked, before it is asked. The request is kept until the answer
 * is in: a run that finds it without one sends the very same again. The caller holds the basket's lock, so that
 * attempts of one visitor are counted one after the other. Throws `TooManyAttempts` (2036).
 */
export async function openPayment(tx: Tx, payment: PaymentToOpen): Promise<void> {
  const { rows } = await openingPayment(payment).execute(tx)
  if (rows.length === 0) throw new TooManyAttempts()
}

/** The same as a part of the statement that writes its order: answers with one row, or none where it would be one attempt too many. */
export function openingPayment(
  payment: PaymentToOpen,
  isAsked: RawBuilder<boolean> = sql.lit(true),
): RawBuilder<unknown> {
  const { toBegin, visitorKey, now } = payment
  const windowStart = new Date(now.getTime() - attemptWindowMs)
  const minutes = findPaymentMethod(toBegin.methodId)?.waitMinutes
  const waitsUntil = new Date(now.getTime() + (minutes === undefined ? waitMs : minutes * 60_000))
  const nextCheck = new Date(now.getTime() + answerOverdueMs)
  return sql`
    insert into payments (
      id, order_id, visitor_key, state, method, amount_cents, currency, request, opened_at, next_check_at,
      waits_until
    )
    select ${toBegin.paymentId}, ${payment.orderId}, ${visitorKey}, 'opened', ${toBegin.methodId},
      ${toBegin.amount.cents}::bigint, ${toBegin.amount.currency}, ${JSON.stringify(toBegin)}::jsonb,
      ${now}::timestamptz, ${nextCheck}::timestamptz, ${waitsUntil}::timestamptz
    where ${isAsked} and (
      select count(*) from payments
      where visitor_key = ${visitorKey} and opened_at > ${windowStart} and settled_at is null
    ) < ${payment.attemptsMax}::int
    returning id`
}
