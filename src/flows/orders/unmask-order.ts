import { recordEvent } from '#domain/history/record-event.ts'
import { loadOrderPeople, type OrderPeople } from '#domain/orders/load-order-people.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { OrderId } from '#kernel/ids.ts'

/** Nobody sees names and addresses without having left theirs: who looked, and why, is written in the same transaction. */
export const unmaskOrder = (
  deps: Pick<Deps, 'db' | 'queue'>,
  { orderId, actor, reason }: { orderId: OrderId; actor: string; reason: string },
): Promise<OrderPeople | undefined> =>
  transact(deps, async (tx) => {
    await recordEvent(tx, { subject: orderId, event: 'unmasked', facts: { reason }, actor })
    return loadOrderPeople(tx, orderId)
  })
