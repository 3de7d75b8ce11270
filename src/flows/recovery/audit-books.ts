import { auditCards, type CardFinding } from '#domain/cards/audit-cards.ts'
import { auditLedger, type LedgerAudit, type LedgerFinding } from '#domain/ledger/audit.ts'
import { findAuditMark, readLedgerTime, writeAuditMark } from '#domain/ledger/audit-marks.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement } from '#flows/shared/transact.ts'

/**
 * A transfer carries the time at which its transaction began, and is seen once that is committed: what began shortly
 * before the last audit may not have been seen by it. No transaction of the shop lasts as long.
 */
const overlapMs = 60 * 60 * 1000

export type BooksAudit = Omit<LedgerAudit, 'findings'> & {
  findings: readonly (LedgerFinding | CardFinding)[]
  /** Everything before was proven by an earlier audit; undefined where all was read. */
  since: Date | undefined
}

/** Audits what was written since the last audit that found nothing, and the accounts and cards that it moved; or everything. */
export async function auditBooks(
  deps: Pick<Deps, 'db' | 'readBehind'>,
  { isAll }: { isAll: boolean },
): Promise<BooksAudit> {
  const until = await readLedgerTime(deps.db)
  const mark = isAll ? undefined : await findAuditMark(deps.db)
  const since = mark && new Date(mark.getTime() - overlapMs)
  const ledger = await deps.readBehind((db) => auditLedger(db, { since }))
  const cards = await deps.readBehind((db) => auditCards(db, { since }))
  const findings = [...ledger.findings, ...cards]
  if (findings.length === 0) await inOneStatement(deps, (one) => writeAuditMark(one, until))
  return { ...ledger, findings, since }
}
