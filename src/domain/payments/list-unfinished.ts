import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { openPaymentStates } from '#domain/payments/payment-states.ts'
import type { NotificationId, OrderId, PaymentId, RefundId } from '#kernel/ids.ts'

/**
 * What is older than `before` should have been done by its job; `limit` keeps one round small, `orderId` keeps to
 * one order.
 */
export type Overdue = { before: Date; limit: number; orderId?: OrderId | undefined }

/** Payments whose time to be looked at has come. */
export async function listPaymentsToCheck(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly PaymentId[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('next_check_at', '<=', now)
    .where('state', 'in', openPaymentStates)
    .orderBy('next_check_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Payments that the provider was asked about without an answer, whenever that was. */
export async function listUnansweredPayments(
  db: Db,
  { limit, orderId }: Pick<Overdue, 'limit' | 'orderId'>,
): Promise<readonly PaymentId[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as OrderId))
    .where('next_check_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'opened'),
        eb.and([eb('state', '=', 'pending'), eb('redirect_result', 'is not', null)]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listWaitingNotifications(
  db: Db,
  { before, limit, orderId }: Overdue,
): Promise<readonly NotificationId[]> {
  const rows = await db
    .selectFrom('payment_notifications')
    .select('id')
    .where('processed_at', 'is', null)
    .$if(orderId !== undefined, (query) =>
      query.where(
        sql<boolean>`body ->> 'paymentId' in (select id from payments where order_id = ${orderId})
          or body ->> 'refundId' in (select id from refunds where order_id = ${orderId})`,
      ),
    )
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listRefundsToSend(
  db: Db,
  { before, ...overdue }: Overdue,
): Promise<readonly RefundId[]> {
  const rows = await selectRefunds(db, overdue)
    .where('state', '=', 'requested')
    .where('requested_at', '<=', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** Oldest first. */
const selectRefunds = (db: Db, { limit, orderId }: Omit<Overdue, 'before'>) =>
  db
    .selectFrom('refunds')
    .select('id')
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as OrderId))
    .orderBy('requested_at')
    .limit(limit)
