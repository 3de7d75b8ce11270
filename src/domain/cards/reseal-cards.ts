import { sql } from 'kysely'
import type { Card } from '#domain/cards/card.ts'
import type { ActiveKeys, SealedCode } from '#domain/cards/vault.ts'
import type { Db, OneStatement } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'
import { loadCards } from './load-cards.ts'

/** What is not of the keys in use, and can be: the hash of a pin that is not kept stays as it is. */
const isOlder = ({ seal, hash }: ActiveKeys) => sql<boolean>`
  key_id <> ${seal} or number_hash_key_id <> ${hash}
  or (pin_encrypted is not null and pin_hash_key_id <> ${hash})`

/** The next cards, by their ids, that older keys made something of. */
export async function listCardsToReseal(
  db: Db,
  { keys, after, limit }: { keys: ActiveKeys; after: string; limit: number },
): Promise<readonly Card[]> {
  const rows = await db
    .selectFrom('cards')
    .select('id')
    .where('id', '>', after)
    .where(isOlder(keys))
    .orderBy('id')
    .limit(limit)
    .execute()
  return loadCards(db, { cardIds: rows.map(({ id }) => id as CardId) })
}

export type Resealing = { id: CardId; before: SealedCode; after: SealedCode }

/**
 * Writes what was sealed anew, in one statement, which locks them in the order of their ids as all that locks cards; tells how many cards took it. A card that changed meanwhile, such as one
 * whose pin was erased, keeps what it has.
 */
export async function resealCards(one: OneStatement, cards: readonly Resealing[]): Promise<number> {
  const rows = cards.map(({ id, before, after }) => ({
    id,
    was_number: toText(before.numberEncrypted),
    was_pin: toText(before.pinEncrypted),
    number_encrypted: toText(after.numberEncrypted),
    number_hash: toText(after.numberHash),
    number_hash_key_id: after.numberHashKeyId,
    pin_encrypted: toText(after.pinEncrypted),
    pin_hash: toText(after.pinHash),
    pin_hash_key_id: after.pinHashKeyId,
    barcode_encrypted: toText(after.barcodeEncrypted),
    key_id: after.keyId,
  }))
  const { numAffectedRows } = await sql`
    with sealed as materialized (
      select sealed.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sealed(
        id text, was_number text, was_pin text, number_encrypted text, number_hash text,
        number_hash_key_id text, pin_encrypted text, pin_hash text, pin_hash_key_id text,
        barcode_encrypted text, key_id text
      ) join cards on cards.id = sealed.id
      order by cards.id for update of cards
    )
    update cards set
      number_encrypted = decode(sealed.number_encrypted, 'base64'),
      number_hash = decode(sealed.number_hash, 'base64'),
      number_hash_key_id = sealed.number_hash_key_id,
      pin_encrypted = decode(sealed.pin_encrypted, 'base64'),
      pin_hash = decode(sealed.pin_hash, 'base64'),
      pin_hash_key_id = sealed.pin_hash_key_id,
      barcode_encrypted = decode(sealed.barcode_encrypted, 'base64'),
      key_id = sealed.key_id
    from sealed
    where cards.id = sealed.id
      and cards.number_encrypted = decode(sealed.was_number, 'base64')
      and cards.pin_encrypted is not distinct from decode(sealed.was_pin, 'base64')`.execute(one)
  return Number(numAffectedRows ?? 0)
}

const toText = (bytes: Uint8Array | undefined): string | null =>
  bytes === undefined ? null : Buffer.from(bytes).toString('base64')

export type KeyUse = { keyId: string; sealed: number; numbers: number; pins: number }

/** How many cards need each key: to be opened, to be found by their number, to have their pin checked. */
export async function countKeyUse(db: Db): Promise<readonly KeyUse[]> {
  const rows = [...(await countIn(db, 'cards')), ...(await countIn(db, 'printed_cards'))]
  const ids = new Set(
    rows.flatMap((row) => [row.key_id, row.number_hash_key_id, row.pin_hash_key_id]),
  )
  const sumOf = (count: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + count(row), 0)
  return [...ids].sort().map((keyId) => ({
    keyId,
    sealed: sumOf((row) => (row.key_id === keyId ? row.cards : 0)),
    numbers: sumOf((row) => (row.number_hash_key_id === keyId ? row.cards : 0)),
    pins: sumOf((row) => (row.pin_hash_key_id === keyId ? row.pins : 0)),
  }))
}

/** A printed card that is used has its secrets among the issued ones. */
const countIn = (db: Db, table: 'cards' | 'printed_cards') =>
  db
    .selectFrom(table)
    .select(['key_id', 'number_hash_key_id', 'pin_hash_key_id'])
    .select(({ fn }) => [
      fn.countAll<number>().as('cards'),
      sql<number>`count(pin_hash)`.as('pins'),
    ])
    .where('number_hash', 'is not', null)
    .groupBy(['key_id', 'number_hash_key_id', 'pin_hash_key_id'])
    .execute()
