import type { ColumnType } from 'kysely'

/** Null until it happens. */
export type SetLater<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

/** Can be read, and not be written by a plain statement. */
export type Fixed<Value> = ColumnType<Value, never, never>

/** Written with its row, and never changed. */
export type WrittenOnce<Value> = ColumnType<Value, Value, never>

/** A document: read as an object, written as JSON text, since drivers differ in what they make of an object. */
export type Json<Document> = ColumnType<Document, string, string>
