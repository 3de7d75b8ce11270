import { accessSync, constants } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compiledCode } from './lib/compiled-code.mjs'
import { stop } from './lib/console.mjs'
import { become } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, ensureNode, root } from './lib/runtime.mjs'
import { shopProgram } from './lib/shop-program.mjs'

/** From a bare clone to the running shop: the demonstration with simulators, mailbox and pages for developers. */
try {
  accessSync(root, constants.W_OK)
} catch {
  stop(`The folder ${root} cannot be written to: the shop keeps its build and its data there.`)
}

await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
await ensureBuilt()
become(process.execPath, ['--enable-source-maps', ...shopProgram], {
  ...compiledCode(),
  NODE_ENV: 'production',
  SHOP_MODE: 'demo',
})
