import { fileURLToPath } from 'node:url'
import { runLooks } from './lib/checks.mjs'
import { ensureBuilt, ensureInstalled, ensureNode } from './lib/runtime.mjs'

/** Takes the pictures anew that screens are held against. Look at each that changed before it is committed. */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
const { ensureBrowser } = await import('./lib/machine.mjs')
const browser = await ensureBrowser()
await ensureBuilt()
await runLooks({ CHROMIUM: browser })
