import { createHash } from 'node:crypto'
import pg from 'pg'
import { PreparedHere, PreparedQuery, type QueryCallback } from './prepared-query.ts'

/** Texts that come back are few; those made anew for each number of rows would crowd the server's memory. */
const namesMax = 300

/** Of statements by their text, once it came a second time; the same text has the same name in every process. */
const names = new Map<string, string | undefined>()

function nameOf(text: string): string | undefined {
  if (names.has(text)) {
    const name =
      names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, nameLength)
    names.set(text, name)
    return name
  }
  if (names.size < namesMax) names.set(text, undefined)
  return undefined
}

/** Half of what PostgreSQL keeps of a name, and far from two texts sharing one. */
const nameLength = 32

/** The queue's statements name no values where they could; those that begin so are one statement each. */
const isPreparable = (text: string, values: readonly unknown[]): boolean =>
  values.length > 0 || /^\s*with\s/i.test(text)

type PooledClientConfig = pg.ClientConfig & { preparesByName?: boolean }

type Answer = { command: string; rowCount: number | null; rows: unknown[] }

/**
 * A connection that spares the way to the server. Statements that come again are prepared there under a name, so
 * that neither side reads the same text twice; not behind a pooler (`preparesByName`), where the next statement may be
 * another connection's. `begin` waits for nothing: it leaves together with the first
 * statement, which fails by itself should the connection be gone.
 */
export class PooledClient extends pg.Client {
  #isHolding = false
  readonly #preparesByName: boolean
  readonly #prepared = new PreparedHere()

  constructor({ preparesByName = true, ...config }: PooledClientConfig = {}) {
    super({ ...config, pipeline: true })
    this.#preparesByName = preparesByName
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares a dozen forms of this; three are met here.
  override query(...args: any[]): any {
    const [text, values, ...callback] = args as [unknown, unknown[] | undefined, ...[never]]
    if (text === 'begin') return this.#beginSoon()
    try {
      if (typeof text !== 'string' || !Array.isArray(values) || !isPreparable(text, values))
        return super.query(...(args as [string]))
      const name = this.#preparesByName ? nameOf(text) : undefined
      return name === undefined
        ? super.query(text, values, ...callback)
        : this.#askPrepared({ name, text, values }, ...callback)
    } finally {
      // What is asked in the same breath goes with it.
      if (this.#isHolding) queueMicrotask(() => this.#letGo())
    }
  }

  /** A description of a query the driver would copy property by property; a query it takes as it is. */
  #askPrepared(
    { name, text, values }: { name: string; text: string; values: unknown[] },
    callback?: QueryCallback,
  ): Promise<pg.QueryResult> | undefined {
    const query = new PreparedQuery({ name, text, values, here: this.#prepared, callback })
    if (callback === undefined)
      return new Promise((resolve, reject) => {
        query.callback = (error, answer) => (error === null ? resolve(answer) : reject(error))
        super.query(query)
      })
    super.query(query)
  }

  #beginSoon(): Promise<Answer> {
    this.#hold()
    super.query('begin').catch(() => {})
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] })
  }

  /** Whatever is written until the first statement, or until the process turns to other work, leaves as one. */
  #hold(): void {
    this.#isHolding = true
    this.#stream.cork()
    setImmediate(() => this.#letGo())
  }

  #letGo(): void {
    if (!this.#isHolding) return
    this.#isHolding = false
    this.#stream.uncork()
  }

  get #stream(): { cork(): void; uncork(): void } {
    return (this as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
      .connection.stream
  }
}
