import { listCases } from '#domain/cases/find-case.ts'
import { openCase } from '#domain/cases/open-case.ts'
import { listOrdersToTell } from '#domain/orders/list-orders-to-tell.ts'
import {
  listPaymentsOfFailedRefunds,
  listUnwatchedReceipts,
  listUnwatchedRefunds,
  type UnwatchedRefund,
} from '#domain/payments/list-unwatched.ts'
import { lockSettlement } from '#domain/payments/lock-settlement.ts'
import { listUnpaidOut } from '#domain/payouts/list-unpaid-out.ts'
import { listWaitingWithdrawals } from '#domain/withdrawals/list-withdrawals.ts'
import { keepTaken } from '#flows/refunds/keep-taken.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { transact } from '#flows/shared/transact.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { dutchDayOf } from '#kernel/post-calendar.ts'
import { payBackUntil } from '#kernel/withdrawal-period.ts'
import { endReviews } from './end-reviews.ts'
import { receiveMoney } from './receive-money.ts'

/** A provider ends a refund within days. */
const silentAfterMs = 7 * dayMs

/** It pays out within days too; a weekend and a holiday may lie between. */
const unpaidOutAfterMs = 14 * dayMs

/** Issuers are told at once; who was not told by then is told by a job of its own. */
const tellWithinMs = 60 * 60 * 1000

/** The first due come first: what is beyond is due later. */
const withdrawalsMax = 200

/**
 * Finds money that nobody looks at: refunds that never end, payments that no payout brings, what an older release left without
 * a case, failed refunds that give back more than came, cards whose issuer was not told, activations that wait for a person for a day, and cases and withdrawals that are overdue. Running it again finds nothing new.
 */
export async function watchMoney(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>,
): Promise<void> {
  const now = deps.clock.now()
  const sentBefore = new Date(now.getTime() - silentAfterMs)
  await transact(deps, async (tx) => {
    for (const refund of await listUnwatchedRefunds(tx, { state: 'sent', sentBefore }))
      await openCase(tx, { ...describe(refund, 'refundSilent'), now })
    for (const refund of await listUnwatchedRefunds(tx, { state: 'failed' }))
      await openCase(tx, { ...describe(refund, 'refundFailed'), now })
    for (const { reference, received, ...settlement } of await listUnwatchedReceipts(tx))
      await receiveMoney(tx, deps, {
        kind: 'otherAmount',
        reference,
        amount: received,
        settlement,
      })
    const settledBefore = new Date(now.getTime() - unpaidOutAfterMs)
    for (const { reference, ...payment } of await listUnpaidOut(tx, settledBefore))
      await openCase(tx, {
        ...payment,
        subject: `not-paid-out:${payment.paymentId}`,
        kind: 'notPaidOut',
        reference: reference ?? undefined,
        event: 'notPaidOut',
        cause: `not-paid-out:${payment.paymentId}`,
        actor: 'shop',
        now,
      })
    const tellBefore = new Date(now.getTime() - tellWithinMs)
    const orderIds = await listOrdersToTell(tx, tellBefore)
    await deps.queue.send(tx, orderIds.map(tellingIssuers))
  })
  for (const paymentId of await listPaymentsOfFailedRefunds(deps.db))
    await transact(deps, async (tx) => {
      await lockSettlement(tx, paymentId)
      await keepTaken(tx, deps, paymentId)
    })
  await endReviews(deps, await listCases(deps.db, 'open'))
  const cases = await listCases(deps.db, 'open')
  const overdue = cases.filter(({ decideBy }) => decideBy < now)
  if (overdue.length > 0)
    deps.log.error(
      { alert: true, count: overdue.length, caseIds: overdue.slice(0, 10).map(({ id }) => id) },
      'Cases wait longer than they may for somebody to decide them.',
    )
  await watchWithdrawals(deps, now)
}

/** The law gives the shop fourteen days to pay back, of which a person has all but the last two: money travels too. */
async function watchWithdrawals({ db, log }: Pick<Deps, 'db' | 'log'>, now: Date): Promise<void> {
  const inTwoDays = dutchDayOf(now).add({ days: 2 })
  const late = (await listWaitingWithdrawals(db, withdrawalsMax)).filter(
    ({ statedAt }) => Temporal.PlainDate.compare(payBackUntil(statedAt), inTwoDays) < 0,
  )
  if (late.length > 0)
    log.error(
      { alert: true, count: late.length, withdrawalIds: late.slice(0, 10).map(({ id }) => id) },
      'Withdrawals have to be decided now: the law’s last day to pay back is near or over.',
    )
}

const describe = (
  { refundId, orderId, paymentId, receiptReference, amount, failure }: UnwatchedRefund,
  kind: 'refundSilent' | 'refundFailed',
) => ({
  subject: `refund:${refundId}`,
  kind,
  orderId: orderId ?? undefined,
  paymentId: paymentId ?? undefined,
  refundId,
  reference: receiptReference ?? undefined,
  // The money of a silent refund is on its way as far as we know: nothing of it is open.
  amount: kind === 'refundSilent' ? { ...amount, cents: 0 } : amount,
  event: kind === 'refundSilent' ? 'silent' : 'failed',
  cause: kind === 'refundSilent' ? `refund-silent:${refundId}` : `refund-failed:${refundId}`,
  facts: { failure, asked: amount },
  actor: 'shop',
})
