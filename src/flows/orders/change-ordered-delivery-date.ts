import { changeDue } from '#domain/deliveries/change-due.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { changePost, isByPost } from '#domain/orders/change-post.ts'
import { agreeToEarlyDelivery } from '#domain/orders/mark-confirmed.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { deliveryMomentOf } from '#kernel/delivery-moment.ts'
import { isId } from '#kernel/ids.ts'
import { postDayOf } from '#kernel/post-day.ts'

export type DeliveryDateChange = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  /** A minute on a Dutch clock; undefined is at once. */
  deliveryDate?: string | undefined
  /** The wording by which a consumer asks for cards within the days of the right to withdraw. */
  agreedText?: number | undefined
}

/**
 * The giver chooses another moment for what waits for one, or has it delivered at once; of what goes by post another day, or as
 * soon as it can. Only the visitor who ordered may. Throws what `ensureOwnOrder` throws, `deliveryMomentOf` and `changeDue`, or
 * `ensurePostDay` and `changePost`.
 */
export async function changeOrderedDeliveryDate(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, deliveryDate, agreedText, ...keys }: DeliveryDateChange,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const order = await ensureOwnOrder(deps, { orderUuid, ...keys })
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    if (await isByPost(tx, { orderId: order.id, deliveryId })) {
      const deliverAt = deliveryDate === undefined ? null : postDayOf(deliveryDate, now)
      return changePost(tx, { orderId: order.id, deliveryId, to: { deliverAt } })
    }
    const dueAt = deliveryDate === undefined ? now : deliveryMomentOf(deliveryDate, now)
    const { hasCards, isEarly } = await changeDue(tx, {
      ...{ orderId: order.id, deliveryId, dueAt, now },
      isAgreed: agreedText !== undefined,
    })
    if (isEarly && agreedText !== undefined) {
      await agreeToEarlyDelivery(tx, { orderId: order.id, textVersion: agreedText, now })
      await deps.queue.send(tx, [mailJob('confirmation', order.id)])
    }
    await deps.queue.send(tx, [
      hasCards
        ? { name: 'issue-cards', payload: { orderId: order.id }, startAfter: dueAt }
        : { name: 'send-card-mail', payload: { deliveryId }, startAfter: dueAt },
    ])
  })
  deps.log.info({ deliveryId, deliveryDate }, 'The giver chose another moment for a delivery.')
}
