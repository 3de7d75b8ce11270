import { type CaseKind, caseRule } from '#domain/cases/case-kinds.ts'
import type { Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { CaseId, OrderId, PaymentId } from '#kernel/ids.ts'

export type CaseOfOrder = {
  caseId: CaseId
  kind: CaseKind
  orderId: OrderId
  paymentId: PaymentId
  openCents: number
  now: Date
}

/** Money that belonged to no order belongs to one, and a person has to decide about it all the same. The caller holds the case's lock. */
export async function reopenForOrder(
  tx: Tx,
  { caseId, kind, orderId, paymentId, openCents, now }: CaseOfOrder,
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({
      ...{ state: 'open' as const, kind, order_id: orderId, payment_id: paymentId },
      ...{ open_cents: openCents, decision: null, decided_at: null },
      decide_by: new Date(now.getTime() + caseRule(kind).days * dayMs),
    })
    .where('id', '=', caseId)
    .execute()
}
