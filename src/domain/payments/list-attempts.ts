import type { Db } from '#domain/db.ts'
import { standingColumns } from '#domain/payments/record-answer.ts'
import type { PaymentStanding } from '#domain/payments/standing.ts'
import type { PaymentId } from '#kernel/ids.ts'

export type Attempt = PaymentStanding & {
  paymentId: PaymentId
  visitorKey: string
  returnedAt: Date | null
}

/** More attempts than a visitor may make in the window. */
const attemptsMax = 20

/** The attempts to pay an order, the newest first. An order has at least one, so none means no such order. */
export async function listAttempts(db: Db, orderUuid: string): Promise<readonly Attempt[]> {
  return db
    .selectFrom('payments')
    .select(standingColumns)
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
    .execute()
}
