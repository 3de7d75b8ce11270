import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import { listenToStatements } from './count-statements.ts'

/** Where the long run keeps each statement that any test sends, to have all of them explained; undefined in `npm test`. */
const folder = process.env.STATEMENTS

/** What a test looks up by itself is none of the shop's. */
const isOfTheShop = (stack: string): boolean =>
  stack
    .split('\n')
    .some((frame) => /\/src\/(?:domain|flows|jobs|api|server)\/[\w/-]+\.ts:/.test(frame))

const known = new Set<string>()
/** Each file of tests is set up anew, in a worker that listens already. */
const listening = globalThis as { keepsStatements?: boolean }

if (folder !== undefined && listening.keepsStatements !== true) {
  listening.keepsStatements = true
  const file = join(folder, `${process.pid}-${threadId}`)
  Error.stackTraceLimit = 100
  listenToStatements((statement) => {
    if (known.has(statement.text) || !isOfTheShop(new Error('asked').stack ?? '')) return
    known.add(statement.text)
    appendFileSync(file, `${serialize(statement).toString('base64')}\n`)
  })
}
