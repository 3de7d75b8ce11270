import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stop } from './lib/console.mjs'
import { become } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, ensureNode, root } from './lib/runtime.mjs'

/** From a bare clone to the running shop: the demonstration with simulators, mailbox and pages for developers. */
try {
  accessSync(root, constants.W_OK)
} catch {
  stop(`The folder ${root} cannot be written to: the shop keeps its build and its data there.`)
}

await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
await ensureBuilt()
become(process.execPath, ['--enable-source-maps', join(root, 'build', 'app', 'main.js')], {
  NODE_ENV: 'production',
  SHOP_MODE: 'demo',
})
