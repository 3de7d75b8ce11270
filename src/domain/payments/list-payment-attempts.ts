import type { Db, Tx } from '#domain/db.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { answerOverdueMs } from './open-payment.ts'
import type { PaymentStatus } from './payment-status.ts'
import { paymentStatusColumns } from './record-answer.ts'

export type PaymentAttempt = PaymentStatus & {
  paymentId: PaymentId
  visitorKey: string
  returnedAt: Date | null
}

/** More attempts than a visitor may make in the window. */
const attemptsMax = 20

/** The attempts to pay an order, the newest first. An order has at least one, so none means no such order. */
export const listPaymentAttempts = (
  db: Db,
  orderUuid: string,
): Promise<readonly PaymentAttempt[]> => attemptsOf(db, orderUuid).execute()

/**
 * The same, and keeps what the shopper brought back with the newest attempt that waits for them, until the
 * provider has answered to it: it comes once, and only a paid order may forget it. One statement.
 */
export async function keepReturn(
  tx: Tx,
  kept: { orderUuid: string; redirectResult: string; now: Date },
): Promise<readonly PaymentAttempt[]> {
  const waiting = tx
    .selectFrom('payments as waiting')
    .innerJoin('orders', 'orders.id', 'waiting.order_id')
    .select('waiting.id')
    .where('orders.uuid', '=', kept.orderUuid)
    .where('orders.settled_at', 'is', null)
    .where('waiting.state', '=', 'pending')
    .orderBy('waiting.opened_at', 'desc')
    .orderBy('waiting.id', 'desc')
    .limit(1)
  const keep = tx
    .updateTable('payments')
    .set({
      redirect_result: kept.redirectResult,
      returned_at: kept.now,
      next_check_at: new Date(kept.now.getTime() + answerOverdueMs),
    })
    .where('id', '=', waiting)
    .where('state', '=', 'pending')
  return attemptsOf(
    tx.with('kept', () => keep),
    kept.orderUuid,
  ).execute()
}

const attemptsOf = (db: Pick<Db, 'selectFrom'>, orderUuid: string) =>
  db
    .selectFrom('payments')
    .select(paymentStatusColumns)
    .select([
      'payments.id as paymentId',
      'payments.visitor_key as visitorKey',
      'payments.returned_at as returnedAt',
    ])
    .where('payments.order_id', '=', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('orders.uuid', '=', orderUuid),
    )
    .orderBy('payments.opened_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(attemptsMax)
