import type { RawBuilder } from 'kysely'
import type { Database } from '#domain/db.ts'

/** Rows that a clean-up of batches is to take, in this run or a later one. */
export type DueRows = { table: keyof Database; where: RawBuilder<boolean> }
