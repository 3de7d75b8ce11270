import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stop } from './lib/console.mjs'
import { become } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, ensureNode, root } from './lib/runtime.mjs'

/**
 * Measures the shop. `-- --beside <folder>` measures the built shop of another tree beside it; `-- many-products`
 * compares the shop with itself and ten thousand products; `-- lighthouse` asks Lighthouse about its pages; `-- idle`
 * measures a shop without visitors; `-- held-thread` looks for what holds its thread. See bench/results.md.
 */
const scenarios = ['many-products', 'lighthouse', 'idle', 'held-thread']
const scenario = scenarios.find((name) => name === process.argv[2]) ?? 'run'
const passed = process.argv.slice(scenario === 'run' ? 2 : 3)
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
await ensureBuilt()
const { ensureBrowser, ensureLighthouse, ensurePostgres } = await import('./lib/machine.mjs')
const postgres = await ensurePostgres()
become(process.execPath, [join(root, 'bench', `${scenario}.ts`), ...passed], {
  POSTGRES_BIN: postgres,
  ...(await programs()),
})

/** What a scenario needs besides the shop and its database. */
async function programs() {
  if (scenario === 'lighthouse')
    return {
      LIGHTHOUSE: await ensureLighthouse(),
      CHROME_PATH: process.env.CHROME_PATH ?? (await ensureBrowser()),
    }
  try {
    execFileSync('sh', ['-c', 'command -v wrk'])
  } catch {
    stop('The bench needs the load generator wrk: install it (Debian: apt-get install wrk).')
  }
  return {}
}
