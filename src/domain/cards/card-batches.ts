import { sql } from 'kysely'
import type { Db, OneStatement, Tx } from '#domain/db.ts'
import type { CardBatchId, PrintedCardId } from '#kernel/ids.ts'
import { type PrintedSecret, secretColumns, toSealed } from './reseal-printed-cards.ts'

/** Numbers that were made at once, for a printer. */
export type CardBatch = {
  id: CardBatchId
  programme: string
  productId: string
  cardCount: number
  madeAt: Date
  madeBy: string
  exportedAt: Date | null
  exportedBy: string | null
}

const columns = [
  'id',
  'programme',
  'product_id as productId',
  'card_count as cardCount',
  'made_at as madeAt',
  'made_by as madeBy',
  'exported_at as exportedAt',
  'exported_by as exportedBy',
] as const

export async function insertCardBatch(
  one: OneStatement,
  batch: Omit<CardBatch, 'exportedAt' | 'exportedBy'>,
): Promise<void> {
  await one
    .insertInto('card_batches')
    .values({
      ...{ id: batch.id, programme: batch.programme, product_id: batch.productId },
      ...{ card_count: batch.cardCount, made_at: batch.madeAt, made_by: batch.madeBy },
    })
    .execute()
}

/** These printed cards are of a batch. */
export async function putIntoBatch(
  tx: Tx,
  { batchId, ids }: { batchId: CardBatchId; ids: readonly PrintedCardId[] },
): Promise<void> {
  await tx.updateTable('printed_cards').set({ batch_id: batchId }).where('id', 'in', ids).execute()
}

/** The newest first. */
export const listCardBatches = (db: Db, limit: number): Promise<readonly CardBatch[]> =>
  db.selectFrom('card_batches').select(columns).orderBy('made_at', 'desc').limit(limit).execute()

/** The batch goes to the printer, once. Undefined where there is none of that name, or it went before. */
export const markBatchExported = (
  tx: Tx,
  { id, actor, now }: { id: CardBatchId; actor: string; now: Date },
): Promise<CardBatch | undefined> =>
  tx
    .updateTable('card_batches')
    .set({ exported_at: now, exported_by: actor })
    .where('id', '=', id)
    .where('exported_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()

/** The cards of a batch that nobody took out, their secrets closed. */
export async function loadBatchSecrets(db: Db, id: CardBatchId): Promise<readonly PrintedSecret[]> {
  const rows = await db
    .selectFrom('printed_cards')
    .select(secretColumns)
    .where('batch_id', '=', id)
    .where('removed_at', 'is', null)
    .where('used_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, sealed: toSealed(row) }))
}

/** Their pins can be checked from now on, and read no more. */
export async function erasePinsOfBatch(tx: Tx, id: CardBatchId): Promise<void> {
  await sql`update printed_cards set pin_encrypted = null where batch_id = ${id}`.execute(tx)
}
