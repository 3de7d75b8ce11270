import type { Db } from '#domain/db.ts'
import { hasPaidBefore } from '#domain/orders/has-paid-before.ts'
import type { Fairness } from '#domain/storefronts/fairness.ts'
import { looksLikeScam, type ScamFacts } from '#kernel/scam-rule.ts'

type Warning = {
  /** How much later such an order is delivered; 0 is not at all. */
  delayMinutes: number
}

type ToJudge = {
  /** Of the basket; undefined where it holds nothing that is as good as cash. */
  facts: ScamFacts | undefined
  visitorKey: string
  scam: Fairness['scam']
}

/** Whether a basket looks like its giver is being tricked. The database is asked only where the first order decides. */
export async function warnOfScam(
  db: Db,
  { facts, visitorKey, scam }: ToJudge,
): Promise<Warning | undefined> {
  if (facts === undefined) return undefined
  const isScam = (isFirstOrder: boolean) => looksLikeScam(scam, { ...facts, isFirstOrder })
  const isDue = isScam(false) || (isScam(true) && !(await hasPaidBefore(db, visitorKey)))
  return isDue ? { delayMinutes: scam.delayMinutes } : undefined
}
