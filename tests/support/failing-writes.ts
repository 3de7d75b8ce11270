import { sql } from 'kysely'
import type { OpenDatabase } from '#platform/database/open-database.ts'

type Db = OpenDatabase['db']

type Failing = {
  /** As a trigger names it: `update on payments`. */
  writes: string
  /** SQLSTATE. */
  code: string
  /** Of which rows alone, in SQL. */
  when?: string
}

/** Its message names a machine, which nobody outside may read. */
export const failingMachine = '10.0.0.7'

/** Whoever writes so meets this failure of the database, until `writeAgain`. */
export async function failWrites(db: Db, { writes, code, when = 'true' }: Failing): Promise<void> {
  await sql
    .raw(
      `create or replace function fail() returns trigger language plpgsql as $$
        begin raise exception 'at ${failingMachine}' using errcode = '${code}'; end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger fails before ${writes} for each row when (${when}) execute function fail()`,
    )
    .execute(db)
}

export async function writeAgain(db: Db, table: 'carts' | 'payments'): Promise<void> {
  await sql`drop trigger if exists fails on ${sql.table(table)}`.execute(db)
}
