import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

/** What an order's account holds of refunds that failed: somebody still has to pay it back another way. */
export async function sumFailedRefunds(db: Db, orderId: OrderId): Promise<number> {
  const { cents } = await db
    .selectFrom('cases')
    .innerJoin('refunds', 'refunds.id', 'cases.refund_id')
    .select(({ fn }) => fn.sum<number | null>('cases.open_cents').as('cents'))
    .where('cases.order_id', '=', orderId)
    .where('cases.kind', '=', 'refundFailed')
    .where('cases.state', '=', 'open')
    .where('refunds.receipt_reference', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(cents)
}
