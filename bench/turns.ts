import type { Measured } from './report.ts'
import { type ResourceUsage, type StatementCost, togetherMsOf } from './resource-usage.ts'

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Half of them are at most this. */
function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

function costsTogether(turns: readonly Measured[]): StatementCost[] {
  const costs = new Map<string, StatementCost>()
  for (const { text, calls, ms } of turns.flatMap(({ statementCosts }) => statementCosts)) {
    const earlier = costs.get(text)
    costs.set(text, {
      text,
      calls: calls + (earlier?.calls ?? 0),
      ms: ms + (earlier?.ms ?? 0),
    })
  }
  return [...costs.values()].sort((one, other) => other.ms - one.ms)
}

/** The one that others on the machine disturbed least. */
function quickestOf(turns: readonly Measured[]): Measured | undefined {
  const eachMs = ({ usage, requests }: Measured): number => togetherMsOf(usage) / requests
  return turns.toSorted((one, other) => eachMs(one) - eachMs(other))[0]
}

/** What was used is added up; of times and speeds the turn in the middle counts, since one may meet a busy machine. */
export function togetherOf(turns: readonly Measured[]): Measured {
  const used = (field: keyof ResourceUsage) => sum(turns.map(({ usage }) => usage[field]))
  const middle = (field: 'perSecond' | 'p50Ms' | 'p99Ms') =>
    median(turns.map((turn) => turn[field]))
  return {
    requests: sum(turns.map(({ requests }) => requests)),
    failures: sum(turns.map(({ failures }) => failures)),
    perSecond: middle('perSecond'),
    p50Ms: middle('p50Ms'),
    p99Ms: middle('p99Ms'),
    usage: {
      shopMs: used('shopMs'),
      databaseMs: used('databaseMs'),
      bankMs: used('bankMs'),
    },
    statementCosts: costsTogether(turns),
    quickest: quickestOf(turns),
  }
}
