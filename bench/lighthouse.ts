import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeSection } from './report.ts'
import { startTestBed } from './test-bed.ts'

/**
 * Asks Lighthouse about the shop as it goes live: production mode, open to search engines, without simulators but the
 * payment provider's. A phone with Lighthouse's own slow-down: 150 ms to the server, 1.6 Mbit/s and a processor four
 * times slower, computed from a quick load (`simulate`). `RUNS` is the number of runs for each page. The run with the
 * middle score counts, and all reports that cost points are printed.
 */
const root = new URL('../', import.meta.url).pathname
const runs = Number(process.env.RUNS ?? 3)
const program = process.env.LIGHTHOUSE ?? ''

type Page = {
  name: string
  path: string
  /** Kept out of search engines on purpose: its SEO is nobody's to judge. */
  isKeptOut?: true
}

const pages: readonly Page[] = [
  { name: 'home', path: '/' },
  { name: 'overview', path: '/cadeaubonnen/' },
  { name: 'product', path: '/cadeaubonnen/aan-tafel-dinerbon/' },
  { name: 'finder', path: '/cadeauzoeker/' },
  // A checkout with its whole form.
  { name: 'checkout of one gift', path: '/bestellen/?gift=aan-tafel-dinerbon', isKeptOut: true },
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const categoriesOf = ({ isKeptOut }: Page) =>
  categories.filter((category) => category !== 'seo' || !isKeptOut)
const scoreMin = 95
const attemptsMax = 3

type Audit = {
  id: string
  title: string
  score: number | null
  numericValue?: number
  displayValue?: string
}

type Report = {
  lighthouseVersion: string
  /** How fast the machine was; Lighthouse's slow-down supposes 1,500 or so. */
  environment: { benchmarkIndex: number }
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: readonly { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

/** On a busy machine a browser sometimes gives no trace. That run is repeated. */
async function ask(url: string, folder: string): Promise<Report> {
  for (let attempt = 1; attempt < attemptsMax; attempt += 1) {
    const report = await askOnce(url, folder).catch(() => undefined)
    if (report !== undefined) return report
  }
  return askOnce(url, folder)
}

async function askOnce(url: string, folder: string): Promise<Report> {
  const path = join(folder, 'report.json')
  const chromium = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
  ]
  const flags = ['--quiet', '--output=json', `--output-path=${path}`, '--form-factor=mobile']
  await promisify(execFile)(process.execPath, [
    program,
    url,
    ...flags,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${chromium.join(' ')}`,
  ])
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

const scoreOf = (report: Report, category: (typeof categories)[number]): number =>
  Math.round(report.categories[category].score * 100)

const figure = (report: Report, audit: string): number => report.audits[audit]?.numericValue ?? 0

/** The run with the middle score: the first run meets empty caches, and one may meet a busy moment. */
async function askOften(url: string, folder: string): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await ask(url, folder))
  const sorted = reports.toSorted(
    (left, right) => left.categories.performance.score - right.categories.performance.score,
  )
  const middle = sorted[Math.floor(runs / 2)]
  if (middle === undefined) throw new Error('RUNS is at least 1.')
  return middle
}

const row = (page: Page, report: Report): string => {
  const judged = new Set(categoriesOf(page))
  const scores = categories.map((category) => {
    if (!judged.has(category)) return '–'
    const score = scoreOf(report, category)
    return score < scoreMin ? `**${score}**` : score
  })
  const seconds = (audit: string) => `${(figure(report, audit) / 1000).toFixed(2)} s`
  const times = [seconds('first-contentful-paint'), seconds('largest-contentful-paint')]
  const shift = figure(report, 'cumulative-layout-shift').toFixed(3)
  const blocked = `${Math.round(figure(report, 'total-blocking-time'))} ms`
  return `| ${[page.name, ...scores, ...times, shift, blocked].join(' | ')} |`
}

/** What costs points, with the weight that it has. */
const lossesOf = (page: Page, report: Report): readonly string[] =>
  categoriesOf(page).flatMap((category) =>
    report.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = id, displayValue = '' } = report.audits[id] ?? {}
      const isLost = weight > 0 && score !== null && score < 0.9
      return isLost ? [`${category}: ${title} ${displayValue} (${score}, weight ${weight})`] : []
    }),
  )

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const testBed = await startTestBed()
const folder = mkdtempSync(join(testBed.folder, 'lighthouse-'))
try {
  const rows: string[] = []
  let version = ''
  const speeds: number[] = []
  for (const page of pages) {
    const report = await askOften(`${testBed.shopUrl}${page.path}`, folder)
    version = report.lighthouseVersion
    speeds.push(Math.round(report.environment.benchmarkIndex))
    rows.push(row(page, report))
    for (const loss of lossesOf(page, report)) process.stdout.write(`${page.name}: ${loss}\n`)
  }
  writeSection(root, 'lighthouse', [
    `Lighthouse ${version}, phone, simulated slow 4G (150 ms, 1.6 Mbit/s) and a processor 4 times slower; the middle of ${runs} runs; commit ${commit}; ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, benchmark index ${speeds.join(', ')}, load ${loadavg()[0]?.toFixed(1)}.`,
    '',
    '| Page | performance | accessibility | best practices | SEO | FCP | LCP | layout shift | blocked |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ])
} finally {
  rmSync(folder, { recursive: true, force: true })
  await testBed.stop()
}
