import type { Db } from '#domain/db.ts'
import { openPaymentStates } from '#domain/payments/payment-states.ts'
import { takenOnStates } from '#domain/payments/refund-states.ts'
import type { NotificationId, PaymentId, RefundId } from '#kernel/ids.ts'

/** What is older than `before` should have been done by its job; `limit` keeps one round small. */
export type Overdue = { before: Date; limit: number }

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
  { limit }: { limit: number },
): Promise<readonly PaymentId[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
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
  { before, limit }: Overdue,
): Promise<readonly NotificationId[]> {
  const rows = await db
    .selectFrom('payment_notifications')
    .select('id')
    .where('processed_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listRefundsToSend(
  db: Db,
  { before, limit }: Overdue,
): Promise<readonly RefundId[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'requested')
    .where('requested_at', '<=', before)
    .orderBy('requested_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Refunds that the provider has taken on and whose giver has not been told. */
export async function listRefundsToTell(
  db: Db,
  { before, limit }: Overdue,
): Promise<readonly RefundId[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('id')
    .where('reason', '=', 'cardNotIssued')
    .where('state', 'in', takenOnStates)
    .where('giver_told_at', 'is', null)
    .where(({ fn }) => fn.coalesce('sent_at', 'finished_at'), '<=', before)
    .orderBy('requested_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
