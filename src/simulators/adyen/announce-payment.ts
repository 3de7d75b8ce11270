import { sentinelFor } from './adyen-sentinels.ts'
import type { Simulator } from './simulator.ts'
import { type News, notificationItem } from './store/notification-item.ts'
import type { WebhookToSend } from './store/outbox.ts'
import type { Payment } from './store/payments.ts'

/** Long enough for whatever follows at once to overtake it. */
const reorderDelayMs = 1500

/** Puts the news of a payment into the outbox, in the transaction of its cause, with the faults asked for. */
export function announcePayment(sim: Simulator, payment: Payment, news: News): void {
  const atMs = sim.clock.nowMs()
  const item = notificationItem(payment, news, {
    merchantAccount: sim.options.merchantAccount,
    atMs,
  })
  const webhook: WebhookToSend = { item, state: 'waiting', dueAtMs: atMs, forgedAttempts: 0 }
  const sentinel = sentinelFor({ amountCents: payment.amount.value })
  const fault = sim.faults.take('webhooks') ?? sentinel?.webhook
  switch (fault?.kind) {
    case 'delay':
      webhook.dueAtMs += fault.delayMs
      break
    case 'reorder':
      webhook.dueAtMs += reorderDelayMs
      break
    case 'bad-hmac':
      webhook.forgedAttempts = 1
      break
    case 'drop':
      webhook.state = 'given-up'
      break
    case 'duplicate':
      sim.store.outbox.add(webhook)
      break
  }
  sim.store.outbox.add(webhook)
}
