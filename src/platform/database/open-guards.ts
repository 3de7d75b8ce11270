import { type Kysely, sql } from 'kysely'
import type { Database } from '#domain/db.ts'

/** What this role may do that a running shop has no need of, as the log names it. */
export type OpenGuard =
  | 'is superuser'
  | 'owns the tables'
  | 'may change balances'
  | 'may change entries'
  | 'may make temporary tables'
  | 'may make tables'

/**
 * The guards of the ledger that are off for the role of this connection; none where `shop migrate` gave it its rights
 * (docs/ledger.md). The triggers hold in any case.
 */
export async function findOpenGuards(db: Kysely<Database>): Promise<readonly OpenGuard[]> {
  const { rows } = await sql<{ guard: OpenGuard }>`
    select guard from pg_class, pg_roles, lateral (values
      ('is superuser', rolsuper),
      ('owns the tables', pg_has_role(current_user, relowner, 'member')),
      ('may change balances', has_table_privilege('public.ledger_accounts', 'update')),
      ('may change entries', has_table_privilege('public.ledger_entries', 'update, delete, truncate, trigger')),
      ('may make temporary tables', has_database_privilege(current_database(), 'temporary')),
      ('may make tables', has_schema_privilege('public', 'create') or has_database_privilege(current_database(), 'create'))
    ) as guards(guard, is_off)
    where pg_class.oid = 'public.ledger_accounts'::regclass and rolname = current_user and is_off`.execute(
    db,
  )
  return rows.map(({ guard }) => guard)
}
