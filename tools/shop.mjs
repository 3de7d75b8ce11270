import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { become } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, ensureNode, root } from './lib/runtime.mjs'

/**
 * The operator's command line: `npm run shop -- <command>`. In production it runs what `npm run serve` runs: nothing is
 * installed or built under a shop that is open.
 */
await ensureNode(fileURLToPath(import.meta.url))
const mode = process.env.SHOP_MODE ?? (process.env.DATABASE_URL ? 'production' : 'demo')
if (mode === 'demo') {
  await ensureInstalled()
  await ensureBuilt()
}
become(process.execPath, [join(root, 'build', 'app', 'shop.js'), ...process.argv.slice(2)], {
  SHOP_MODE: mode,
})
