import type { Tx } from '#domain/db.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { requestResend } from '#domain/deliveries/request-resend.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import { ensureOwnOrder } from '#flows/orders/ensure-own-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { type DeliveryId, isId, type OrderId } from '#kernel/ids.ts'

export type MailToResend = ViewerKeys & { orderUuid: string; deliveryId: string }

/**
 * The giver has the mail of one receiver sent again. Only the visitor who ordered may, as long as the order's page shows
 * them everything. Throws what `ensureOwnOrder` and `requestResend` throw.
 */
export async function resendMail(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'storefront'>,
  { orderUuid, deliveryId, ...keys }: MailToResend,
): Promise<void> {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const order = await ensureOwnOrder(deps, { orderUuid, ...keys })
  await transact(deps, async (tx) => {
    await sendCardMailAgain(tx, deps, { orderId: order.id, deliveryId })
  })
  deps.log.info({ deliveryId }, 'The giver had the mail of a receiver sent again.')
}

/** As often as a giver may. Throws what `requestResend` throws. */
export async function sendCardMailAgain(
  tx: Tx,
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  { orderId, deliveryId }: { orderId: OrderId; deliveryId: DeliveryId },
): Promise<void> {
  await requestResend(tx, { orderId, deliveryId, now: clock.now() })
  await queue.send(tx, [mailJob('cardAgain', deliveryId)])
}
