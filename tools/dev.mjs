import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { become } from './lib/run.mjs'
import { ensureInstalled, ensureNode, root } from './lib/runtime.mjs'

/** The demonstration with hot reload: Vite runs the server's own sources and hands it each newest screen. */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
become(process.execPath, [join(root, 'tools', 'dev-server.ts')], {
  NODE_ENV: 'development',
  SHOP_MODE: 'demo',
})
