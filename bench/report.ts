import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLoadBytes, homeBytesMax } from './first-load.ts'
import {
  type ResourceUsage,
  type StatementCost,
  statementsOnTheWire,
  togetherMsOf,
} from './resource-usage.ts'
import type { LoadFigure } from './wrk.ts'

/** What one tree did, and the resources that it used. */
export type Measured = LoadFigure & {
  usage: ResourceUsage
  statementCosts: readonly StatementCost[]
  /** Of several turns that were put together. */
  quickest?: Measured | undefined
}

export type Figure = {
  name: string
  targetMs: number | undefined
  /** A second: what the machine could do at all in the same run, where there is such a limit. */
  limit: number | undefined
  ours: Measured
  /** The tree beside it. */
  before: Measured | undefined
}

export type Results = {
  figures: readonly Figure[]
  machine: string
  commit: string
  seconds: number
  turns: number
  connections: number
  memoryMb: number
  mails: number
  besideCommit: string | undefined
  memoryMbBefore: number | undefined
}

const number = (value: number): string => Math.round(value).toLocaleString('en-GB')

/** Three digits say enough. */
const short = (value: number): string => (value >= 100 ? number(value) : value.toPrecision(3))

/** Ours, and what it was where another tree stands beside it. */
function pair({ ours, before }: Figure, of: (measured: Measured) => string): string {
  return before === undefined ? of(ours) : `${of(ours)} (${of(before)})`
}

const each =
  (field: keyof ResourceUsage) =>
  ({ usage, requests }: Measured): string =>
    short(usage[field] / requests)

export function rowOf(figure: Figure): string {
  const { name, targetMs, limit, ours, before } = figure
  const togetherMs = togetherMsOf(ours.usage) / ours.requests
  const reached = targetMs !== undefined && togetherMs > targetMs ? '**no**' : 'yes'
  const cells = [
    name,
    pair(figure, ({ perSecond }) => number(perSecond)),
    limit === undefined ? '–' : (ours.perSecond / limit).toFixed(2),
    pair(figure, each('shopMs')),
    pair(figure, each('databaseMs')),
    pair(figure, each('bankMs')),
    targetMs === undefined ? '–' : `${targetMs}: ${reached}`,
    pair(figure, ({ statementCosts, requests }) =>
      short(statementsOnTheWire(statementCosts) / requests),
    ),
    pair(figure, ({ p50Ms }) => p50Ms.toFixed(1)),
    pair(figure, ({ p99Ms }) => p99Ms.toFixed(1)),
    ours.failures + (before?.failures ?? 0),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Prints the figures and puts them between the marks of bench/results.md; the words around them stay. */
export async function writeResults(home: string, results: Results): Promise<void> {
  const { besideCommit, memoryMbBefore } = results
  const javascript = `${((await firstLoadBytes(home)) / 1000).toFixed(1)} kB`
  const was = (value: string | number | undefined) => (value === undefined ? '' : ` (${value})`)
  writeSection(home, 'figures', [
    `${results.machine}; commit ${results.commit}${was(besideCommit)}; ${results.turns} turns of ${results.seconds} s each, ${results.connections} connections, load generator included.`,
    '',
    '| Workload | a second | of the limit | shop ms | database ms | bank ms | target, together | statements | p50 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...results.figures.map(rowOf),
    '',
    `Memory of the shop's process at the end: ${results.memoryMb}${was(memoryMbBefore)} MB (limit 400). JavaScript on the first load of home: ${javascript} gzip (limit ${homeBytesMax / 1000}). Mails handed in during the run: ${number(results.mails)}.`,
  ])
  const order = results.figures.find(({ name }) => name.includes('order'))
  if (order !== undefined) writeStatementCosts(home, 'order', order)
}

const shownStatements = 8
const textLength = 90

/** What the database is busy with, each time that work is done. */
function writeStatementCosts(home: string, name: string, { ours, before }: Figure): void {
  const tidy = (text: string): string =>
    text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').trim().slice(0, textLength)
  const total = ({ statementCosts, requests }: Measured): string =>
    short(statementCosts.reduce((sum, { ms }) => sum + ms, 0) / requests)
  writeSection(home, name, [
    `Together ${total(ours)}${before === undefined ? '' : ` (${total(before)})`} ms in the database each time.`,
    '',
    '| Statement | each time | ms each time |',
    '|---|---|---|',
    ...ours.statementCosts
      .slice(0, shownStatements)
      .map(
        ({ text, calls, ms }) =>
          `| \`${tidy(text)}\` | ${(calls / ours.requests).toFixed(2)} | ${(ms / ours.requests).toFixed(2)} |`,
      ),
  ])
}

/** Prints the lines and puts them between the marks of that name in bench/results.md; the words around stay. */
export function writeSection(home: string, name: string, lines: readonly string[]): void {
  const text = lines.join('\n')
  process.stdout.write(`${text}\n`)
  const path = join(home, 'bench', 'results.md')
  const page = readFileSync(path, 'utf8')
  const beginMark = `<!-- ${name} -->`
  const begin = page.indexOf(beginMark) + beginMark.length
  const end = page.indexOf(`<!-- /${name} -->`)
  if (end < begin) throw new Error(`bench/results.md has no place called ${name}.`)
  writeFileSync(path, `${page.slice(0, begin)}\n${text}\n${page.slice(end)}`)
}
