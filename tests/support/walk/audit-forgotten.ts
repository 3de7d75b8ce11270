import { giverName, receiverName } from './buyers.ts'
import type { WalkWorld } from './walk-world.ts'

/** How everybody on a walk is called, and what their addresses look like. */
const people = `(?:receiver|giver|corrected)-[0-9]+|${giverName}|${receiverName}`

/** Customers keep what is theirs until they end their account. */
const tablesOfCustomers = ['accounts', 'booked_addresses', 'kept_gifts', 'used_up_cards']

/** When the law asks for nothing any more no table knows anybody, in whatever column; a sentence for each that does. */
export async function auditForgotten({
  read,
}: Pick<WalkWorld, 'read'>): Promise<readonly string[]> {
  const tables = await read<{ name: string }>(`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') and tablename not in ('${tablesOfCustomers.join(`', '`)}')`)
  const findings: string[] = []
  for (const { name } of tables) {
    const rows = await read<{ found: string }>(
      `select left(row_of::text, 120) || ' … ' || substring(row_of::text from '.{0,60}(?:${people}).{0,60}') as found
        from ${name} as row_of
        where row_of::text ~ '${people}' limit 3`,
    )
    for (const { found } of rows) findings.push(`${name} still knows somebody: ${found}`)
  }
  return findings
}
