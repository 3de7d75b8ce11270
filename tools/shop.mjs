import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { become } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, ensureNode, root } from './lib/runtime.mjs'

/** The operator's command line: `npm run shop -- <command>`. */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
await ensureBuilt()
const mode = process.env.SHOP_MODE ?? (process.env.DATABASE_URL ? 'production' : 'demo')
become(process.execPath, [join(root, 'build', 'app', 'shop.js'), ...process.argv.slice(2)], {
  SHOP_MODE: mode,
})
