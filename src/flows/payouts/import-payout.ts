import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { postAll } from '#domain/ledger/post.ts'
import { findPayout, type Payout } from '#domain/payouts/find-payout.ts'
import { markReported, matchLines } from '#domain/payouts/match-lines.ts'
import type { PayoutReport } from '#domain/payouts/report.ts'
import { insertLines, insertPayout, saveTotals } from '#domain/payouts/store-report.ts'
import { type DifferingLine, listDiffering, sumLines } from '#domain/payouts/sum-lines.ts'
import type { SettleDeps } from '#flows/payments/settle-payment.ts'
import { differencePosting, payoutPostings, totalsOf } from '#flows/shared/payout-postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { PayoutId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { catchUp, linesPerStatement } from './catch-up.ts'

export type ImportedPayout = {
  /** `known`: the same report was imported before. `changed`: another one of this batch was. Nothing changed then. */
  outcome: 'imported' | 'known' | 'changed'
  payout: Payout
  /** What the shop heard of from this report alone, and what a person has to look at. */
  unheardCount: number
  caseCount: number
}

/**
 * Books a batch of the provider's, once. First the shop catches up with what the report knows and no notification told,
 * each in its own transaction and harmless to repeat. Then all lines are written, matched with our books and booked, in
 * one transaction; what does not match becomes a case.
 */
export async function importPayout(
  deps: SettleDeps,
  report: PayoutReport,
): Promise<ImportedPayout> {
  const earlier = await findPayout(deps.db, report)
  if (earlier !== undefined) return asBefore(earlier, report)
  const unheardCount = await catchUp(deps, report.lines)
  const caseCount = await transact(deps, (tx) => book(tx, deps, report))
  const payout = await findPayout(deps.db, report)
  invariant(payout !== undefined, 'A payout that was imported is there.')
  if (caseCount === undefined) return asBefore(payout, report)
  return { outcome: 'imported', payout, unheardCount, caseCount }
}

const asBefore = (payout: Payout, { fingerprint }: PayoutReport): ImportedPayout => ({
  outcome: payout.fingerprint === fingerprint ? 'known' : 'changed',
  payout,
  unheardCount: 0,
  caseCount: 0,
})

/** Undefined where another process was quicker. */
async function book(tx: Tx, deps: SettleDeps, report: PayoutReport): Promise<number | undefined> {
  const now = deps.clock.now()
  const payoutId = await insertPayout(tx, { report, now })
  if (payoutId === undefined) return undefined
  for (let first = 0; first < report.lines.length; first += linesPerStatement) {
    const lines = report.lines.slice(first, first + linesPerStatement)
    await insertLines(tx, { payoutId, lines, first })
    await matchLines(tx, { payoutId, first, last: first + lines.length - 1 })
  }
  await markReported(tx, { payoutId, now })
  const sums = await sumLines(tx, payoutId)
  const differing = await listDiffering(tx, payoutId)
  const totals = totalsOf(sums)
  await saveTotals(tx, { payoutId, totals })
  await postAll(tx, [
    ...payoutPostings(payoutId, sums),
    ...differing.map((line) => differencePosting(payoutId, line)),
  ])
  for (const line of differing) await openDifference(tx, { payoutId, line, report, now })
  const { batchNumber } = report
  const left = totals.filter(({ leftCents }) => leftCents !== 0)
  if (left.length > 0)
    deps.log.error(
      {
        ...{ alert: true, batchNumber },
        left: left.map(({ currency, leftCents }) => ({ currency, leftCents })),
      },
      'The lines of a payout do not come to zero: ask the provider, unless the next one makes up for it.',
    )
  if (differing.length > 0)
    deps.log.error(
      { alert: true, batchNumber, count: differing.length },
      'The report of a payout says otherwise than our books: a person decides.',
    )
  return differing.length
}

async function openDifference(
  tx: Tx,
  about: { payoutId: PayoutId; line: DifferingLine; report: PayoutReport; now: Date },
): Promise<void> {
  const { payoutId, line, report, now } = about
  const { position, type, paymentId, reference, modificationReference, transferKey } = line
  const subject = `payout-line:${payoutId}:${position}`
  const { batchNumber } = report
  await openCase(tx, {
    subject,
    kind: 'payoutDiffers',
    paymentId: paymentId ?? undefined,
    reference: reference ?? modificationReference ?? undefined,
    amount: line.difference,
    event: type,
    cause: subject,
    facts: { batchNumber, line: position + 1, modificationReference, transferKey },
    now,
  })
}
