import { type Kysely, sql } from 'kysely'
import type { Database, Db } from '#domain/db.ts'
import { newId } from '#kernel/ids.ts'

/** Days for which a whole audit vouches for the rules that audits of what moved lately leave out. */
export const wholeAuditDays = 7

/**
 * Time up to which the last audit without findings read; undefined where the last whole one is longer ago than `wholeAuditDays`: then
 * everything is due. A mark in the future counts as none.
 */
export async function findAuditMark(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom('ledger_audits')
    .select('audited_until as until')
    .where('audited_until', '<=', sql<Date>`now()`)
    .where(
      sql<boolean>`exists (
        select from ledger_audits as last_whole where last_whole.is_whole
          and last_whole.audited_until between now() - make_interval(days => ${wholeAuditDays}) and now()
      )`,
    )
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

/** Refused to the running shop's role: only the owner of the tables may say what was proven. */
export async function writeAuditMark(
  owner: Kysely<Database>,
  { until, isWhole }: { until: Date; isWhole: boolean },
): Promise<void> {
  await owner
    .insertInto('ledger_audits')
    .values({ id: newId('aud'), audited_until: until, is_whole: isWhole })
    .execute()
}
