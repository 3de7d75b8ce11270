import { changeDue } from '#domain/deliveries/change-due.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { deliveryMomentOf } from '#kernel/delivery-moment.ts'
import { isId } from '#kernel/ids.ts'

export type DeliveryDateChange = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  /** A minute on a Dutch clock; undefined is at once. */
  deliveryDate?: string | undefined
}

/**
 * The giver chooses another moment for what waits for one, or has it delivered at once. Only the visitor who ordered may.
 * Throws what `ensureOwnOrder`, `deliveryMomentOf` and `changeDue` throw.
 */
export async function changeDeliveryDate(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, deliveryDate, ...keys }: DeliveryDateChange,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const order = await ensureOwnOrder(deps, { orderUuid, ...keys })
  const now = deps.clock.now()
  const dueAt = deliveryDate === undefined ? now : deliveryMomentOf(deliveryDate, now)
  await transact(deps, async (tx) => {
    const { hasCards } = await changeDue(tx, { orderId: order.id, deliveryId, dueAt, now })
    await deps.queue.send(tx, [
      hasCards
        ? { name: 'issue-cards', payload: { orderId: order.id }, startAfter: dueAt }
        : { name: 'send-card-mail', payload: { deliveryId }, startAfter: dueAt },
    ])
  })
  deps.log.info({ deliveryId, dueAt }, 'The giver chose another moment for a delivery.')
}
