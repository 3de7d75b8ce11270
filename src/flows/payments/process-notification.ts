import { PaymentUnknown } from '#domain/payments/errors.ts'
import { findWaitingNotification } from '#domain/payments/find-notification.ts'
import { markNotificationProcessed } from '#domain/payments/mark-notification-processed.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { finishRefund } from '#flows/refunds/finish-refund.ts'
import { inOneStatement } from '#flows/shared/transact.ts'
import type { NotificationId } from '#kernel/ids.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

/** News about a payment that we do not know is tried again this long, then reported and laid aside. */
const unknownLifetimeMs = 60 * 60 * 1000

/**
 * Acts on one stored notification. Running it again is harmless: what it leads to is idempotent, and a
 * processed one is left alone. Throws `PaymentUnknown` while the payment may still turn up.
 */
export async function processNotification(
  deps: SettleDeps,
  { notificationId: id }: { notificationId: NotificationId },
): Promise<void> {
  const notification = await findWaitingNotification(deps.db, id)
  if (notification === undefined) return
  const outcome = await applyNews(deps, notification.body).catch((error: unknown) => {
    const ageMs = deps.clock.now().getTime() - notification.receivedAt.getTime()
    if (!(error instanceof PaymentUnknown) || ageMs < unknownLifetimeMs) throw error
    deps.log.error({ alert: true, notificationId: id }, 'News about a payment that is not ours.')
    return 'unknownPayment'
  })
  deps.reached('notification:applied')
  const now = deps.clock.now()
  await inOneStatement(deps, (tx) => markNotificationProcessed(tx, { id, outcome, now }))
  deps.reached('notification:recorded')
}

/** Answers what became of it, in a word. Only what the provider signs is acted upon: amount and success. */
async function applyNews(deps: SettleDeps, news: ProviderNotification): Promise<string> {
  const { kind, paymentId, refundId, reference, amount } = news
  switch (kind) {
    case 'authorised':
      if (paymentId === undefined) throw new PaymentUnknown()
      return settleAs(deps, paymentId, { state: 'authorised', reference, amount })
    case 'refused':
    case 'cancelled':
    case 'expired':
      if (paymentId === undefined) throw new PaymentUnknown()
      return settleAs(deps, paymentId, { state: 'refused', reference, reason: kind })
    case 'refunded':
    case 'refundFailed':
      if (refundId === undefined) return callForPerson(deps, news, 'foreignRefund')
      await finishRefund(deps, { refundId, reference, isDone: kind === 'refunded' })
      return kind
    case 'contested':
      return callForPerson(deps, news, kind)
    case 'other':
      return 'ignored'
  }
}

/** Money moved that no flow of the shop set in motion: books and cards are put right by hand. */
function callForPerson(
  { log }: Pick<SettleDeps, 'log'>,
  { paymentId, reference, originalReference, amount }: ProviderNotification,
  outcome: 'foreignRefund' | 'contested',
): string {
  log.error(
    { alert: true, outcome, paymentId, reference, originalReference, amount },
    'The provider moved money that the shop did not ask it to move.',
  )
  return outcome
}

async function settleAs(
  deps: SettleDeps,
  paymentId: NonNullable<ProviderNotification['paymentId']>,
  outcome: Parameters<typeof settlePayment>[1]['outcome'],
): Promise<string> {
  const { state } = await settlePayment(deps, { paymentId, outcome })
  return state
}
