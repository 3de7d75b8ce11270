import { sql } from 'kysely'
import { type CardState, cardLifecycle } from '#domain/cards/card-states.ts'
import { toldOf } from '#domain/cards/lock-cards.ts'
import type { SealedCode } from '#domain/cards/vault.ts'
import type { Tx } from '#domain/db.ts'
import { statesBefore } from '#domain/lifecycle.ts'
import type { CardId } from '#kernel/ids.ts'

/** The operator stops a card of our own, or lets it go on. False where its state does not allow it. */
export async function stopCard(
  tx: Tx,
  { cardId, to }: { cardId: CardId; to: 'blocked' | 'active' },
): Promise<boolean> {
  const from = to === 'active' ? (['blocked'] as const) : statesBefore(cardLifecycle, to)
  const { numUpdatedRows } = await tx
    .updateTable('cards')
    .set({ state: to, issuer_told: toldOf(to) })
    .where('id', '=', cardId)
    .where('state', 'in', from as readonly CardState[])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type NewCode = {
  cardId: CardId
  /** By which the card is known from now on. */
  sealed: SealedCode
  /** What stays of the number and pin before: a card of its own, without value, `replaced` for good. */
  old: { id: CardId; sealed: SealedCode }
}

/** A card gets another number and pin. Its value, what is reserved of it and its history stay where they are. The caller holds its lock. */
export async function replaceCode(tx: Tx, { cardId, sealed, old }: NewCode): Promise<void> {
  const before = await tx
    .selectFrom('cards')
    .select(['product_id', 'issuer', 'programme', 'storefront', 'amount_cents', 'currency'])
    .select(['valid_until', 'issued_at', 'barcode_kind'])
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow()
  await sql`
    update cards set number_encrypted = ${sealed.numberEncrypted}, number_hash = ${sealed.numberHash},
      number_hash_key_id = ${sealed.numberHashKeyId}, pin_encrypted = ${sealed.pinEncrypted ?? null}::bytea,
      pin_hash = ${sealed.pinHash ?? null}::bytea, pin_hash_key_id = ${sealed.pinHashKeyId},
      pin_hashed_for = ${sealed.pinHashedFor ?? null}::text, barcode_kind = ${sealed.barcodeKind},
      barcode_encrypted = ${sealed.barcodeEncrypted ?? null}::bytea, key_id = ${sealed.keyId}
    where id = ${cardId}`.execute(tx)
  await sql`
    insert into cards (
      id, origin, state, replaced_by, issuer_reference, product_id, issuer, programme, storefront, amount_cents, currency,
      valid_until, issued_at, barcode_kind, number_encrypted, number_hash, number_hash_key_id, pin_hash, pin_hash_key_id,
      pin_hashed_for, key_id, issuer_told
    ) values (
      ${old.id}, 'replacement', 'replaced', ${cardId}, ${old.id}, ${before.product_id}, ${before.issuer}, ${before.programme},
      ${before.storefront}, ${before.amount_cents}, ${before.currency}, ${before.valid_until}, ${before.issued_at},
      ${before.barcode_kind}, ${old.sealed.numberEncrypted}, ${old.sealed.numberHash}, ${old.sealed.numberHashKeyId},
      ${old.sealed.pinHash ?? null}::bytea, ${old.sealed.pinHashKeyId}, ${old.sealed.pinHashedFor ?? null}::text,
      ${old.sealed.keyId}, 'replaced'
    )`.execute(tx)
}
