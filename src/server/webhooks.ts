import type { FastifyInstance } from 'fastify'
import { receiveNotifications, setNewsAside } from '#flows/payments/receive-notifications.ts'
import type { Deps } from '#flows/shared/deps.ts'

const bodyBytesMax = 512 * 1024

/**
 * News from the payment provider: verified, stored, answered, and only then processed by a job. A batch in which
 * nothing is genuine is refused; the genuine part of a mixed one is kept. Genuine news that the shop does not act upon is set
 * aside and accepted: the provider would send it again for a month, and count the endpoint as failing.
 */
export function registerWebhooks(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'payments' | 'queue' | 'awaitedAnswers' | 'reached'>,
): void {
  app.post('/webhooks/adyen', { bodyLimit: bodyBytesMax }, async (request, reply) => {
    const { notifications, setAside, rejectedCount } = deps.payments.readWebhook({
      body: request.body,
      authorization: request.headers.authorization,
    })
    if (rejectedCount > 0) {
      deps.log.warn(
        { rejectedCount, kept: notifications.length + setAside.length },
        'Webhook items that are not genuine.',
      )
    }
    const isForged = notifications.length + setAside.length === 0
    if (isForged && rejectedCount > 0) return reply.code(401).send('not accepted')
    await setNewsAside(deps, setAside)
    await receiveNotifications(deps, notifications)
    return reply.type('text/plain').send('[accepted]')
  })
}
