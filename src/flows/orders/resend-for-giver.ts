import { recordEvent } from '#domain/history/record-event.ts'
import { askConfirmation } from '#domain/orders/mark-confirmed.ts'
import { mailJob } from '#flows/mail/mail-job.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Signed } from '#flows/shared/operator.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { transact } from '#flows/shared/transact.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { sendCardMailAgain } from './resend-mail.ts'

type ResendDeps = Pick<Deps, 'db' | 'clock' | 'queue'>

/** What became of one mail: sent again, or not, for a reason that is an error of customers. */
export type Resent = { deliveryId: DeliveryId; failure: { name: string; code: number } | null }

/**
 * The operator has the mails of an order's receivers sent again, or that of one, as often as the giver may; who did it and why
 * stays in the history of each delivery. Throws `orderUnknown` and `deliveryUnknown`.
 */
export async function resendForGiver(
  deps: ResendDeps,
  { order, delivery, actor, reason }: Signed & { order: string; delivery?: string | undefined },
): Promise<readonly Resent[]> {
  const { id: orderId, deliveries } = await requireOrder(deps.db, order)
  const chosen = deliveries.filter(({ id }) => delivery === undefined || id === delivery)
  if (chosen.length === 0) throw refusal('deliveryUnknown', { delivery: delivery ?? '' })
  const resent: Resent[] = []
  for (const { id: deliveryId } of chosen) {
    const failure = await resend(deps, { orderId, deliveryId, actor, reason }).then(
      () => null,
      failureOf,
    )
    resent.push({ deliveryId, failure })
  }
  return resent
}

const resend = (
  deps: ResendDeps,
  { orderId, deliveryId, actor, reason }: Signed & { orderId: OrderId; deliveryId: DeliveryId },
): Promise<void> =>
  transact(deps, async (tx) => {
    await sendCardMailAgain(tx, deps, { orderId, deliveryId })
    await recordEvent(tx, { subject: deliveryId, event: 'sentAgain', facts: { reason }, actor })
  })

function failureOf(error: unknown): { name: string; code: number } {
  if (!(error instanceof ShopError)) throw error
  return { name: error.constructor.name, code: error.code }
}

/** Order whose confirmation is sent once more. */
export type ConfirmedAgain = { kind: 'confirmation'; referenceNumber: string }

/**
 * The operator has the confirmation sent once more; who did it and why stays in the history of the order. Throws `orderUnknown`
 * and `confirmationNotSent` before it went.
 */
export async function askConfirmationAgain(
  deps: ResendDeps,
  { order, actor, reason }: Signed & { order: string },
): Promise<ConfirmedAgain> {
  const { id: orderId, referenceNumber, confirmedAt } = await requireOrder(deps.db, order)
  if (confirmedAt === null) throw refusal('confirmationNotSent')
  await transact(deps, async (tx) => {
    await askConfirmation(tx, { orderId, now: deps.clock.now() })
    await recordEvent(tx, { subject: orderId, event: 'confirmedAgain', facts: { reason }, actor })
    await deps.queue.send(tx, [mailJob('confirmation', orderId)])
  })
  return { kind: 'confirmation', referenceNumber }
}
