import type { Tx } from '#domain/db.ts'
import { postAll } from '#domain/ledger/post.ts'
import { decideSettlement } from '#domain/payments/decide-settlement.ts'
import { PaymentUnknown } from '#domain/payments/errors.ts'
import { findPaymentStatus } from '#domain/payments/find-payment-status.ts'
import {
  lockSettlement,
  type OrderContents,
  type Settlement,
} from '#domain/payments/lock-settlement.ts'
import { markHeld, markSurplus } from '#domain/payments/mark-settled.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { ProviderOutcome } from '#domain/payments/provider.ts'
import { closePayment, recordAnswer } from '#domain/payments/record-answer.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { returnSecretAttempt } from '#domain/secret-attempts/clear-secret-attempt.ts'
import type { SecretAttemptKey } from '#domain/secret-attempts/secret-attempt-key.ts'
import type { CardAttempt } from '#flows/abuse/card-payment-attempts.ts'
import { receiveMoney } from '#flows/cases/receive-money.ts'
import { captureCardParts, putCardPartsBack } from '#flows/holds/card-parts.ts'
import { releaseHolds } from '#flows/holds/hold-balance.ts'
import { settleOrder } from '#flows/orders/settle-order.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { refundPosting, settlePosting } from '#flows/shared/postings.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'queue' | 'reached'>

type Authorisation = Extract<ProviderOutcome, { state: 'authorised' }>

/** What whoever began a payment knows of it. */
export type KnownOfPayment = {
  attempt?: CardAttempt | undefined
  /** Contents of its order, set when that was written just now. */
  contents?: OrderContents | undefined
}

/**
 * The only door for the provider's word on a payment. Answer, return page, notification, polling and
 * reconciliation all come through it, in any order and any number of times, with one outcome: the first
 * success of a basket pays it, further ones are paid back, a failure never undoes a success.
 * An attempt by card whose order is paid counts against nobody from then on. Throws `PaymentUnknown` for an id that is not ours.
 */
export async function settlePayment(
  deps: SettleDeps,
  news: { paymentId: PaymentId; outcome: ProviderOutcome } & KnownOfPayment,
): Promise<PaymentStatus> {
  const { paymentId, outcome, contents } = news
  const now = deps.clock.now()
  switch (outcome.state) {
    case 'authorised':
      return settleAuthorised(deps, {
        paymentId,
        outcome,
        contents,
        attempt: news.attempt?.takeBack(),
      })
    case 'refused':
      return closeAttempt(deps, { paymentId, outcome, now })
    case 'actionRequired':
    case 'pending': {
      const answer = { paymentId, outcome, now }
      const recorded =
        outcome.state === 'pending' && outcome.transfer !== undefined
          ? await recordTransfer(deps, answer)
          : await inOneStatement(deps, (one) => recordAnswer(one, answer))
      return recorded ?? findPaymentStatus(deps.db, paymentId)
    }
  }
}

/** It brought nothing, so what cards held for it is free at once, unless another attempt of the same order is still open. */
async function closeAttempt(
  deps: SettleDeps,
  closing: Parameters<typeof closePayment>[1],
): Promise<PaymentStatus> {
  const closed = await inOneStatement(deps, (one) => closePayment(one, closing))
  if (closed === undefined) return findPaymentStatus(deps.db, closing.paymentId)
  const { orderId, leavesCards, ...status } = closed
  if (leavesCards) await releaseHolds(deps, orderId)
  return status
}

/** Whereto the giver transfers is written and mailed together or not at all. */
const recordTransfer = (deps: SettleDeps, answer: Parameters<typeof recordAnswer>[1]) =>
  transact(deps, async (tx) => {
    const recorded = await recordAnswer(tx, answer)
    const { paymentId } = answer
    if (recorded !== undefined)
      await deps.queue.send(tx, [{ name: 'send-transfer-mail', payload: { paymentId } }])
    return recorded
  })

async function settleAuthorised(deps: SettleDeps, news: AuthorisedNews): Promise<PaymentStatus> {
  const status = await transact(deps, (tx) => settleWithin(tx, deps, news))
  deps.reached('settle:committed')
  return status
}

type AuthorisedNews = {
  paymentId: PaymentId
  outcome: Authorisation
  /** What is given back once the order is paid. */
  attempt?: SecretAttemptKey | undefined
} & Pick<KnownOfPayment, 'contents'>

/** The same in the caller's transaction, which may write besides whose word it is. Throws `PaymentUnknown`. */
export async function settleWithin(
  tx: Tx,
  deps: SettleDeps,
  { paymentId, outcome, attempt, contents }: AuthorisedNews,
): Promise<PaymentStatus> {
  const settlement = await lockSettlement(tx, paymentId, contents)
  if (settlement === undefined) throw new PaymentUnknown()
  const status = await apply(tx, deps, { settlement, outcome, attempt })
  deps.reached('settle:written')
  return status
}

type Success = Omit<AuthorisedNews, 'paymentId' | 'contents'> & { settlement: Settlement }

async function apply(tx: Tx, deps: SettleDeps, success: Success): Promise<PaymentStatus> {
  const { settlement, outcome, attempt } = success
  const { reference, amount: paid } = outcome
  const decision = decideSettlement(settlement, { paid, reference, now: deps.clock.now() })
  const status = { refusalReason: null, action: null, isOrderPaid: settlement.isOrderPaid }
  if (attempt !== undefined && settlement.isOrderPaid) await returnSecretAttempt(tx, attempt)
  switch (decision) {
    case 'nothing':
      return { ...status, state: settlement.paymentState }
    case 'settle': {
      const cards = await captureCardParts(tx, deps, settlement)
      if (cards === undefined) {
        await putCardPartsBack(tx, settlement)
        await payBack(tx, deps, { ...success, reason: 'cardGone' })
        return { ...status, state: 'settled' }
      }
      const { paymentId, orderId, asked: amount, isTakenBack, heldFor } = settlement
      const paying = settlePosting({ orderId, paymentId, reference, amount })
      await settleOrder(tx, deps, {
        ...{ order: settlement, cards, attempt },
        payment: {
          ...{ ...authorisationOf(outcome), paymentId, amount },
          ...{ lackCents: 0, paying, isTakenBack, heldFor },
        },
      })
      return { ...status, state: 'settled', isOrderPaid: true }
    }
    case 'refundSurplus':
      await payBack(tx, deps, { ...success, reason: 'paidTwice' })
      return { ...status, state: 'settled' }
    case 'otherAmount':
    case 'tooLate':
      await hold(tx, deps, success)
      await receiveMoney(tx, deps, { kind: decision, reference, amount: paid, settlement })
      return { ...status, state: 'held' }
    case 'secondPayment':
      await receiveMoney(tx, deps, { kind: decision, reference, amount: paid, settlement })
      return { ...status, state: settlement.paymentState }
  }
}

/**
 * The same basket was paid before, or a card that pays the rest of it was spent or stopped meanwhile: the whole of this payment
 * goes back, and the books show both ways.
 */
async function payBack(
  tx: Tx,
  deps: SettleDeps,
  { settlement, outcome, reason }: Success & { reason: 'paidTwice' | 'cardGone' },
): Promise<void> {
  const { paymentId, orderId, asked } = settlement
  const now = deps.clock.now()
  await markSurplus(tx, { ...authorisationOf(outcome), paymentId, now })
  const refundId = await requestRefund(tx, {
    orderId,
    paymentId,
    cause: `${reason}:${paymentId}`,
    reason,
    amount: asked,
    now,
  })
  invariant(refundId !== undefined, 'A payment is surplus once.')
  await postAll(tx, [
    settlePosting({ orderId, paymentId, reference: outcome.reference, amount: asked }),
    refundPosting({ refundId, orderId, receiptReference: null, amount: asked }),
  ])
  await deps.queue.send(tx, [{ name: 'send-refund', payload: { refundId } }])
  deps.log.warn(
    { paymentId, orderId, refundId, reason },
    'A payment goes back: its basket was paid before, or a card that pays a part of it has no more.',
  )
}

async function hold(tx: Tx, deps: SettleDeps, { settlement, outcome }: Success): Promise<void> {
  const { paymentId, asked } = settlement
  const paid = outcome.amount
  const holdReason = `asked ${asked.currency} ${asked.cents}, paid ${paid.currency} ${paid.cents}`
  const now = deps.clock.now()
  await markHeld(tx, { ...authorisationOf(outcome), paymentId, holdReason, now })
}

const authorisationOf = ({ reference, brand }: Authorisation) => ({ reference, brand })
