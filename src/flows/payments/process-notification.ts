import type { Tx } from '#domain/db.ts'
import { isAtBank } from '#domain/payments/bank-entry.ts'
import { PaymentUnknown } from '#domain/payments/errors.ts'
import { findRefundAmount } from '#domain/payments/find-refund-amount.ts'
import { markNotificationProcessed } from '#domain/payments/mark-notification-processed.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { takeUpNotification } from '#domain/payments/take-up-notification.ts'
import { openUnknownNews } from '#flows/cases/open-unknown-news.ts'
import { receiveMoney } from '#flows/cases/receive-money.ts'
import { type TakingNews, takeBack } from '#flows/cases/take-back.ts'
import { recordEnd } from '#flows/refunds/finish-refund.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import type { NotificationId } from '#kernel/ids.ts'
import { type SettleDeps, settlePayment, settleWithin } from './settle-payment.ts'

/** News about a payment that we do not know is tried again this long; then its money is booked as nobody's. */
const unknownLifetimeMs = 60 * 60 * 1000

/**
 * Acts on one stored notification. Running it again is harmless: what it leads to is idempotent, and a
 * processed one is left alone. Money that came, and what nobody asked for, is booked or becomes a case in the transaction
 * that marks the news as processed. News of a payment that may still turn up waits.
 */
export async function processNotification(
  deps: SettleDeps,
  { notificationId: id }: { notificationId: NotificationId },
): Promise<void> {
  const takenUpAt = deps.clock.now()
  const notification = await inOneStatement(deps, (one) =>
    takeUpNotification(one, { id, now: takenUpAt }),
  )
  if (notification === undefined) return
  const { body: news, receivedAt } = notification
  // Of the shop's own account everything was asked before it was stored.
  const isStale =
    isAtBank(news.reference) || takenUpAt.getTime() - receivedAt.getTime() >= unknownLifetimeMs
  try {
    await carryOut(deps, { id, news }, await applyNews(deps, news))
  } catch (error) {
    if (!(error instanceof PaymentUnknown)) throw error
    // Reconciliation takes it up again: another shop's money is no failed job.
    if (!isStale) return
    await carryOut(deps, { id, news }, within(receiveUnknown))
  }
  deps.reached('notification:recorded')
}

/** What became of it, in a word; or what is done, and found out, in the transaction that marks the news as processed. */
type Applied =
  | string
  | { apply: (tx: Tx, deps: SettleDeps, news: ProviderNotification) => Promise<string> }

const within = (apply: Exclude<Applied, string>['apply']): Applied => ({ apply })

async function carryOut(
  deps: SettleDeps,
  { id, news }: { id: NotificationId; news: ProviderNotification },
  applied: Applied,
): Promise<void> {
  const processed = (outcome: string) => {
    deps.reached('notification:applied')
    return { id, outcome, now: deps.clock.now() }
  }
  if (typeof applied === 'string')
    await inOneStatement(deps, (one) => markNotificationProcessed(one, processed(applied)))
  else
    await transact(deps, async (tx) => {
      const outcome = await applied.apply(tx, deps, news)
      await markNotificationProcessed(tx, processed(outcome))
    })
}

/** Only what the provider signs is acted upon: amount and success. */
async function applyNews(deps: SettleDeps, news: ProviderNotification): Promise<Applied> {
  const { kind, paymentId, reference, amount } = news
  switch (kind) {
    case 'authorised':
      if (amount.cents === 0) return within(openUnknownNews)
      if (paymentId === undefined) throw new PaymentUnknown()
      return within(async (tx) => {
        const outcome = { state: 'authorised' as const, reference, amount }
        const { state } = await settleWithin(tx, deps, { paymentId, outcome })
        return state
      })
    case 'refused':
    case 'cancelled':
    case 'expired': {
      if (paymentId === undefined) throw new PaymentUnknown()
      const outcome = { state: 'refused' as const, reference, reason: kind }
      const { state } = await settlePayment(deps, { paymentId, outcome })
      return state
    }
    case 'refunded':
    case 'refundFailed':
      return within(endRefund)
    case 'voided':
    case 'chargeback':
    case 'chargebackReversed':
    case 'fraudNotice':
    case 'disputeOpened':
    case 'disputeNotice':
    case 'contested':
      return within(takeNews)
    case 'unknown':
      return within(openUnknownNews)
    case 'reportAvailable':
      return within(fetchReport)
    case 'nothing':
    case 'other':
      return 'nothing'
  }
}

const takeNews = (tx: Tx, deps: SettleDeps, news: ProviderNotification): Promise<string> =>
  takeBack(tx, deps, news as TakingNews)

/**
 * The end of a refund as the shop asked for it. Without a refund of ours the money went back by hand; one
 * of another amount or currency stays as it is, and a person reads the news.
 */
async function endRefund(tx: Tx, deps: SettleDeps, news: ProviderNotification): Promise<string> {
  const { kind, refundId, reference, amount } = news
  const asked = refundId && (await findRefundAmount(tx, refundId))
  if (!refundId || !asked) return takeNews(tx, deps, news)
  if (asked.cents !== amount.cents || asked.currency !== amount.currency)
    return openUnknownNews(tx, deps, news)
  await recordEnd(tx, deps, { refundId, reference, isDone: kind === 'refunded' })
  return kind
}

async function fetchReport(
  tx: Tx,
  deps: SettleDeps,
  { reportAddress: address }: ProviderNotification,
): Promise<string> {
  if (address === undefined) return 'nothing'
  await deps.queue.send(tx, [{ name: 'fetch-payout', payload: { address } }])
  return 'reportAvailable'
}

/** Money of a payment that we never began; a failure of one moved nothing. */
async function receiveUnknown(
  tx: Tx,
  deps: SettleDeps,
  { kind, reference, amount }: ProviderNotification,
): Promise<string> {
  if (kind === 'authorised') {
    const money = { kind: 'unknownPayment', reference, amount, settlement: undefined } as const
    await receiveMoney(tx, deps, money)
  }
  return 'unknownPayment'
}
