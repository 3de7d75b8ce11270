import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import type { Currency } from '#kernel/money.ts'

export type VatOfRate = { rateBasisPoints: number; totalCents: number; vatCents: number }

/** What the invoices and credit notes of these days come to, by their rates. */
export async function sumVat(
  db: Db,
  { from, until, currency }: { from: string; until: string; currency: Currency },
): Promise<readonly VatOfRate[]> {
  const found = sql<VatOfRate>`(
    select part."rateBasisPoints", sum(part."totalCents")::bigint as "totalCents", sum(part."vatCents")::bigint as "vatCents"
    from documents, jsonb_to_recordset(content -> 'vat')
      as part("rateBasisPoints" integer, "totalCents" bigint, "vatCents" bigint)
    where issued_on between ${from}::date and ${until}::date and currency = ${currency}
    group by 1)`
  return db.selectFrom(found.as('found')).selectAll().orderBy('rateBasisPoints').execute()
}
