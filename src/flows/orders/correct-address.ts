import { correctReceiverAddress } from '#domain/deliveries/correct-receiver-address.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'

export type AddressCorrection = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  email: string
  /** Undefined stays as it is. */
  name?: string | undefined
}

/**
 * The giver puts right where a gift goes: the old link is dead and the new mail on its way, or waits for its
 * moment as the gift does, or nothing changed.
 * Only the visitor who ordered may, as long as the order's page shows them everything. Throws what `ensureOwnOrder` and
 * `correctReceiverAddress` throw.
 */
export async function correctAddress(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, email, name, ...keys }: AddressCorrection,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const order = await ensureOwnOrder(deps, { orderUuid, ...keys })
  await transact(deps, async (tx) => {
    const startAfter = await correctReceiverAddress(tx, {
      ...{ orderId: order.id, deliveryId, email, name, now: deps.clock.now() },
    })
    await deps.queue.send(tx, [
      { name: 'send-card-mail', payload: { deliveryId }, ...(startAfter && { startAfter }) },
    ])
  })
  deps.log.info({ deliveryId }, 'The giver corrected the address of a receiver.')
}
