import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'
import { type CaseKind, caseKinds, caseRule } from './case-kinds.ts'

/** Those that decide whether an order which they halted goes on. */
const haltingKinds = (Object.keys(caseKinds) as CaseKind[]).filter((kind) =>
  caseRule(kind).decisions.some((decision) => decision === 'keep-cards' || decision === 'release'),
)

/** Whether somebody has still to decide if this order goes on, by a case of money that paid it. */
export async function hasHaltingCase(db: Db, orderId: OrderId): Promise<boolean> {
  const open = await db
    .selectFrom('cases')
    .innerJoin('tenders', 'tenders.payment_id', 'cases.payment_id')
    .select('cases.id')
    .where('cases.order_id', '=', orderId)
    .where('cases.state', '=', 'open')
    .where('cases.kind', 'in', haltingKinds)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
