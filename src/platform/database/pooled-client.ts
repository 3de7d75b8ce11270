import { createHash } from 'node:crypto'
import pg from 'pg'
import { BeginQuery } from './begin-query.ts'

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

/**
 * A connection that spares round trips. Repeated statements are prepared on the server under a name, except behind a
 * pooler (`preparesByName`), where the next statement may reach another connection.
 *
 * `begin` leaves together with the first statement and shares its synchronization point: if BEGIN fails, the first
 * statement fails too. All others wait for the answer to BEGIN, so that none runs outside its transaction.
 */
export class PooledClient extends pg.Client {
  #isBeginDue = false
  /** Answer to BEGIN while it is under way. */
  #begun: Promise<void> | undefined
  readonly #preparesByName: boolean

  constructor({ preparesByName = true, ...config }: PooledClientConfig = {}) {
    super({ ...config, pipeline: true })
    this.#preparesByName = preparesByName
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares a dozen forms of this; three are met here.
  override query(...args: any[]): any {
    if (args[0] === 'begin') {
      this.#isBeginDue = true
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] })
    }
    if (this.#isBeginDue) {
      this.#isBeginDue = false
      return this.#askFirst(args)
    }
    if (this.#begun !== undefined) return this.#begun.then(() => this.#ask(args))
    return this.#ask(args)
  }

  #askFirst(args: readonly unknown[]): unknown {
    const [text, values] = args
    const begun = Promise.withResolvers<void>()
    // Nothing may wait for it: its failure reaches the first statement in any case.
    begun.promise.catch(() => {})
    this.#begun = begun.promise
    const hear = (error: Error | null) => {
      this.#begun = undefined
      error === null ? begun.resolve() : begun.reject(error)
    }
    if (typeof text === 'string' && !(Array.isArray(values) && values.length > 0))
      return this.#askWithBegin(text, hear)
    const { stream } = (this as unknown as { connection: { stream: Corked } }).connection
    stream.cork()
    try {
      super.query(new BeginQuery(this, hear) as unknown as pg.Submittable)
      return this.#ask(args)
    } finally {
      stream.uncork()
    }
  }

  /** Text without values may be several statements, which the server takes as plain text only. */
  #askWithBegin(text: string, hear: (error: Error | null) => void): Promise<pg.QueryResult> {
    return super.query(`begin;${text}`).then(
      (answers: unknown) => {
        hear(null)
        const [, ...rest] = answers as pg.QueryResult[]
        return (rest.length === 1 ? rest[0] : rest) as pg.QueryResult
      },
      (error: Error) => {
        hear(error)
        throw error
      },
    )
  }

  #ask(args: readonly unknown[]): unknown {
    const [text, values, ...callback] = args as [unknown, unknown[] | undefined, ...[never]]
    if (typeof text !== 'string' || !Array.isArray(values) || !isPreparable(text, values))
      return super.query(...(args as [string]))
    const name = this.#preparesByName ? nameOf(text) : undefined
    return name === undefined
      ? super.query(text, values, ...callback)
      : super.query({ name, text, values }, ...callback)
  }
}

type Corked = { cork(): void; uncork(): void }
