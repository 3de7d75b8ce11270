import pg from 'pg'

/** What the driver makes of the description of an answer: it reads each row by it. */
export type Columns = {
  fields: readonly pg.FieldDef[]
  _parsers: unknown
  _prebuiltEmptyResultObject: object | null
}

type QueryCallback = (error: Error | null, answer: pg.QueryResult) => void

/** The driver's query, as it is inside; its types show a part of it. */
type DriversQuery = {
  name: string
  text: string
  callback: QueryCallback | undefined
  _result: Columns
  _accumulateRows: boolean
  prepare(connection: object): void
  handleCommandComplete(message: object, connection: object): void
}

const DriversQuery = pg.Query as unknown as new (text: string, values: unknown[]) => DriversQuery

type Question = {
  name: string
  text: string
  values: unknown[]
  /** What the connection knows of the statements that were prepared on it. */
  columns: Map<string, Columns>
  callback: QueryCallback | undefined
}

/**
 * A statement that its connection may have prepared. The server describes its answer once: as long as the connection lives it is
 * the same, and a statement whose columns a migration changed is refused there (0A000). To describe it, and to read that, took as
 * long as to read the rows.
 */
export class PreparedQuery extends DriversQuery {
  readonly #columns: Map<string, Columns>

  constructor({ name, text, values, columns, callback }: Question) {
    super(text, values)
    this.#columns = columns
    this.name = name
    this.callback = callback
  }

  override prepare(connection: object): void {
    const known = this.#columns.get(this.name)
    if (known !== undefined) {
      Object.assign(this._result, known)
      this._accumulateRows = true
    }
    super.prepare(known === undefined ? connection : withoutDescribing(connection))
  }

  override handleCommandComplete(message: object, connection: object): void {
    if (!this.#columns.has(this.name)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
      this.#columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
    }
    super.handleCommandComplete(message, connection)
  }
}

const withoutDescribing = (connection: object): object =>
  Object.create(connection, { describe: { value: () => {} } })
