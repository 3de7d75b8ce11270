import { sql } from 'kysely'
import type { PrintedCard } from '#domain/cards/printed-cards.ts'
import type { ActiveKeys, SealedCode } from '#domain/cards/vault.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import type { CardUnitId, PrintedCardId } from '#kernel/ids.ts'

export const secretColumns = [
  'id',
  'number_encrypted',
  'number_hash',
  'pin_encrypted',
  'pin_hash',
  'key_id',
  'number_hash_key_id',
  'pin_hash_key_id',
] as const

type SecretRow = {
  number_encrypted: Uint8Array | null
  number_hash: Uint8Array | null
  pin_encrypted: Uint8Array | null
  pin_hash: Uint8Array | null
  key_id: string
  number_hash_key_id: string
  pin_hash_key_id: string
}

const none = new Uint8Array()

/** What a till reads off a printed card is its number. */
export const toSealed = (row: SecretRow): SealedCode => ({
  numberEncrypted: row.number_encrypted ?? none,
  numberHash: row.number_hash ?? none,
  pinEncrypted: row.pin_encrypted ?? undefined,
  pinHash: row.pin_hash ?? undefined,
  barcodeKind: 'code128',
  barcodeEncrypted: undefined,
  keyId: row.key_id,
  numberHashKeyId: row.number_hash_key_id,
  pinHashKeyId: row.pin_hash_key_id,
})

export type PrintedSecret = Pick<PrintedCard, 'id' | 'sealed'>

/** What lies in the envelopes of these units, its secrets closed. */
export async function loadPackedSecrets(
  db: Db,
  unitIds: readonly CardUnitId[],
): Promise<ReadonlyMap<CardUnitId, PrintedSecret>> {
  if (unitIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('printed_cards')
    .select(secretColumns)
    .select(sql<CardUnitId>`unit_id`.as('unitId'))
    .where('unit_id', 'in', unitIds)
    .where('used_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.unitId, { id: row.id, sealed: toSealed(row) }]))
}

/** The secrets of one that is not used, closed. */
export async function loadPrintedSecret(db: Db, id: PrintedCardId): Promise<PrintedSecret> {
  const row = await db
    .selectFrom('printed_cards')
    .select(secretColumns)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { id: row.id, sealed: toSealed(row) }
}

/** The next printed cards that are not used, by their ids. */
export async function listPrintedSecrets(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<readonly PrintedSecret[]> {
  const rows = await db
    .selectFrom('printed_cards')
    .select(secretColumns)
    .where('used_at', 'is', null)
    .where('number_encrypted', 'is not', null)
    .where('id', '>', after as PrintedCardId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, sealed: toSealed(row) }))
}

/** The next printed cards, by their ids, of which older keys made something. */
export async function listPrintedToReseal(
  db: Db,
  { keys, after, limit }: { keys: ActiveKeys; after: string; limit: number },
): Promise<readonly PrintedSecret[]> {
  const rows = await db
    .selectFrom('printed_cards')
    .select(secretColumns)
    .where('used_at', 'is', null)
    .where('id', '>', after as PrintedCardId)
    .where(
      sql<boolean>`(key_id <> ${keys.seal} or number_hash_key_id <> ${keys.hash}
        or (pin_encrypted is not null and pin_hash_key_id <> ${keys.hash}))`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.id, sealed: toSealed(row) }))
}

/** Writes what was sealed anew. One that was used meanwhile keeps nothing. */
export async function resealPrintedCard(
  one: OneStatement,
  { id, before, after }: { id: PrintedCardId; before: SealedCode; after: SealedCode },
): Promise<void> {
  await sql`
    update printed_cards set number_encrypted = ${after.numberEncrypted}, number_hash = ${after.numberHash},
      pin_encrypted = ${after.pinEncrypted ?? null}::bytea, pin_hash = ${after.pinHash ?? null}::bytea, key_id = ${after.keyId},
      number_hash_key_id = ${after.numberHashKeyId}, pin_hash_key_id = ${after.pinHashKeyId}
    where id = ${id} and number_encrypted = ${before.numberEncrypted}
      and pin_encrypted is not distinct from ${before.pinEncrypted ?? null}::bytea`.execute(one)
}
