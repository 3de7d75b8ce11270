import { type SqlBool, sql } from 'kysely'
import type { SealedCode } from '#domain/cards/vault.ts'
import type { Db, Tx } from '#domain/db.ts'
import type { CardUnitId, PrintedCardId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** A card that was printed before anybody ordered it. It is worth nothing until what it lies in is posted. */
export type PrintedCard = {
  id: PrintedCardId
  productId: string
  issuer: string
  currency: Currency
  /** Null where any amount may be put on it. */
  amountCents: number | null
  sealed: SealedCode
}

/** Of a batch of ours its numbers went to the printer. */
const isWithPrinter = sql<SqlBool>`(
  printed_cards.batch_id is null or exists (
    select from card_batches where card_batches.id = printed_cards.batch_id and card_batches.exported_at is not null
  )
)`

/** Neither used nor gone, nor in an envelope that goes on: whoever has it in hand may put value on it. */
export const canBeActivated = sql<SqlBool>`(
  printed_cards.used_at is null and printed_cards.removed_at is null and ${isWithPrinter} and not exists (
    select from card_units
    join deliveries on deliveries.id = card_units.delivery_id
    join order_shipments on order_shipments.id = deliveries.shipment_id
    where card_units.id = printed_cards.unit_id
      and (card_units.state in ('ordered', 'issuing', 'issued', 'replaced') or order_shipments.posted_at is not null)
  )
)`

/** Nor with whoever bought it blank: the shop may pack it. */
export const isFree = sql<SqlBool>`(printed_cards.sold_unit_id is null and ${canBeActivated})`

/** What it was packed for ended before it was posted: its envelope lies there, and has to be opened. */
export const isToUnpack = sql<SqlBool>`(printed_cards.unit_id is not null and ${isFree})`

const isOnShelf = sql<SqlBool>`(
  printed_cards.used_at is null and printed_cards.removed_at is null and printed_cards.unit_id is null
    and printed_cards.sold_unit_id is null and ${isWithPrinter}
)`

/** Brings in those whose number their issuer has not on a printed card yet, and answers which they are. */
export async function insertPrintedCards(
  tx: Tx,
  { cards, now }: { cards: readonly PrintedCard[]; now: Date },
): Promise<ReadonlySet<PrintedCardId>> {
  if (cards.length === 0) return new Set()
  const { rows } = await sql<{ id: PrintedCardId }>`
    insert into printed_cards (
      id, product_id, issuer, currency, amount_cents, number_encrypted, number_hash, pin_encrypted, pin_hash, key_id,
      number_hash_key_id, pin_hash_key_id, imported_at
    )
    select id, product_id, issuer, currency, amount_cents, decode(number_encrypted, 'base64'), decode(number_hash, 'base64'),
      decode(pin_encrypted, 'base64'), decode(pin_hash, 'base64'), key_id, number_hash_key_id, pin_hash_key_id,
      ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(cards.map(toRow))}::jsonb) as card(
      id text, product_id text, issuer text, currency text, amount_cents bigint, number_encrypted text, number_hash text,
      pin_encrypted text, pin_hash text, key_id text, number_hash_key_id text, pin_hash_key_id text
    )
    on conflict do nothing
    returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

const toText = (bytes: Uint8Array | undefined): string | null =>
  bytes === undefined ? null : Buffer.from(bytes).toString('base64')

const toRow = ({ sealed, ...card }: PrintedCard) => ({
  id: card.id,
  product_id: card.productId,
  issuer: card.issuer,
  currency: card.currency,
  amount_cents: card.amountCents,
  number_encrypted: toText(sealed.numberEncrypted),
  number_hash: toText(sealed.numberHash),
  pin_encrypted: toText(sealed.pinEncrypted),
  pin_hash: toText(sealed.pinHash),
  key_id: sealed.keyId,
  number_hash_key_id: sealed.numberHashKeyId,
  pin_hash_key_id: sealed.pinHashKeyId,
})

/** What is known of a printed card that is not used yet. */
export type KnownPrintedCard = Omit<PrintedCard, 'sealed'> &
  Pick<SealedCode, 'numberHash' | 'pinHash' | 'pinHashKeyId'> & {
    unitId: CardUnitId | null
    /** On its shelf, or in an envelope that goes nowhere. */
    isFree: boolean
    /** That, or with whoever bought it blank. */
    canBeActivated: boolean
    isRemoved: boolean
  }

const knownColumns = [
  'id',
  'product_id as productId',
  'issuer',
  'currency',
  'amount_cents as amountCents',
  'pin_hash as pinHash',
  'pin_hash_key_id as pinHashKeyId',
  'unit_id as unitId',
] as const

const knownOf = (db: Db) =>
  db
    .selectFrom('printed_cards')
    .select(knownColumns)
    .select([
      sql<Uint8Array>`number_hash`.as('numberHash'),
      sql<boolean>`${isFree}`.as('isFree'),
      sql<boolean>`${canBeActivated}`.as('canBeActivated'),
      sql<boolean>`removed_at is not null`.as('isRemoved'),
    ])
    .where('used_at', 'is', null)

/** Those of these numbers; of several issuers there may be one number. */
export const findPrintedCards = async (
  db: Db,
  numberHashes: readonly Uint8Array[],
): Promise<readonly KnownPrintedCard[]> => {
  if (numberHashes.length === 0) return []
  const rows = await knownOf(db).where('number_hash', 'in', numberHashes).execute()
  return rows.map((row) => ({ ...row, pinHash: row.pinHash ?? undefined }))
}

/** Locks them, so that nobody else packs them. */
export async function lockPrintedCards(
  tx: Tx,
  numberHashes: readonly Uint8Array[],
): Promise<readonly KnownPrintedCard[]> {
  if (numberHashes.length === 0) return []
  await tx
    .selectFrom('printed_cards')
    .select('id')
    .where('number_hash', 'in', numberHashes)
    .orderBy('id')
    .forUpdate()
    .execute()
  return findPrintedCards(tx, numberHashes)
}

/** How many of a kind lie on the shelf. */
export type PrintedCount = {
  productId: string
  currency: Currency
  amountCents: number | null
  onShelf: number
  /** In envelopes that are not on their way yet, or whose issuer has not answered. */
  packed: number
  /** In envelopes that go nowhere. */
  toUnpack: number
}

/** Every kind that was ever imported; of one that is used up none is left. */
export const countPrintedCards = (db: Db): Promise<readonly PrintedCount[]> =>
  db
    .selectFrom('printed_cards')
    .select(['product_id as productId', 'currency', 'amount_cents as amountCents'])
    .select([
      sql<number>`(count(*) filter (where ${isOnShelf}))::int`.as('onShelf'),
      sql<number>`(count(*) filter (where used_at is null and removed_at is null and not ${canBeActivated}))::int`.as(
        'packed',
      ),
      sql<number>`(count(*) filter (where ${isToUnpack}))::int`.as('toUnpack'),
    ])
    .groupBy(['product_id', 'currency', 'amount_cents'])
    .orderBy('product_id')
    .orderBy('amount_cents')
    .execute()

/** Of these products what lies on the shelf; nothing of a kind of which none does. */
export const countOnShelf = (
  db: Db,
  productIds: readonly string[],
): Promise<readonly Omit<PrintedCount, 'packed' | 'toUnpack'>[]> =>
  db
    .selectFrom('printed_cards')
    .select(['product_id as productId', 'currency', 'amount_cents as amountCents'])
    .select(sql<number>`count(*)::int`.as('onShelf'))
    .where('product_id', 'in', productIds)
    .where(isOnShelf)
    .groupBy(['product_id', 'currency', 'amount_cents'])
    .execute()

/** It has no value yet, and lies in no envelope that goes on. */
export async function canCardBeActivated(db: Db, id: PrintedCardId): Promise<boolean> {
  const row = await db
    .selectFrom('printed_cards')
    .select('id')
    .where('id', '=', id)
    .where(canBeActivated)
    .executeTakeFirst()
  return row !== undefined
}
