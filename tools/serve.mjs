import { fileURLToPath } from 'node:url'
import { compiledCode } from './lib/compiled-code.mjs'
import { become } from './lib/run.mjs'
import { ensureNode } from './lib/runtime.mjs'
import { shopProgram } from './lib/shop-program.mjs'

/** The built shop in production, configured by the environment alone; it names all that is missing. */
await ensureNode(fileURLToPath(import.meta.url))
become(process.execPath, shopProgram, compiledCode())
