import {
  type CompiledQuery,
  type Expression,
  type QueryExecutorProvider,
  type QueryResult,
  ValueNode,
} from 'kysely'
import type { Db, OneStatement, Tx } from '#domain/db.ts'
import { InvariantViolated } from '#kernel/invariant.ts'

/** Stands in a statement where a value comes with each run of it. */
class Placeholder<Value> implements Expression<Value> {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  get expressionType(): Value | undefined {
    return undefined
  }

  toOperationNode(): ValueNode {
    return ValueNode.create(this)
  }
}

export type Given<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> }

/** Written and not run. */
export type Statement<Row> = { compile(by: QueryExecutorProvider): CompiledQuery<Row> }

/** With its values in their places, to be asked. */
type Asked<Values, Row> = (one: OneStatement, values: Values) => CompiledQuery<Row>

type Prepared<Values, Row> = ((one: OneStatement, values: Values) => Promise<QueryResult<Row>>) & {
  asked: Asked<Values, Row>
}

/**
 * A statement that is written once and run again and again: what each order asks would else be put together letter by letter each
 * time, from some hundred objects. `write` gets places for its values, which are no values yet: nothing of the text can depend on
 * them. The fields of what it is run with are named as they are.
 */
export function prepared<Values extends object, Row>(
  write: (one: OneStatement, given: Given<Values>) => Statement<Row>,
): Prepared<Values, Row> {
  let statement: CompiledQuery<Row> | undefined
  const asked: Asked<Values, Row> = (one, values) => {
    statement ??= write(one, places<Values>()).compile(one)
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    return { ...statement, parameters }
  }
  const run = (one: OneStatement, values: Values) =>
    one.getExecutor().executeQuery(asked(one, values))
  return Object.assign(run, { asked })
}

/**
 * Two statements of one transaction, of which the second waits for nothing that the first answers: they are sent together, and the
 * connection carries them out one after the other, so that the second sees what others committed until the first was done.
 */
export const pipelined = <First, Second>(
  tx: Tx,
  first: CompiledQuery<First>,
  second: CompiledQuery<Second>,
): Promise<[QueryResult<First>, QueryResult<Second>]> =>
  tx
    .getExecutor()
    .provideConnection((connection) =>
      Promise.all([connection.executeQuery<First>(first), connection.executeQuery<Second>(second)]),
    )

/** As `prepared`, of what only reads. */
export function preparedQuery<Values extends object, Row>(
  write: (db: Db, given: Given<Values>) => Statement<Row>,
): (db: Db, values: Values) => Promise<readonly Row[]> {
  const run = prepared(write)
  // The compiler saw that it reads: to ask it takes the half of the database that a query does not get.
  return async (db, values) => (await run(db as unknown as OneStatement, values)).rows
}

/** Of any name that is asked for. Nobody knows all of them, so they are taken one by one. */
const places = <Values>(): Given<Values> =>
  new Proxy({} as Given<Values>, {
    get: (_, name) => new Placeholder(String(name)),
    ownKeys: () => {
      throw new InvariantViolated('A statement names each of its values.')
    },
  })
