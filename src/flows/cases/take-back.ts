import type { CaseKind } from '#domain/cases/case-kinds.ts'
import { markCaseDecided } from '#domain/cases/decide-case.ts'
import { findCaseAbout } from '#domain/cases/find-case.ts'
import { listFailedOfReceipt } from '#domain/cases/list-failed-of-receipt.ts'
import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { listTold } from '#domain/history/list-told.ts'
import { receiptAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { post, postAll } from '#domain/ledger/post.ts'
import { eventOf } from '#domain/payments/event-of.ts'
import { findPaymentOf } from '#domain/payments/find-payment-of.ts'
import { lockSettlement, type Settlement } from '#domain/payments/lock-settlement.ts'
import { markHeldTaken, markVoided } from '#domain/payments/mark-settled.ts'
import { markPaidOtherwise, updateRefundedPayment } from '#domain/payments/move-refund.ts'
import { isSettledPayment } from '#domain/payments/payment-states.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { closePayment } from '#domain/payments/record-answer.ts'
import { putCardPartsBack } from '#flows/holds/card-parts.ts'
import { haltOrder } from '#flows/orders/halt-order.ts'
import { receiptBackPosting, receiptPosting, takeBackPosting } from '#flows/shared/case-postings.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { receiptSubject } from './receive-money.ts'

export type TakingNews = ProviderNotification & {
  kind:
    | 'voided'
    | 'chargeback'
    | 'chargebackReversed'
    | 'refunded'
    | 'refundFailed'
    | 'fraudNotice'
    | 'disputeOpened'
    | 'disputeNotice'
    | 'contested'
}

/** Which case it makes, which way the money goes, and whether the order's cards are frozen. */
const meanings: Readonly<
  Record<TakingNews['kind'], { kind: CaseKind; sign: 1 | 0 | -1; halts: boolean }>
> = {
  voided: { kind: 'voided', sign: 1, halts: true },
  chargeback: { kind: 'chargeback', sign: 1, halts: true },
  chargebackReversed: { kind: 'chargeback', sign: -1, halts: false },
  refunded: { kind: 'refundedByHand', sign: 1, halts: true },
  refundFailed: { kind: 'refundedByHand', sign: -1, halts: false },
  fraudNotice: { kind: 'dispute', sign: 0, halts: true },
  disputeOpened: { kind: 'dispute', sign: 0, halts: true },
  disputeNotice: { kind: 'dispute', sign: 0, halts: false },
  contested: { kind: 'dispute', sign: 0, halts: true },
}

type TakeDeps = Pick<Deps, 'clock' | 'log' | 'queue'>

/**
 * The provider takes money from us, gives it back, or says that it may: booked and made a case in the transaction of
 * the news, and what was sold for it is halted. Tells what became of it, in a word. The same news again changes nothing.
 */
export async function takeBack(tx: Tx, deps: TakeDeps, news: TakingNews): Promise<string> {
  const payment = await findPaymentOf(tx, news)
  const settlement = payment && (await lockSettlement(tx, payment.paymentId))
  const earlier = await earlierOf(tx, news)
  if (news.kind === 'refundFailed' && earlier.reversal !== undefined) return 'knownTaking'
  const isReversed = news.kind === 'refunded' && earlier.reversal !== undefined
  if (!isReversed && (await takesReceipt(tx, deps, { news, payment }))) return 'receiptTaken'
  if (news.kind === 'voided' && settlement && !isSettledPayment(settlement.paymentState))
    return voidUnsettled(tx, deps, { settlement, news })

  const meaning = meanings[news.kind]
  const { amount, dedupeKey } = news
  const moves = movesOf(news, earlier)
  const { subject, currency } = await subjectOf(tx, { news, settlement, isMoved: moves.length > 0 })
  const caseId = await openCase(tx, {
    subject,
    kind: meaning.kind,
    orderId: payment?.orderId,
    paymentId: payment?.paymentId,
    reference: news.originalReference ?? news.reference,
    amount: { currency, cents: sum(moves.map(({ cents }) => cents)) },
    event: eventOf(news),
    cause: dedupeKey,
    isFootnote: meaning.sign <= 0,
    now: deps.clock.now(),
  })
  if (caseId === undefined) return 'knownTaking'
  await postAll(
    tx,
    moves.map(({ cause, cents }) => takeBackPosting(cause, { currency, cents })),
  )
  if (meaning.halts && payment !== undefined) await haltOrder(tx, deps, payment)
  deps.log.error(
    { alert: true, caseId, kind: news.kind, ...payment, reference: news.reference, amount },
    'The provider moved money that the shop did not ask it to move: a person decides.',
  )
  return 'taken'
}

type Taking = { news: TakingNews; settlement: Settlement | undefined; isMoved: boolean }

/**
 * One case for what is taken of a payment in its own currency, and one for each other: euros do not make up for dollars. Of a payment
 * that nobody knows its own is the one that was told first. News that moves nothing is of the first of them, whatever it says.
 */
async function subjectOf(tx: Tx, { news, settlement, isMoved }: Taking) {
  const { amount, originalReference, reference } = news
  const subject = `taken:${settlement?.paymentId ?? originalReference ?? reference}`
  const own = settlement?.asked.currency ?? (await findCaseAbout(tx, subject))?.currency
  if (!isMoved || own === undefined || own === amount.currency)
    return { subject, currency: own ?? amount.currency }
  return { subject: `${subject}:${amount.currency}`, currency: amount.currency }
}

/** What was told of a refund by hand before: each is the key of its news. */
type Earlier = { [news in 'done' | 'refused' | 'reversal']?: string | undefined }

async function earlierOf(tx: Tx, { kind, reference }: TakingNews): Promise<Earlier> {
  if (kind !== 'refunded' && kind !== 'refundFailed') return {}
  const [done, refused] = [`REFUND:${reference}:true`, `REFUND:${reference}:false`]
  // Notifications and reports have a word of their own for it: either is the whole news.
  const reversals = ['REFUND_FAILED', 'REFUNDED_REVERSED'].map(
    (event) => `${event}:${reference}:true`,
  )
  const told = await listTold(tx, [done, refused, ...reversals])
  const find = (...keys: readonly string[]) => told.find((key) => keys.includes(key))
  return { done: find(done), refused: find(refused), reversal: find(...reversals) }
}

/**
 * What the news moves, each under the key of the news that says so. A refund by hand and its failure carry one reference, and
 * may come in either order: a failure alone moves nothing, and the refund that comes after it moves both ways.
 */
function movesOf(
  { kind, dedupeKey, amount }: TakingNews,
  { done, refused, reversal }: Earlier,
): readonly { cause: string; cents: number }[] {
  const cents = meanings[kind].sign * amount.cents
  const isNothing =
    kind === 'refunded' ? refused !== undefined : kind === 'refundFailed' && done === undefined
  if (cents === 0 || isNothing) return []
  const isReversed = kind === 'refunded' && reversal !== undefined
  return [{ cause: dedupeKey, cents }, ...(isReversed ? [{ cause: reversal, cents: -cents }] : [])]
}

/**
 * It never was ours: the attempt is closed, what cards held for it is free, and its success, should we hear of it later, counts no more. The books show that it
 * came and went, so that a report which brings it, or takes it back, says nothing new.
 */
async function voidUnsettled(
  tx: Tx,
  deps: TakeDeps,
  { settlement, news }: { settlement: Settlement; news: TakingNews },
): Promise<string> {
  const { paymentId } = settlement
  const now = deps.clock.now()
  const { originalReference: reference, amount, dedupeKey: cause } = news
  const outcome = { reference, reason: 'cancelled' } as const
  const closed = await closePayment(tx, { paymentId, outcome, now })
  if (closed?.leavesCards) await putCardPartsBack(tx, settlement)
  if (reference === undefined || settlement.voidedReferences.includes(reference)) return 'voided'
  await markVoided(tx, { paymentId, reference })
  if (amount.cents === 0) return 'voided'
  const { isNew } = await post(tx, receiptPosting(reference, amount))
  if (isNew) await post(tx, receiptBackPosting(reference, { amount, cause }))
  return 'voided'
}

/**
 * Money that waits for a decision is gone before there was one: it leaves the books the way it came. What waits because it could
 * not be paid back is paid back by that, and its own case has nothing to decide any more.
 */
async function takesReceipt(
  tx: Tx,
  deps: TakeDeps,
  { news, payment }: { news: TakingNews; payment: { paymentId: PaymentId } | undefined },
): Promise<boolean> {
  const { originalReference, amount } = news
  const { sign } = meanings[news.kind]
  if (sign !== 1 || originalReference === undefined) return false
  const held = await balanceOf(tx, receiptAccount(originalReference, amount.currency))
  if (held < amount.cents || held === 0) return false
  const failed = await listFailedOfReceipt(tx, originalReference)
  const undecided = held - sum(failed.map(({ openCents }) => openCents))
  const taken = { news, reference: originalReference, now: deps.clock.now() }
  if (undecided < amount.cents) {
    const refundId = failed.find(({ openCents }) => openCents === amount.cents)?.refundId
    if (refundId === undefined) return false
    if (!(await takeOnce(tx, { ...taken, subject: `refund:${refundId}`, isAll: true }))) return true
    await markPaidOtherwise(tx, { refundId, now: taken.now })
    if (payment !== undefined) await updateRefundedPayment(tx, payment.paymentId)
    return true
  }
  const isAll = undecided === amount.cents
  const subject = receiptSubject(originalReference)
  const isNew = await takeOnce(tx, { ...taken, subject, isAll })
  if (isNew && isAll && payment !== undefined)
    await markHeldTaken(tx, { paymentId: payment.paymentId, reference: originalReference })
  return true
}

type TakenReceipt = {
  news: TakingNews
  reference: string
  /** The case that loses it; decided when nothing is left of it. */
  subject: string
  isAll: boolean
  now: Date
}

/** False where this news was told before. */
async function takeOnce(
  tx: Tx,
  { news, reference, subject, isAll, now }: TakenReceipt,
): Promise<boolean> {
  const { amount, dedupeKey: cause } = news
  const caseId = await openCase(tx, {
    ...{ subject, kind: 'otherAmount', event: eventOf(news), cause, isFootnote: true, now },
    amount: { currency: amount.currency, cents: -amount.cents },
  })
  if (caseId === undefined) return false
  await post(tx, receiptBackPosting(reference, { amount, cause }))
  if (isAll) await markCaseDecided(tx, { caseId, decision: 'noted', now })
  return true
}
