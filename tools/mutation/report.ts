import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { areas } from './areas.ts'
import type { Judged } from './run.ts'

const root = join(import.meta.dirname, '..', '..')
const document = join(root, 'docs/mutation.md')
const judgementsFile = 'tests/mutation-judgements.yaml'

/** By the mutant's id: why no test can or need notice it. */
export type Judgements = Record<string, string>
export type Report = { judged: readonly Judged[]; judgements: Judgements; seed: number }

export function readJudgements(): Judgements {
  const byFile: Record<string, Judgements> = load(
    readFileSync(join(root, judgementsFile), 'utf8'),
  ) as Record<string, Judgements>
  return Object.assign({}, ...Object.values(byFile ?? {}))
}

const isSurvivor = ({ verdict }: Judged): boolean =>
  verdict === 'survived' || verdict === 'no coverage'

const columns = ['killed', 'timed out', 'broken', 'survived', 'no coverage', 'unfinished'] as const

/** Of those that can be noticed, how many were. There is none until all are finished: those still to run are the hard ones. */
function scoreOf(judged: readonly Judged[], judgements: Judgements): string {
  if (judged.some(({ verdict }) => verdict === 'unfinished')) return '–'
  const missed = judged.filter(isSurvivor)
  const equivalent = missed.filter(({ id }) => judgements[id] !== undefined).length
  const rate = (judged.length - missed.length) / Math.max(1, judged.length - equivalent)
  return `${(Math.floor(rate * 1000) / 10).toFixed(1)} %`
}

function rowOf(name: string, judged: readonly Judged[], judgements: Judgements): string[] {
  const counts = columns.map((column) => judged.filter(({ verdict }) => verdict === column).length)
  const missed = judged.filter(isSurvivor)
  const equivalent = missed.filter(({ id }) => judgements[id] !== undefined).length
  const cells = [judged.length, ...counts, equivalent, scoreOf(judged, judgements)]
  return [name, ...cells.map(String)]
}

const heads = ['Area', 'Mutants', 'Killed', 'Timed out', 'Broke the file', 'Survived']
heads.push('No coverage', 'Not finished', 'Of the missed judged equivalent', 'Score')

function scoreRows({ judged, judgements }: Report): string[][] {
  const present = areas.filter(({ name }) => judged.some(({ area }) => area === name))
  const rows = present.map(({ name }) =>
    rowOf(
      name,
      judged.filter(({ area }) => area === name),
      judgements,
    ),
  )
  return rows.length > 1 ? [...rows, rowOf('all', judged, judgements)] : rows
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The survivors that nobody has judged, and the score, of the areas that were asked for. */
export function printReport(report: Report, asked: readonly string[]): void {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const survivors = report.judged.filter(isSurvivor)
  for (const { id, area, file, line, lineText, original, replacement, verdict } of survivors) {
    if (report.judgements[id] !== undefined || !asked.includes(area)) continue
    say(`\n${file}:${line} ${verdict}, ${id}\n  ${lineText}`)
    say(`  - ${oneLine(original)}\n  + ${oneLine(replacement)}`)
  }
  const judged = report.judged.filter(({ area }) => asked.includes(area))
  say('')
  for (const row of [heads, ...scoreRows({ ...report, judged })]) say(row.join(' | '))
  const known = new Set(survivors.map(({ id }) => id))
  const isFinished = report.judged.every(({ verdict }) => verdict !== 'unfinished')
  const idle = Object.keys(report.judgements).filter((id) => !known.has(id))
  if (isFinished && idle.length > 0) say(`\nJudged, but no survivor: ${idle.join(', ')}`)
}

const inTable = (text: string) => {
  const short = oneLine(text).replaceAll('|', '\\|')
  return `\`\` ${short.length > 90 ? `${short.slice(0, 88)} …` : short} \`\``
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** Everything between the two marks of the document is printed. */
export function writeReport(report: Report): void {
  const survivors = report.judged.filter(isSurvivor)
  const printed = [
    `Seed ${report.seed}, ${new Date().toISOString().slice(0, 10)}.`,
    table(heads, scoreRows(report)),
    '## Survivors',
    table(
      ['Place', 'Written', 'Changed to', 'Judgement'],
      survivors.map(({ id, file, line, original, replacement, verdict }) => [
        `${file}:${line}`,
        inTable(original),
        inTable(replacement || 'nothing'),
        report.judgements[id] ?? `open (${verdict})`,
      ]),
    ),
  ].join('\n\n')
  const [before = ''] = readFileSync(document, 'utf8').split('<!-- printed -->')
  writeFileSync(document, `${before}<!-- printed -->\n\n${printed}\n`)
}
