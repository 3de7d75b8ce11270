import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stop } from './lib/console.mjs'
import { run } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, ensureNode, root } from './lib/runtime.mjs'

/** Measures the shop; `-- many-products` compares it with itself ten thousand products richer. See bench/results.md. */
const scenario = process.argv[2] === 'many-products' ? 'many-products.ts' : 'run.ts'
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
await ensureBuilt()
const { ensurePostgres } = await import('./lib/machine.mjs')
const postgres = await ensurePostgres()
try {
  execFileSync('sh', ['-c', 'command -v wrk'])
} catch {
  stop('The bench needs the load generator wrk: install it (Debian: apt-get install wrk).')
}
await run(process.execPath, [join(root, 'bench', scenario)], {
  cwd: root,
  env: { POSTGRES_BIN: postgres },
}).catch((error) => stop(error.message))
