import { sql } from 'kysely'
import type { OpenDatabase } from '#platform/database/open-database.ts'

/** What old rows look like: nothing about them is left to do. All other columns are filled by their type. */
const finished: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: {
    state: `'completed'`,
    settled_at: 'now()',
    confirmation_sent_at: 'now()',
    invoiced_at: 'now()',
  },
  payments: { state: `'settled'`, settled_at: 'now()', closed_at: 'now()', reported_at: 'now()' },
  refunds: {
    state: `'done'`,
    reason: `'cardNotIssued'`,
    giver_told_at: 'now()',
    reported_at: 'now()',
    credited_at: 'now()',
  },
  payment_notifications: { processed_at: 'now()' },
  deliveries: { state: `'opened'`, ready_at: 'now()', sent_at: 'now()' },
  card_units: { state: `'issued'`, card_id: 'i::text', refund_id: 'null' },
  carts: { state: `'ordered'`, order_id: 'i::text' },
  // Those of orders and cards are, which are nearly all.
  ledger_accounts: { is_bounded: 'true', floor_cents: '0' },
  mail_claims: { ended_at: 'now()' },
  account_mails: { mailed_at: 'now()', ended_at: 'now()' },
}

const byType: Readonly<Record<string, string>> = {
  text: 'i::text',
  ARRAY: `'{}'`,
  bigint: 'i',
  integer: '1',
  smallint: '1',
  boolean: 'false',
  jsonb: `'{}'::jsonb`,
  bytea: `decode(md5(i::text), 'hex')`,
  date: 'current_date',
  'timestamp with time zone': `now() - i * interval '1 second'`,
}

/** What an editor or an operator fills, and what stands still. Everything else grows with orders and visitors. */
const small =
  /^(kysely_|document_series|demonstration_|promotion_budgets|catalogue|content|stock|search|storefront|products|categories|taxonomy_|ledger_floors)/

/** The tables that grow. */
export async function listGrowing({ db }: Pick<OpenDatabase, 'db'>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !small.test(name))
}

type Column = { table: string; name: string; type: string; isNullable: boolean }

/**
 * Fills tables with as many rows of no meaning, in a few seconds: enough for the planner to see that they have grown. Rules
 * are left out while it fills; the rules about values are gone for good, so the database is of use for plans alone.
 */
export async function fillTables(
  { db }: Pick<OpenDatabase, 'db'>,
  { tables, rows }: { tables: readonly string[]; rows: number },
): Promise<void> {
  const columns = await columnsOf(db, tables)
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set synchronous_commit = off`.execute(one)
    for (const table of tables) {
      await dropChecks(one, table)
      const own = columns.filter((column) => column.table === table)
      const names = own.map(({ name }) => sql.id(name))
      const values = own.map((column) => sql.raw(fillerOf(column)))
      await sql`insert into ${sql.id(table)} (${sql.join(names)})
        select ${sql.join(values)} from generate_series(1, ${rows}::int) as i`.execute(one)
      await sql`analyze ${sql.id(table)}`.execute(one)
    }
    await sql`reset session_replication_role`.execute(one)
    await sql`reset synchronous_commit`.execute(one)
  })
}

const fillerOf = ({ table, name, type, isNullable }: Column): string =>
  finished[table]?.[name] ?? (isNullable ? 'null' : (byType[type] ?? 'null'))

async function columnsOf(
  db: OpenDatabase['db'],
  tables: readonly string[],
): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as name, data_type as type,
      is_nullable = 'YES' as "isNullable"
    from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables})
    order by ordinal_position`.execute(db)
  return rows
}

async function dropChecks(db: OpenDatabase['db'], table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`.execute(db)
  for (const { name } of rows)
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(db)
}
