import { recordEvent } from '#domain/history/record-event.ts'
import { endOrderLinks } from '#domain/orders/order-links.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { transact } from '#flows/shared/transact.ts'

/** Ends every link of an order and what was opened by one; who did it and why stays in its history. Throws `orderUnknown`. */
export async function closeOrderLinks(
  deps: Pick<Deps, 'db' | 'queue'>,
  { order, actor, reason }: Signed & { order: string },
): Promise<{ referenceNumber: string; count: number }> {
  const { id: subject, referenceNumber } = await requireOrder(deps.db, order)
  const count = await transact(deps, async (tx) => {
    const ended = await endOrderLinks(tx, subject)
    const facts = { reason, count: ended }
    await recordEvent(tx, { subject, event: 'linksEnded', facts, actor })
    return ended
  })
  return { referenceNumber, count }
}
