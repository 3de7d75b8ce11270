import { markCaseDecided } from '#domain/cases/decide-case.ts'
import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { post } from '#domain/ledger/post.ts'
import { loadMoneyOfPayment, markKept } from '#domain/payments/money-of-payment.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { keptPosting } from '#flows/shared/postings.ts'
import type { PaymentId } from '#kernel/ids.ts'

/**
 * The bank gave the customer what failed refunds wait to give: as far as it did they are not owed any more, their money covers the loss,
 * and their cases have nothing to decide. Only once nobody has to decide about what was taken. The caller holds the lock of the order.
 */
export async function keepTaken(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  paymentId: PaymentId,
): Promise<void> {
  const { orderId, currency, paidCents, backCents, takenCents, isTakingOpen, waiting } =
    await loadMoneyOfPayment(tx, paymentId)
  const now = clock.now()
  let owedCents = paidCents - backCents - takenCents
  for (const { refundId, caseId, cents: waitingCents, keptCents } of waiting) {
    const cents = waitingCents - Math.max(0, Math.min(waitingCents, owedCents))
    owedCents -= waitingCents - cents
    if (cents === 0 || isTakingOpen) continue
    const total = keptCents + cents
    const cause = `kept:${refundId}:${total}`
    await openCase(tx, {
      ...{ subject: `refund:${refundId}`, kind: 'refundFailed', event: 'kept', actor: 'shop' },
      ...{ amount: { currency, cents: -cents }, cause, isFootnote: true, now },
    })
    await markKept(tx, { refundId, keptCents: total })
    await post(tx, keptPosting(cause, { orderId, currency }, cents))
    if (cents === waitingCents) await markCaseDecided(tx, { caseId, decision: 'noted', now })
  }
}
