import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/**
 * To be compared with a column: that it is one of these. One text, and one plan, for any number of them. The array comes out of a
 * query of its own, so that the planner never knows how long it is: one whose length it knows it plans anew at each run.
 */
export const anyOf = <Value extends string>(
  values: readonly Value[] | Expression<readonly Value[]>,
): RawBuilder<Value> => sql<Value>`any((select ${values}::text[])::text[])`

/**
 * Rows that are asked for by their ids are found by them, before anything else is asked of them: an index of what waits is small as
 * long as little does, and read whole for each few of them once much does.
 */
export const byId = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> => rows.offset(sql.lit(0))
