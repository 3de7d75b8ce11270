import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLoadBytes } from './first-load.ts'

export type Figure = {
  name: string
  target: number
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
  /** What the machine could do at all in the same run, where there is such a limit. */
  limit: number | undefined
}

export type Results = {
  figures: readonly Figure[]
  machine: string
  commit: string
  seconds: number
  connections: number
  memoryMb: number
  mails: number
}

const number = (value: number): string => Math.round(value).toLocaleString('en-GB')

/** Prints the figures and puts them between the marks of bench/results.md; the words around them stay. */
export async function writeResults(home: string, results: Results): Promise<void> {
  const rows = results.figures.map((figure) => {
    const ratio = figure.limit === undefined ? '–' : (figure.perSecond / figure.limit).toFixed(2)
    const limit = figure.limit === undefined ? '–' : number(figure.limit)
    const isReached = figure.perSecond >= figure.target ? 'yes' : '**no**'
    const cells = [
      figure.name,
      number(figure.perSecond),
      limit,
      ratio,
      number(figure.target),
      isReached,
    ]
    return `| ${[...cells, figure.p50Ms.toFixed(1), figure.p99Ms.toFixed(1), figure.failures].join(' | ')} |`
  })
  const javascript = await firstLoadBytes(home)
  const text = [
    `${results.machine}; commit ${results.commit}; ${results.seconds} s each, ${results.connections} connections, load generator included.`,
    '',
    '| Work | a second | limit | ratio | target | reached | p50 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    `Memory of the shop's process at the end: ${results.memoryMb} MB (limit 400). JavaScript on the first load of home: ${(javascript / 1000).toFixed(1)} kB gzip (limit 150, aim 130). Mails handed in during the run: ${number(results.mails)}.`,
  ].join('\n')
  writeSection(home, 'figures', text.split('\n'))
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
