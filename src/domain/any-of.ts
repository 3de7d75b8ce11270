import { type Expression, type RawBuilder, sql } from 'kysely'

/**
 * To be compared with a column: that it is one of these. One text, and one plan, for any number of them. The array comes out of a
 * query of its own, so that the planner never knows how long it is: one whose length it knows it plans anew at each run.
 */
export const anyOf = <Value extends string>(
  values: readonly Value[] | Expression<readonly Value[]>,
): RawBuilder<Value> => sql<Value>`any((select ${values}::text[])::text[])`
