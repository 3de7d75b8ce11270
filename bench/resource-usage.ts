import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Processor time in milliseconds. */
export type ResourceUsage = {
  shopMs: number
  databaseMs: number
  /** Of what stands in for the bank. */
  bankMs: number
}

export const togetherMsOf = ({ shopMs, databaseMs, bankMs }: ResourceUsage): number =>
  shopMs + databaseMs + bankMs

/** Of Linux, on every machine that Node.js runs on. */
const tickMs = 10

type ProcessTimes = { parent: number; ownMs: number; endedChildrenMs: number }

function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold anything; after it the fields are counted from 3.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = (first: number) => Number(fields[first - 3]) + Number(fields[first - 2])
    return {
      parent: Number(fields[4 - 3]),
      ownMs: ticks(14) * tickMs,
      endedChildrenMs: ticks(16) * tickMs,
    }
  } catch {
    return undefined
  }
}

/** Of a process with all its threads, and of its children, those that ended included. */
export function processorMsOf(pid: number): number {
  const own = timesOf(pid)
  if (own === undefined) return 0
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = others.flatMap((name) => timesOf(Number(name)) ?? [])
  return children
    .filter(({ parent }) => parent === pid)
    .reduce((sum, { ownMs }) => sum + ownMs, own.ownMs + own.endedChildrenMs)
}

/** Those of the bench itself have this mark. */
const bench = '/* bench */'

/** Statements of one kind: how many, and how long the server took for them. */
export type StatementCost = { text: string; calls: number; ms: number }

export type StatementWatch = {
  statementCosts(): Promise<readonly StatementCost[]>
  allIssued(): Promise<void>
  /** The server learns how much lies in its tables, as it does by itself every few minutes. */
  analyze(): Promise<void>
  stop(): Promise<void>
}

/** Watches every statement that the server carries out, `begin` and `commit` and those of the queue among them. */
export async function watchStatements(url: string): Promise<StatementWatch> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  return {
    statementCosts: async () => {
      const { rows } = await client.query<StatementCost>(
        `select ${bench} query as text, sum(calls)::float8 as calls, sum(total_exec_time)::float8 as ms
        from pg_stat_statements where query not like '%${bench}%' group by query`,
      )
      return rows
    },
    allIssued: async () => {
      for (;;) {
        const { rows } = await client.query<{ open: number }>(
          `select ${bench} count(*)::int as open from card_units where state not in ('issued', 'refunded')`,
        )
        if (rows[0]?.open === 0) return
        await pause(100)
      }
    },
    analyze: async () => {
      await client.query(`analyze ${bench}`)
    },
    stop: () => client.end(),
  }
}

/** The statement that took most time first. */
export function costsBetween(
  before: readonly StatementCost[],
  after: readonly StatementCost[],
): readonly StatementCost[] {
  const known = new Map(before.map((cost) => [cost.text, cost]))
  return after
    .map(({ text, calls, ms }) => {
      const { calls: earlier = 0, ms: earlierMs = 0 } = known.get(text) ?? {}
      return { text, calls: calls - earlier, ms: ms - earlierMs }
    })
    .filter(({ calls }) => calls > 0)
    .sort((one, other) => other.ms - one.ms)
}

export const usageBetween = (before: ResourceUsage, after: ResourceUsage): ResourceUsage => ({
  shopMs: after.shopMs - before.shopMs,
  databaseMs: after.databaseMs - before.databaseMs,
  bankMs: after.bankMs - before.bankMs,
})

/** What the server asks itself at a commit, for rules that are held until then, is on no wire. */
const isOnTheWire = ({ text }: StatementCost): boolean =>
  !text.endsWith('FOR KEY SHARE OF x') && !text.startsWith('not exists (')

export const statementsOnTheWire = (costs: readonly StatementCost[]): number =>
  costs.filter(isOnTheWire).reduce((sum, { calls }) => sum + calls, 0)
