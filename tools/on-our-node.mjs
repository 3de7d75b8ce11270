import { fileURLToPath } from 'node:url'
import { become } from './lib/run.mjs'
import { ensureInstalled, ensureNode } from './lib/runtime.mjs'

/** `node tools/on-our-node.mjs <script> [argument …]`: runs a script on our Node.js, with the libraries installed. */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
become(process.execPath, process.argv.slice(2))
