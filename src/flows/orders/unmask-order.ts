import { recordEvent } from '#domain/history/record-event.ts'
import { loadOrderPeople, type OrderPeople } from '#domain/orders/load-order-people.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { ensureMayUnmask, type Operator } from '#flows/shared/operator.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { transact } from '#flows/shared/transact.ts'
import { refusal } from '#kernel/operator-refusal.ts'

export type UnmaskedOrder = OrderPeople & { referenceNumber: string }

/**
 * Names and addresses of an order in full. Who looked, and why, is written in the same transaction. Throws `unmaskNotAllowed`
 * and `orderUnknown`.
 */
export const unmaskOrder = async (
  deps: Pick<Deps, 'db' | 'queue'>,
  { order, operator }: { order: string; operator: Operator },
): Promise<UnmaskedOrder> => {
  ensureMayUnmask(operator)
  const { id, referenceNumber } = await requireOrder(deps.db, order)
  const { actor, reason } = operator
  return transact(deps, async (tx) => {
    await recordEvent(tx, { subject: id, event: 'unmasked', facts: { reason }, actor })
    const people = await loadOrderPeople(tx, id)
    if (people === undefined) throw refusal('orderUnknown', { order })
    return { referenceNumber, ...people }
  })
}
