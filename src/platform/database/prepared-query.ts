import pg from 'pg'

/** What the driver makes of the description of an answer: it reads each row by it. */
type Columns = {
  fields: readonly pg.FieldDef[]
  _parsers: unknown
  _prebuiltEmptyResultObject: object | null
}

export type QueryCallback = (error: Error | null, answer: pg.QueryResult) => void

/** The driver's query and connection as they are inside; its types show a part of them. */
type DriversQuery = {
  name: string
  text: string
  callback: QueryCallback | undefined
  _result: Columns
  _accumulateRows: boolean
  prepare(connection: Asking): void
  handleCommandComplete(message: object, connection: object): void
}

type Asking = {
  readonly stream: unknown
  readonly parsedStatements: object
  readonly submittedNamedStatements: object
  parse(statement: object): void
  bind(values: object): void
  describe(what: object): void
  execute(what: object): void
  close(what: object): void
  sync(): void
}

const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[]) => DriversQuery

/** What a connection knows of the statements that were prepared on it. */
export class PreparedHere {
  readonly #columns = new Map<string, Columns>()
  #asking: Asking | undefined

  columnsOf(name: string): Columns | undefined {
    return this.#columns.get(name)
  }

  keep(name: string, { fields, _parsers, _prebuiltEmptyResultObject }: Columns): void {
    if (!this.#columns.has(name))
      this.#columns.set(name, { fields, _parsers, _prebuiltEmptyResultObject })
  }

  /** The connection, but for its asking what an answer looks like. */
  undescribed(connection: Asking): Asking {
    this.#asking ??= {
      stream: connection.stream,
      parsedStatements: connection.parsedStatements,
      submittedNamedStatements: connection.submittedNamedStatements,
      parse: (statement) => connection.parse(statement),
      bind: (values) => connection.bind(values),
      describe: () => {},
      execute: (what) => connection.execute(what),
      close: (what) => connection.close(what),
      sync: () => connection.sync(),
    }
    return this.#asking
  }
}

type Question = {
  name: string
  text: string
  values: unknown[]
  here: PreparedHere
  callback: QueryCallback | undefined
}

/**
 * A statement that its connection may have prepared. The server describes its answer once: as long as the connection lives it is
 * the same, and a statement whose columns a migration changed is refused there (0A000). To describe it, and to read that, took as
 * long as to read the rows.
 */
export class PreparedQuery extends DriversQuery {
  readonly #here: PreparedHere

  constructor({ name, text, values, here, callback }: Question) {
    super(text, values)
    this.#here = here
    this.name = name
    this.callback = callback
  }

  override prepare(connection: Asking): void {
    const columns = this.#here.columnsOf(this.name)
    if (columns !== undefined) {
      Object.assign(this._result, columns)
      this._accumulateRows = true
    }
    super.prepare(columns === undefined ? connection : this.#here.undescribed(connection))
  }

  override handleCommandComplete(message: object, connection: object): void {
    this.#here.keep(this.name, this._result)
    super.handleCommandComplete(message, connection)
  }
}
