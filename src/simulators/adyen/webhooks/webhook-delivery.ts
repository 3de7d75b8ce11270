import type { VirtualClock } from '#simulators/adyen/clock.ts'
import type { AdyenSimulatorOptions } from '#simulators/adyen/options.ts'
import type { OutgoingWebhook } from '#simulators/adyen/store/outbox.ts'
import { createPoster } from './post-json.ts'
import { giveUpAfterMs, retryDelayMs } from './retry-schedule.ts'
import { signedBody } from './sign.ts'

/** The provider waits ten seconds for a 2xx; anything else is tried again. */
const answerTimeoutMs = 10_000
const forgedKey = '00'.repeat(32)

export type WebhookDelivery = {
  /** Sends a webhook once and gives it as it stands afterwards: delivered, waiting for a next time, given up. */
  attempt(webhook: OutgoingWebhook): Promise<OutgoingWebhook>
  close(): void
}

export function createWebhookDelivery(
  options: AdyenSimulatorOptions,
  clock: VirtualClock,
): WebhookDelivery {
  const poster = createPoster()
  const url = new URL(options.shopWebhookUrl)
  const { user, password, hmacKey } = options.webhookAuth
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return {
    async attempt(webhook) {
      const attempts = webhook.attempts + 1
      const key = attempts <= webhook.forgedAttempts ? forgedKey : hmacKey
      const answer = await poster.post({
        url,
        headers: { 'content-type': 'application/json', authorization },
        body: signedBody(webhook.item, key),
        timeoutMs: answerTimeoutMs,
      })
      const attempted = { ...webhook, attempts, lastAnswer: String(answer) }
      if (typeof answer === 'number' && answer >= 200 && answer < 300)
        return { ...attempted, state: 'delivered' }
      const nowMs = clock.nowMs()
      if (nowMs - Date.parse(webhook.item.eventDate) > giveUpAfterMs)
        return { ...attempted, state: 'given-up' }
      return { ...attempted, dueAtMs: nowMs + retryDelayMs(options.retries ?? 'quick', attempts) }
    },
    close: () => poster.close(),
  }
}
