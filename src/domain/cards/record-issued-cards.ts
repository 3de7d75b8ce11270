import { sql } from 'kysely'
import type { IssuedCard } from '#domain/cards/card.ts'
import type { Tx } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/**
 * Records all cards in one statement and answers which of them are new. A unit that has its card keeps it: the
 * same card again changes nothing (one further statement, which compares), another number for the same unit or
 * one number of an issuer for two units breaks its promise and is `InvariantViolated`.
 */
export async function recordIssuedCards(
  tx: Tx,
  cards: readonly IssuedCard[],
): Promise<ReadonlySet<CardId>> {
  const recorded = await insertCards(tx, cards)
  if (recorded.size < cards.length)
    await assertSameCards(
      tx,
      cards.filter(({ id }) => !recorded.has(id)),
    )
  return recorded
}

/** Records those whose number and unit no card has yet, in one statement, and answers which they are. */
export async function insertCards(
  tx: Tx,
  cards: readonly IssuedCard[],
): Promise<ReadonlySet<CardId>> {
  if (cards.length === 0) return new Set()
  const statement = sql<{ id: CardId }>`
    insert into cards (
      id, order_unit_id, product_id, issuer, programme, storefront, issuer_reference, amount_cents, currency,
      number_encrypted, number_hash, pin_encrypted, pin_hash, barcode_kind, barcode_encrypted, key_id, number_hash_key_id,
      pin_hash_key_id, pin_hashed_for, valid_until, issued_at
    )
    select
      id, order_unit_id, product_id, issuer, programme, storefront, issuer_reference, amount_cents, currency,
      decode(number_encrypted, 'base64'), decode(number_hash, 'base64'), decode(pin_encrypted, 'base64'),
      decode(pin_hash, 'base64'), barcode_kind, decode(barcode_encrypted, 'base64'), key_id,
      number_hash_key_id, pin_hash_key_id, pin_hashed_for, valid_until, issued_at
    from jsonb_to_recordset(${JSON.stringify(cards.map(toRow))}::jsonb) as card(
      id text, order_unit_id text, product_id text, issuer text, programme text, storefront text,
      issuer_reference text, amount_cents bigint, currency text, number_encrypted text, number_hash text, pin_encrypted text, pin_hash text,
      barcode_kind text, barcode_encrypted text, key_id text, number_hash_key_id text, pin_hash_key_id text, pin_hashed_for text,
      valid_until date, issued_at timestamptz
    ) order by order_unit_id
    on conflict do nothing
    returning id`
  const { rows } = await statement.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

const toText = (bytes: Uint8Array | undefined): string | null =>
  bytes === undefined ? null : Buffer.from(bytes).toString('base64')

const toRow = ({ sealed, amount, ...card }: IssuedCard) => ({
  id: card.id,
  order_unit_id: card.unitId,
  product_id: card.productId,
  issuer: card.issuer,
  programme: card.own?.programme ?? null,
  storefront: card.own?.storefront ?? null,
  issuer_reference: card.issuerReference,
  amount_cents: amount.cents,
  currency: amount.currency,
  number_encrypted: toText(sealed.numberEncrypted),
  number_hash: toText(sealed.numberHash),
  pin_encrypted: toText(sealed.pinEncrypted),
  pin_hash: toText(sealed.pinHash),
  barcode_kind: sealed.barcodeKind,
  barcode_encrypted: toText(sealed.barcodeEncrypted),
  key_id: sealed.keyId,
  number_hash_key_id: sealed.numberHashKeyId,
  pin_hash_key_id: sealed.pinHashKeyId,
  pin_hashed_for: sealed.pinHashedFor ?? null,
  valid_until: card.validUntil,
  issued_at: card.issuedAt.toISOString(),
})

async function assertSameCards(tx: Tx, cards: readonly IssuedCard[]): Promise<void> {
  const rows = await tx
    .selectFrom('cards')
    .select(['order_unit_id', 'number_hash', 'number_hash_key_id'])
    .where(
      'order_unit_id',
      'in',
      cards.map(({ unitId }) => unitId),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.order_unit_id, row]))
  for (const { unitId, sealed } of cards) {
    const row = known.get(unitId)
    // Hashes of two keys cannot be compared: the key changed between the two times.
    const isOtherKey = row !== undefined && row.number_hash_key_id !== sealed.numberHashKeyId
    invariant(
      isOtherKey || (row && toText(row.number_hash)) === toText(sealed.numberHash),
      `Unit ${unitId} has another card, or its number names one.`,
    )
  }
}
