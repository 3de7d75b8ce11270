import { findPaymentOf } from '#domain/payments/find-payment-of.ts'
import { listUnheard, type UnheardLine } from '#domain/payouts/list-unheard.ts'
import type { LineMeaning, ReportLine } from '#domain/payouts/report.ts'
import { receiveMoney } from '#flows/cases/receive-money.ts'
import { type TakingNews, takeBack } from '#flows/cases/take-back.ts'
import { type SettleDeps, settlePayment } from '#flows/payments/settle-payment.ts'
import { finishRefund } from '#flows/refunds/finish-refund.ts'
import { transact } from '#flows/shared/transact.ts'
import { isId, type PaymentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/** A statement stays small however long the report is. */
export const linesPerStatement = 5_000

/** As news it would have been of this kind. */
const kinds: Readonly<Partial<Record<LineMeaning, TakingNews['kind']>>> = {
  captureBack: 'voided',
  refund: 'refunded',
  refundBack: 'refundFailed',
  chargeback: 'chargeback',
  chargebackBack: 'chargebackReversed',
}

/**
 * Takes from the report what its notifications should have told: payments that the shop waits for are settled, refunds end,
 * what was taken from us is a case. Each is done as its news would have been, so news that comes later changes nothing.
 */
export async function catchUp(deps: SettleDeps, lines: readonly ReportLine[]): Promise<number> {
  let count = 0
  for (let first = 0; first < lines.length; first += linesPerStatement) {
    const unheard = await listUnheard(deps.db, lines.slice(first, first + linesPerStatement))
    for (const one of unheard) await hear(deps, one)
    count += unheard.length
  }
  return count
}

async function hear(deps: SettleDeps, { line, refundId }: UnheardLine): Promise<void> {
  if (line.meaning === 'capture') return hearCapture(deps, line)
  if (refundId === undefined) return hearTaking(deps, line)
  const reference = line.modificationReference ?? undefined
  const isDone = line.meaning === 'refund'
  await finishRefund(deps, {
    refundId,
    reference: isDone ? reference : undefined,
    isDone,
    ...(isDone ? {} : { failure: 'the report of the payout says that it came back' }),
  })
}

/** A payment of ours goes through the one door; money of any other is nobody's, and a case. */
async function hearCapture(deps: SettleDeps, line: ReportLine): Promise<void> {
  const { reference, paymentReference, gross } = line
  if (reference === null) return
  const paymentId = paymentIdOf(paymentReference)
  const ours = await findPaymentOf(deps.db, { paymentId, originalReference: undefined })
  if (ours !== undefined) {
    const outcome = { state: 'authorised', reference, amount: gross } as const
    await settlePayment(deps, { paymentId: ours.paymentId, outcome })
    return
  }
  await transact(deps, (tx) =>
    receiveMoney(tx, deps, {
      kind: 'unknownPayment',
      reference,
      amount: gross,
      settlement: undefined,
    }),
  )
}

async function hearTaking(deps: SettleDeps, line: ReportLine): Promise<void> {
  const kind = kinds[line.meaning]
  const [dedupeKey] = line.causes
  const reference = line.modificationReference
  invariant(kind !== undefined, `A line of ${line.type} tells something.`)
  if (dedupeKey === undefined || reference === null) return
  const { paymentReference, gross } = line
  await transact(deps, (tx) =>
    takeBack(tx, deps, {
      dedupeKey,
      kind,
      paymentId: paymentIdOf(paymentReference),
      refundId: undefined,
      reference,
      originalReference: line.reference ?? undefined,
      amount: { ...gross, cents: Math.abs(gross.cents) },
      occurredAt: line.bookedAt,
    }),
  )
}

const paymentIdOf = (reference: string | null): PaymentId | undefined =>
  reference !== null && isId('pay', reference) ? reference : undefined
