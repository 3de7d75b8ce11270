import { fileURLToPath } from 'node:url'
import { checkTypesAndStyle, runVitest } from './lib/checks.mjs'
import { ensureInstalled, ensureNode } from './lib/runtime.mjs'

/** The fast part of the tests: types, lint, rules. */
await ensureNode(fileURLToPath(import.meta.url))
await ensureInstalled()
await checkTypesAndStyle()
await runVitest(['unit'])
