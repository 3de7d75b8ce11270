import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { requestResend } from '#domain/deliveries/request-resend.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { askConfirmation } from '#domain/orders/mark-confirmed.ts'
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
    await requestResend(tx, { orderId: order.id, deliveryId, now: deps.clock.now() })
    await deps.queue.send(tx, [{ name: 'send-card-mail-again', payload: { deliveryId } }])
  })
  deps.log.info({ deliveryId }, 'The giver had the mail of a receiver sent again.')
}

type ToResend = { orderId: OrderId; deliveryId: DeliveryId; actor: string; reason: string }

/**
 * The operator has it sent again, as often as the giver may; who did it and why stays in the history of the delivery. Throws what
 * `requestResend` throws.
 */
export const resendForGiver = (
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { orderId, deliveryId, actor, reason }: ToResend,
): Promise<void> =>
  transact(deps, async (tx) => {
    await requestResend(tx, { orderId, deliveryId, now: deps.clock.now() })
    await recordEvent(tx, { subject: deliveryId, event: 'sentAgain', facts: { reason }, actor })
    await deps.queue.send(tx, [{ name: 'send-card-mail-again', payload: { deliveryId } }])
  })

/** The operator has the confirmation sent once more; who did it and why stays in the history of the order. */
export const askConfirmationAgain = (
  deps: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { orderId, actor, reason }: Omit<ToResend, 'deliveryId'>,
): Promise<void> =>
  transact(deps, async (tx) => {
    await askConfirmation(tx, { orderId, now: deps.clock.now() })
    await recordEvent(tx, { subject: orderId, event: 'confirmedAgain', facts: { reason }, actor })
    await deps.queue.send(tx, [mailJob('confirmation', orderId)])
  })
