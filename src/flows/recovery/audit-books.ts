import type { Kysely } from 'kysely'
import { type Fault, findFaults, wholeRules } from '#domain/audit/find-faults.ts'
import type { Database } from '#domain/db.ts'
import { auditLedger, type LedgerAudit, type LedgerFinding } from '#domain/ledger/audit.ts'
import { findAuditMark, readLedgerTime, writeAuditMark } from '#domain/ledger/audit-marks.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { auditCodes, codeRule } from './audit-codes.ts'

/**
 * A transfer carries the time at which its transaction began, and is seen once that is committed: what began shortly
 * before the last audit may not have been seen by it. No transaction of the shop lasts as long.
 */
const overlapMs = 60 * 60 * 1000

export type BooksAudit = Omit<LedgerAudit, 'findings'> & {
  findings: readonly (LedgerFinding | Fault)[]
  /** Everything before was proven by an earlier audit. Undefined where all was read. */
  since: Date | undefined
  /** Names of the rules that read whole tables, where they were left out. */
  notAsked: readonly string[]
}

/** Runs work as the role that owns the tables, which the running shop's role is not. */
export type AsOwner = <T>(work: (db: Kysely<Database>) => Promise<T>) => Promise<T>

type AuditDeps = Pick<Deps, 'db' | 'readBehind' | 'vault'> & { asOwner?: AsOwner | undefined }

/**
 * Proves the sums, causes, documents and codes of the books. Only the owner of the tables marks
 * what was proven, so that the running shop cannot vouch for itself: without `asOwner` everything
 * is read each time. With it, and without `isAll`, what was written since the last audit that found
 * nothing is read, and what reads whole tables is left out; all of it is read once the last whole
 * audit is a week ago.
 */
export async function auditBooks(
  { db, readBehind, vault, asOwner }: AuditDeps,
  { isAll }: { isAll: boolean },
): Promise<BooksAudit> {
  const until = await readLedgerTime(db)
  const mark = isAll || asOwner === undefined ? undefined : await findAuditMark(db)
  const since = mark && new Date(mark.getTime() - overlapMs)
  const ledger = await readBehind((behind) => auditLedger(behind, { since }))
  const faults = await readBehind((behind) => findFaults(behind, { since }))
  const codes = since === undefined ? await readBehind((behind) => auditCodes(behind, vault)) : []
  const findings = [...ledger.findings, ...faults, ...codes]
  if (findings.length === 0)
    await asOwner?.((owner) => writeAuditMark(owner, { until, isWhole: since === undefined }))
  const notAsked = since === undefined ? [] : [...wholeRules, codeRule]
  return { ...ledger, findings, since, notAsked }
}
