import type { Db } from '#domain/db.ts'
import type { RefundId } from '#kernel/ids.ts'

export type FailedOfReceipt = { refundId: RefundId; openCents: number }

/** Refunds of money that came under this name which failed: what its account holds of them waits for their cases. */
export const listFailedOfReceipt = (
  db: Db,
  reference: string,
): Promise<readonly FailedOfReceipt[]> =>
  db
    .selectFrom('cases')
    .innerJoin('refunds', 'refunds.id', 'cases.refund_id')
    .select(['refunds.id as refundId', 'cases.open_cents as openCents'])
    .where('cases.kind', '=', 'refundFailed')
    .where('cases.state', '=', 'open')
    .where('refunds.receipt_reference', '=', reference)
    .orderBy('refunds.id')
    .execute()
