import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/**
 * Loaded before the shop. Counts every statement that its process sends to a database (`begin`, `commit` and those of
 * the queue too), and writes the count down on request.
 */
const countsFile = process.env.STATEMENTS_FILE ?? ''
const counts = new Map<string, number>()

function note(statement: unknown): void {
  const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
  const start = text.replaceAll(/\s+/g, ' ').trim().slice(0, 120)
  counts.set(start, (counts.get(start) ?? 0) + 1)
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  note(given[0])
  return (query as (...given: unknown[]) => unknown).apply(this, given)
} as typeof query

for (const method of ['query', 'exec'] as const) {
  const run = PGlite.prototype[method] as (...given: unknown[]) => Promise<never>
  PGlite.prototype[method] = function counted(this: PGlite, ...given: unknown[]) {
    note(given[0])
    return run.apply(this, given)
  }
}

process.on('SIGUSR2', () => {
  writeFileSync(countsFile, JSON.stringify([...counts]))
  counts.clear()
})
