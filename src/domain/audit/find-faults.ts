import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { AuditRule, AuditScope } from './audit-rule.ts'
import { cardHolds, cardOrigins, cardValues, handledCards, printedCards } from './card-rules.ts'
import { payoutLines, waitingMoney, waitingPeople } from './case-rules.ts'
import { allocated, debtsOfCompanies, givenUp } from './debt-rules.ts'
import {
  caseCauses,
  extraCauses,
  favourCauses,
  knownWords,
  newsCauses,
  unitCauses,
} from './decided-causes.ts'
import { exactCauses } from './exact-causes.ts'
import {
  booked,
  orderBalances,
  orderTotals,
  refundsWithinTenders,
  tenders,
  units,
} from './order-rules.ts'
import {
  cardOwners,
  decidedCases,
  documentOwners,
  orderOwners,
  refundedUnits,
} from './owner-rules.ts'
import { documentAmounts, documentNumbers, vatByRate, vatOfOrders } from './paper-rules.ts'
import {
  statesOfDeliveries,
  statesOfOrders,
  statesOfPayments,
  statesOfRefunds,
  statesOfUnits,
} from './state-rules.ts'

/** All that the books promise beyond their sums (`domain/ledger/audit.ts`). A new rule is a line here. */
export const auditRules: readonly AuditRule[] = [
  ...[knownWords, exactCauses, unitCauses, extraCauses, favourCauses, caseCauses, newsCauses],
  ...[orderTotals, tenders, refundsWithinTenders, orderBalances, units, booked],
  ...[cardOrigins, cardValues, cardHolds, printedCards, handledCards],
  ...[documentNumbers, documentAmounts, vatByRate, vatOfOrders],
  ...[debtsOfCompanies, allocated, givenUp],
  ...[waitingMoney, waitingPeople, payoutLines],
  ...[orderOwners, refundedUnits, cardOwners, documentOwners, decidedCases],
  ...[statesOfOrders, statesOfPayments, statesOfRefunds, statesOfUnits, statesOfDeliveries],
]

/** Names of the rules that only an audit of everything asks. */
export const wholeRules: readonly string[] = auditRules
  .filter((rule) => 'whole' in rule)
  .map(({ rule }) => rule)

/** A rule that is broken, and a sentence that names the row. */
export type Fault = { rule: string; says: string }

const faultsMax = 100

/**
 * Proves the rules on live data, one statement each; at most a hundred faults of each rule. With `since` it proves what
 * was written since, and leaves out rules that read whole tables.
 */
export async function findFaults(
  db: Db,
  { since }: Partial<AuditScope> = {},
): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (const rule of auditRules) {
    if ('whole' in rule && since !== undefined) continue
    const ask = 'whole' in rule ? rule.whole : rule.faults({ since })
    const found = sql<{ says: string }>`(${ask})`
    const rows = await db.selectFrom(found.as('fault')).select('says').limit(faultsMax).execute()
    faults.push(...rows.map(({ says }) => ({ rule: rule.rule, says })))
  }
  return faults
}
