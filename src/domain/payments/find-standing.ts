import type { Db } from '#domain/db.ts'
import { PaymentUnknown } from '#domain/payments/errors.ts'
import { standingColumns } from '#domain/payments/record-answer.ts'
import type { PaymentStanding } from '#domain/payments/standing.ts'
import type { PaymentId } from '#kernel/ids.ts'

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
