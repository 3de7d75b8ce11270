import { sql } from 'kysely'
import type { Db, OneStatement } from '#domain/db.ts'
import { newId } from '#kernel/ids.ts'

/** Up to where the last audit that found nothing had looked; undefined before the first. */
export async function findAuditMark(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ledger_audits')
    .select('audited_until as until')
    .orderBy('audited_until', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.until
}

/** By the clock of the database, as the transfers are. */
export async function readLedgerTime(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

export async function writeAuditMark(one: OneStatement, until: Date): Promise<void> {
  await one
    .insertInto('ledger_audits')
    .values({ id: newId('aud'), audited_until: until })
    .execute()
}
