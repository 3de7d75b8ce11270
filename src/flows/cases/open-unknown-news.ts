import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { eventOf } from '#domain/payments/event-of.ts'
import { findPaymentOf } from '#domain/payments/find-payment-of.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'

/**
 * News that the shop cannot act upon moves nothing here; a person reads what it moved there. The same
 * news again changes nothing.
 */
export async function openUnknownNews(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'log'>,
  news: ProviderNotification,
): Promise<string> {
  const { dedupeKey, amount, reference, refundId } = news
  const payment = await findPaymentOf(tx, news)
  const caseId = await openCase(tx, {
    ...payment,
    subject: `news:${dedupeKey}`,
    kind: 'unknownNews',
    reference: news.originalReference ?? reference,
    amount: { currency: amount.currency, cents: 0 },
    event: eventOf(news),
    cause: dedupeKey,
    facts: { announced: amount, ...(refundId !== undefined && { refundId }) },
    now: deps.clock.now(),
  })
  if (caseId !== undefined)
    deps.log.error(
      { alert: true, caseId, dedupeKey, ...payment, refundId },
      'News that the shop cannot act upon: a person reads it.',
    )
  return 'unknownNews'
}
