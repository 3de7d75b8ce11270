import { type Kysely, sql } from 'kysely'
import type { Database } from '#domain/db.ts'

/** What a running shop may do with a table that nothing is said about. */
const ordinary = 'select, insert, update, delete'

/** Tables of which it gets less; of append-only ones it gets less by themselves, see below. */
const less: Readonly<Record<string, string>> = {
  // Balances are moved with the rights of the owner (ledger_apply_entries).
  ledger_accounts: 'select, insert',
  // Whatever becomes of one: its number is never brought in again.
  printed_cards: 'select, insert, update',
  // What an audit proved is marked by the owner: nobody vouches for itself.
  ledger_audits: 'select',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
}

/** The shop's own, and that of the job queue. */
const schemas = ['public', 'pgboss']

/** The bits of `pg_trigger.tgtype`. */
const ofStatementBefore = { mask: 1 | 2 | 64, is: 2 }
const ofDelete = 8
const ofUpdate = 16

type Table = { schema: string; name: string; refused: number }

/**
 * Gives the role of the running shop what it needs of the tables there are now, and takes everything else from it. Asked
 * after each migration, so that new tables are among them. What an append-only table refuses to everybody
 * (`refuse_…`) is not granted in the first place: a trigger can be switched off by its owner, a right that nobody
 * gave cannot be used. Nobody keeps the right to temporary tables, which would stand before the shop's own.
 */
export async function grantRuntime(db: Kysely<Database>, role: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx)
    const { rows: found } = await sql<{ schema: string }>`
      select nspname as schema from pg_namespace where nspname = any(${schemas})`.execute(tx)
    const { rows: tables } = await sql<Table>`
      select nspname as schema, relname as name, coalesce((
        select bit_or(tgtype) from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        where tgrelid = pg_class.oid and proname ~ '(^|_)refuse_'
          and tgtype::int & ${ofStatementBefore.mask}::int = ${ofStatementBefore.is}::int
      ), 0)::int as refused
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any(${schemas}) and relkind in ('r', 'p', 'v')
      order by nspname, relname`.execute(tx)
    const to = quote(role)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx)
    await run(`revoke temporary on database ${quote(rows[0]?.name ?? '')} from public, ${to}`)
    for (const { schema } of found) {
      await run(`revoke all on all tables in schema ${quote(schema)} from ${to}`)
      await run(`revoke create on schema ${quote(schema)} from public, ${to}`)
      await run(`grant usage on schema ${quote(schema)} to ${to}`)
      await run(`grant usage, select on all sequences in schema ${quote(schema)} to ${to}`)
    }
    for (const table of tables)
      await run(`grant ${rightsOf(table)} on ${quote(table.schema)}.${quote(table.name)} to ${to}`)
  })
}

function rightsOf({ schema, name, refused }: Table): string {
  const given = (schema === 'public' ? less[name] : undefined) ?? ordinary
  const kept = given
    .split(', ')
    .filter((right) => !(right === 'update' && (refused & ofUpdate) !== 0))
    .filter((right) => !(right === 'delete' && (refused & ofDelete) !== 0))
  return kept.join(', ')
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
