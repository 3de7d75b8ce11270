import type { Db } from '#domain/db.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { PaymentUnknown } from './errors.ts'
import type { PaymentStanding } from './payment-status.ts'
import { standingColumns } from './record-answer.ts'

/** Throws `PaymentUnknown` for an id that is not ours. */
export async function findStanding(db: Db, paymentId: PaymentId): Promise<PaymentStanding> {
  const standing = await db
    .selectFrom('payments')
    .select(standingColumns)
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (standing === undefined) throw new PaymentUnknown()
  return standing
}
