import { fileURLToPath } from 'node:url'
import { runLooks } from './lib/checks.mjs'
import { ensureBuilt, ensureInstalled, ensureNode } from './lib/runtime.mjs'

/** Takes the reference pictures of the screens again. Look at each that changed before you commit it. */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
const { ensureHeadlessBrowser } = await import('./lib/machine.mjs')
const browser = await ensureHeadlessBrowser()
await ensureBuilt()
await runLooks({ CHROMIUM: browser })
