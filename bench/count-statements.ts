import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { StatementCost } from './resource-usage.ts'

/**
 * Loaded before the shop. Counts every statement that the embedded database carries out (`begin`, `commit` and those of
 * the queue too), where its messages pass, and writes the counts down on request. A server counts by itself.
 */
const countsFile = process.env.STATEMENTS_FILE ?? ''
const counts = new Map<string, number>()
let asked = ''

/** Of a message that asks something: its text stands after the kind, the length and, where it has one, a name. */
function textOf(message: Uint8Array): string | undefined {
  const kind = String.fromCharCode(message[0] ?? 0)
  if (kind !== 'Q' && kind !== 'P') return undefined
  const texts = Buffer.from(message.subarray(5)).toString().split('\0')
  return texts[kind === 'Q' ? 0 : 1]?.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
}

const { execProtocolStream } = PGlite.prototype
PGlite.prototype.execProtocolStream = async function counted(this: PGlite, message, options) {
  asked = textOf(message) ?? asked
  const text = asked
  const answers = await execProtocolStream.call(this, message, options)
  // A text of several statements is answered as often.
  const done = answers.filter(({ name }) => name === 'commandComplete').length
  if (done > 0) counts.set(text, (counts.get(text) ?? 0) + done)
  return answers
}

process.on('SIGUSR2', () => {
  const costs = [...counts].map(([text, calls]): StatementCost => ({ text, calls, ms: 0 }))
  writeFileSync(countsFile, JSON.stringify(costs))
})
