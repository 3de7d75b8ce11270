import type { CrashPoint } from '#flows/shared/crash-points.ts'
import { isWhole } from '#tests/support/thoroughness.ts'

/**
 * How the visitor pays, which decides where the process dies. `closedTab`: pays at the bank and never comes back, so
 * that only the notification tells. `refund`: one of the cards has an amount that the issuer refuses.
 */
export type Way = 'card' | 'ideal' | 'closedTab' | 'refund'

export type Scenario = {
  /** As CRASH_AT takes it: `point`, or `point#2` for the second time that it is reached. */
  crashAt: CrashPoint | `${CrashPoint}#2`
  way: Way
  /**
   * What the visitor does after the next start. `nothing`: never comes back; the shop finishes alone. `reloads`: loads
   * the page again on which the bank put them. `paysAgain`: nothing was charged, the basket is as it was.
   * `paysAgainAtOnce`: does not wait to hear that they had paid already.
   */
  then: 'nothing' | 'reloads' | 'paysAgain' | 'paysAgainAtOnce'
}

const scenario = (
  crashAt: Scenario['crashAt'],
  way: Way,
  then: Scenario['then'] = 'nothing',
): Scenario => ({ crashAt, way, then })

export const scenarios: readonly Scenario[] = [
  scenario('order:placed', 'card', 'paysAgain'),
  scenario('payment:opened', 'card'),
  scenario('payment:opened', 'ideal', 'paysAgain'),
  scenario('payment:begun-at-provider', 'card'),
  scenario('payment:begun-at-provider', 'card', 'paysAgainAtOnce'),
  scenario('payment:begun-at-provider', 'ideal', 'paysAgain'),
  scenario('payment:answer-recorded', 'card'),
  scenario('payment:answer-recorded', 'ideal', 'paysAgain'),
  scenario('payment:answer-recorded#2', 'ideal', 'reloads'),
  scenario('payment:return-kept', 'ideal'),
  scenario('payment:return-kept', 'ideal', 'reloads'),
  scenario('payment:return-handed-in', 'ideal'),
  scenario('payment:return-handed-in', 'ideal', 'reloads'),
  scenario('notification:stored', 'closedTab'),
  scenario('notification:applied', 'closedTab'),
  scenario('notification:recorded', 'closedTab'),
  scenario('settle:written', 'card'),
  scenario('settle:written', 'ideal', 'reloads'),
  scenario('settle:written', 'closedTab'),
  scenario('settle:committed', 'card'),
  scenario('issue:claimed', 'card'),
  scenario('issue:before-issuer', 'card'),
  scenario('issue:answered-by-issuer', 'card'),
  scenario('issue:answered-by-issuer#2', 'card'),
  scenario('issue:written', 'card'),
  scenario('issue:written', 'refund'),
  scenario('issue:recorded', 'card'),
  scenario('mail:claimed', 'card'),
  scenario('mail:claimed#2', 'card'),
  scenario('mail:claimed#2', 'refund'),
  scenario('mail:sent', 'card'),
  scenario('mail:sent#2', 'card'),
  scenario('mail:sent#2', 'refund'),
  scenario('mail:recorded', 'card'),
  scenario('mail:recorded#2', 'card'),
  scenario('mail:recorded#2', 'refund'),
  scenario('refund:before-provider', 'refund'),
  scenario('refund:answered-by-provider', 'refund'),
  scenario('refund:written', 'refund'),
  scenario('refund:recorded', 'refund'),
  scenario('notification:stored#2', 'refund'),
]

/** Crash points of one group stand around one piece of work, and write to the same tables. */
const groupOf = ({ crashAt }: Scenario): string => crashAt.split(':')[0] ?? ''

/** One scenario of each group: the first. The long run plays all of them. */
export const scenariosOfGroups = (): readonly Scenario[] =>
  isWhole('kill-pglite')
    ? scenarios
    : Object.values(Object.groupBy(scenarios, groupOf)).flatMap((same = []) => same.slice(0, 1))

/** Whole euros above every sentinel of bank and issuer. The amount identifies the scenario's cards. */
export const amountCentsOf = (index: number): number => (90 + index) * 100
