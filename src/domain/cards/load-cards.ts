import type { Selectable } from 'kysely'
import type { Card, OwnCard } from '#domain/cards/card.ts'
import type { CardTables } from '#domain/cards/tables.ts'
import type { SealedFor } from '#domain/cards/vault.ts'
import type { Db } from '#domain/db.ts'
import type { CardId, CardUnitId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

const cardColumns = [
  'id',
  'order_unit_id',
  'product_id',
  'issuer',
  'programme',
  'storefront',
  'issuer_reference',
  'currency',
  'amount_cents',
  'number_encrypted',
  'number_hash',
  'pin_encrypted',
  'pin_hash',
  'barcode_kind',
  'barcode_encrypted',
  'key_id',
  'number_hash_key_id',
  'pin_hash_key_id',
  'pin_hashed_for',
  'valid_until',
  'issued_at',
  'extended_at',
  'state',
] as const

/**
 * The cards that exist of those named, in no promised order; their codes stay sealed. Cards of several issuers may have
 * one number.
 */
export async function loadCards(
  db: Db,
  named:
    | { cardIds: readonly CardId[] }
    | { unitIds: readonly CardUnitId[] }
    | { numberHashes: readonly Uint8Array[] },
): Promise<readonly Card[]> {
  const [column, values] = wanted(named)
  if (values.length === 0) return []
  const rows = await db
    .selectFrom('cards')
    .select(cardColumns)
    .where(column, 'in', values)
    .execute()
  return rows.map(toCard)
}

function wanted(named: Parameters<typeof loadCards>[1]) {
  if ('cardIds' in named) return ['id', named.cardIds] as const
  if ('unitIds' in named) return ['order_unit_id', named.unitIds] as const
  return ['number_hash', named.numberHashes] as const
}

const toOwn = ({
  programme,
  storefront,
}: Pick<Selectable<CardTables['cards']>, 'programme' | 'storefront'>): OwnCard | undefined =>
  programme === null || storefront === null ? undefined : { programme, storefront }

const toCard = (
  row: Pick<Selectable<CardTables['cards']>, (typeof cardColumns)[number]>,
): Card => ({
  id: row.id as CardId,
  unitId: row.order_unit_id as CardUnitId,
  productId: row.product_id,
  issuer: row.issuer,
  own: toOwn(row),
  issuerReference: row.issuer_reference,
  amount: { currency: row.currency as Currency, cents: row.amount_cents },
  sealed: {
    numberEncrypted: row.number_encrypted,
    numberHash: row.number_hash,
    pinEncrypted: row.pin_encrypted ?? undefined,
    pinHash: row.pin_hash ?? undefined,
    barcodeKind: row.barcode_kind,
    barcodeEncrypted: row.barcode_encrypted ?? undefined,
    keyId: row.key_id,
    numberHashKeyId: row.number_hash_key_id,
    pinHashKeyId: row.pin_hash_key_id,
    pinHashedFor: (row.pin_hashed_for ?? undefined) as SealedFor | undefined,
  },
  validUntil: row.valid_until,
  issuedAt: row.issued_at,
  extendedAt: row.extended_at ?? undefined,
  state: row.state,
})
