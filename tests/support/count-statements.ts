import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

export type SentStatement = { text: string; values: readonly unknown[] }

export type Statements = {
  /** Everything sent by this process, the job queue included. */
  sent: readonly SentStatement[]
  /** The texts of it. */
  all: readonly string[]
  /** Without begin and commit. */
  count: number
}

type Sends = Record<string, (...given: unknown[]) => unknown>

/** Listens to everything that this process sends to a database while the work runs, which may look at it too. */
export async function countStatements(
  work: (sent: readonly string[]) => Promise<void>,
): Promise<Statements> {
  const sent: SentStatement[] = []
  const all: string[] = []
  const stopListening = listenToStatements((statement) => {
    all.push(statement.text)
    sent.push(statement)
  })
  try {
    await work(all)
  } finally {
    stopListening()
  }
  const count = all.filter(
    (text) => !/^(begin|commit|rollback|start transaction)/i.test(text),
  ).length
  return { sent, all, count }
}

/** Tells of each statement of this process, until the function that it answers is called. */
export function listenToStatements(hear: (statement: SentStatement) => void): () => void {
  const note = ([first, second]: readonly unknown[]) => {
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: second }
        : ((first ?? {}) as { text?: string; values?: unknown })
    if (text !== undefined) hear({ text: text.trim(), values: Array.isArray(values) ? values : [] })
  }
  const stops = [
    listenTo(pg.Client.prototype, 'query', note),
    listenTo(PGlite.prototype, 'query', note),
    listenTo(PGlite.prototype, 'exec', note),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function listenTo(driver: object, method: string, note: (given: unknown[]) => void): () => void {
  const sends = driver as Sends
  const original = sends[method]
  if (original === undefined) throw new Error(`The driver has no ${method}.`)
  const wasOwn = Object.hasOwn(driver, method)
  sends[method] = function heard(this: unknown, ...given: unknown[]) {
    note(given)
    return original.apply(this, given)
  }
  return () => {
    if (wasOwn) sends[method] = original
    else delete sends[method]
  }
}

/** The same statements by their beginnings, the most frequent first. */
export function summarize({
  all,
}: Pick<Statements, 'all'>): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const text of all) {
    const beginning = text.replaceAll(/\s+/g, ' ').slice(0, 70)
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  }
  return [...counts].sort((left, right) => right[1] - left[1])
}
