import { openCase } from '#domain/cases/open-case.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { markLateAsked } from '#domain/orders/end-post.ts'
import { PostNotLate } from '#domain/orders/errors.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId } from '#kernel/ids.ts'
import { lateBefore } from '#kernel/post-calendar.ts'
import { ensureOwnOrder } from './ensure-own-order.ts'

/**
 * The giver asks where a card by post is, once it is five working days on its way: a person has a case to decide. Throws what
 * `ensureOwnOrder` throws, and `PostNotLate` (3311) before that, for what somebody asked about, and for what is not on its way.
 */
export async function askLatePost(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, ...keys }: ViewerKeys & { orderUuid: string; deliveryId: string },
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const { id: orderId } = await ensureOwnOrder(deps, { orderUuid, ...keys })
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const asked = await markLateAsked(tx, { orderId, deliveryId, before: lateBefore(now), now })
    if (asked === undefined) throw new PostNotLate()
    const { shipmentId, currency, cents } = asked
    await openCase(tx, {
      ...{ subject: `shipment:${shipmentId}`, kind: 'postLate', orderId, event: 'asked' },
      ...{ cause: `post-late:${shipmentId}`, amount: { currency, cents: 0 }, actor: 'giver', now },
      // No money moved: what it is worth is for whoever looks.
      facts: { worthCents: cents },
    })
  })
  deps.log.info({ deliveryId }, 'A giver asks where a card by post is.')
}
