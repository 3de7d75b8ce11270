import type { ColumnType } from 'kysely'

/** Null until it happens. */
export type SetLater<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** Can be read, and not be written by a plain statement. */
export type Fixed<Value> = ColumnType<Value, never, never>
