import { sql } from 'kysely'
import type { OpenDatabase } from '#platform/database/open-database.ts'

/** Tables that count attempts, whoever makes them. */
const counters = new Set(['attempts', 'budgets', 'spent_captchas'])

/** Each row of each table, as text. */
export type Rows = ReadonlyMap<string, ReadonlySet<string>>

export async function readRows({ db }: Pick<OpenDatabase, 'db'>): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const parts = tables
    .filter(({ name }) => !counters.has(name))
    .map(
      ({ name }) =>
        sql`select ${name}::text as name, one::text as text from ${sql.table(name)} as one`,
    )
  const { rows: found } = await sql<{ name: string; text: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  const rows = new Map<string, Set<string>>()
  for (const { name, text } of found) rows.set(name, (rows.get(name) ?? new Set()).add(text))
  return rows
}

/** Rows in which one of these texts stands. */
export const rowsWith = (all: Rows, texts: readonly string[]): Rows =>
  new Map(
    [...all].map(([table, rows]) => [
      table,
      new Set([...rows].filter((row) => texts.some((text) => row.includes(text)))),
    ]),
  )

/** Tables of which a row is another one than before, or gone. */
export const changedTables = (before: Rows, after: Rows): readonly string[] =>
  [...before].flatMap(([table, rows]) =>
    [...rows].every((row) => after.get(table)?.has(row)) ? [] : [table],
  )

/** Tables that have a row which they did not have. */
export const grownTables = (before: Rows, after: Rows): readonly string[] =>
  changedTables(after, before)
