import type { Db } from '#domain/db.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { PaymentUnknown } from './errors.ts'
import type { PaymentStatus } from './payment-status.ts'
import { paymentStatusColumns } from './record-answer.ts'

/** Throws `PaymentUnknown` for an id that is not ours. */
export async function findPaymentStatus(db: Db, paymentId: PaymentId): Promise<PaymentStatus> {
  const status = await db
    .selectFrom('payments')
    .select(paymentStatusColumns)
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (status === undefined) throw new PaymentUnknown()
  return status
}
