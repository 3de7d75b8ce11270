import pg from 'pg'

export type Statements = {
  /** Everything sent to PostgreSQL by this process, the job queue included. */
  all: readonly string[]
  /** Without begin and commit. */
  count: number
}

/** Listens to everything that this process sends to PostgreSQL while the work runs. */
export async function countStatements(work: () => Promise<void>): Promise<Statements> {
  const all: string[] = []
  const prototype = pg.Client.prototype as unknown as { query(...args: unknown[]): unknown }
  const original = prototype.query
  prototype.query = function query(this: unknown, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
    if (text !== undefined) all.push(text.trim())
    return original.apply(this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = original
  }
  const count = all.filter(
    (text) => !/^(begin|commit|rollback|start transaction)/i.test(text),
  ).length
  return { all, count }
}

/** The same statements by their beginnings, the most frequent first. */
export function summarize({ all }: Statements): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const text of all) {
    const beginning = text.replaceAll(/\s+/g, ' ').slice(0, 70)
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
  }
  return [...counts].sort((left, right) => right[1] - left[1])
}
