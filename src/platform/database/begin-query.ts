import pg from 'pg'

type Connection = {
  parse(statement: { text: string; name: string }): void
  bind(values: { values: readonly unknown[] }): void
  execute(portal: object): void
}

/** The driver's client as it is inside; its types show a part of it. */
type DriversClient = {
  _activeQuery: unknown
  _sentQueryQueue: readonly unknown[]
  readyForQuery: boolean
  _pulseQueryQueue(): void
  _handleReadyForQuery(message: { status: string }): void
  _handleErrorMessage(error: Error): void
}

const DriversQuery = pg.Query as unknown as new (
  text: string,
) => {
  callback: ((error: Error | null) => void) | undefined
  submit(connection: Connection): null
  handleCommandComplete(message: object, connection: object): void
  handleError(error: Error, connection: object): void
}

/**
 * BEGIN that shares the synchronization point of the statement behind it. If BEGIN fails, the server skips that
 * statement, which fails with the same error. `onAnswer` is called before the statement's own answer is read.
 */
export class BeginQuery extends DriversQuery {
  readonly #client: DriversClient

  constructor(client: pg.Client, onAnswer: (error: Error | null) => void) {
    super('begin')
    this.#client = client as unknown as DriversClient
    this.callback = onAnswer
  }

  override submit(connection: Connection): null {
    connection.parse({ text: 'begin', name: '' })
    connection.bind({ values: [] })
    connection.execute({})
    return null
  }

  /** No ReadyForQuery follows: hands over to the next statement. */
  override handleCommandComplete(message: object, connection: object): void {
    super.handleCommandComplete(message, connection)
    this.#client._handleReadyForQuery({ status: 'T' })
  }

  override handleError(error: Error, connection: object): void {
    super.handleError(error, connection)
    const client = this.#client
    // Empty if the connection broke: then the driver fails every statement itself.
    if (client._activeQuery !== null || client._sentQueryQueue.length === 0) return
    client.readyForQuery = true
    client._pulseQueryQueue()
    client._handleErrorMessage(error)
  }
}
