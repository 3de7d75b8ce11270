import type { ColumnType } from 'kysely'
import type { CardState } from '#domain/cards/card-states.ts'
import type { Fixed, SetLater } from '#domain/columns.ts'
import type { CardBatchId, CardEndId, CardUnitId, PrintedCardId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/**
 * The tables of cards. A card is written by `record-issued-cards.ts`; afterwards only its state changes, and its
 * secrets by `reseal-cards.ts` and `erase-pins.ts`, in SQL of their own.
 */
export type CardTables = {
  /** Written by `printed-cards.ts` and `reseal-printed-cards.ts`. */
  printed_cards: {
    id: Fixed<PrintedCardId>
    product_id: Fixed<string>
    issuer: Fixed<string>
    currency: Fixed<Currency>
    /** Null where any amount may be put on it. */
    amount_cents: Fixed<number | null>
    number_encrypted: Fixed<Uint8Array | null>
    number_hash: Fixed<Uint8Array | null>
    pin_encrypted: ColumnType<Uint8Array | null, never, null>
    pin_hash: Fixed<Uint8Array | null>
    key_id: Fixed<string>
    number_hash_key_id: Fixed<string>
    pin_hash_key_id: Fixed<string>
    imported_at: Fixed<Date>
    unit_id: SetLater<CardUnitId>
    /** Among the cards of a pack. */
    place: ColumnType<number, number | undefined, number>
    /** The pack that it was posted with; it may get its value since. */
    sold_unit_id: SetLater<CardUnitId>
    packed_at: SetLater<Date>
    used_at: SetLater<Date>
    removed_at: SetLater<Date>
    /** Null of one whose number somebody else made. */
    batch_id: SetLater<CardBatchId>
  }
  card_batches: {
    id: Fixed<CardBatchId>
    programme: Fixed<string>
    product_id: Fixed<string>
    card_count: Fixed<number>
    made_at: Fixed<Date>
    made_by: Fixed<string>
    exported_at: SetLater<Date>
    exported_by: SetLater<string>
  }
  card_ends: {
    id: Fixed<CardEndId>
    card_id: Fixed<string>
    kind: Fixed<'lapsed' | 'donated'>
    cause: Fixed<string | null>
    currency: Fixed<Currency>
    amount_cents: Fixed<number>
    ended_at: Fixed<Date>
    undone_at: SetLater<Date>
  }
  cards: {
    id: Fixed<string>
    order_unit_id: Fixed<string>
    product_id: Fixed<string>
    issuer: Fixed<string>
    /** Of a card of our own. Null in one that a process of the release before made. */
    programme: Fixed<string | null>
    storefront: Fixed<string | null>
    issuer_reference: Fixed<string>
    amount_cents: Fixed<number>
    currency: Fixed<string>
    number_encrypted: Fixed<Uint8Array>
    number_hash: Fixed<Uint8Array>
    pin_encrypted: Fixed<Uint8Array | null>
    pin_hash: Fixed<Uint8Array | null>
    /** Null is the card's own id. */
    pin_hashed_for: Fixed<string | null>
    barcode_kind: Fixed<'code128' | 'qr'>
    barcode_encrypted: Fixed<Uint8Array | null>
    key_id: Fixed<string>
    number_hash_key_id: Fixed<string>
    pin_hash_key_id: Fixed<string>
    /** Lengthened when something is paid back to it, and once by its holder. */
    valid_until: ColumnType<string, never, string>
    issued_at: Fixed<Date>
    state: ColumnType<CardState, never, CardState>
    /** When its holder moved its last day, which they do once. */
    extended_at: ColumnType<Date | null, never, Date>
    /** The state that the issuer was told last; of a card of our own its state. */
    issuer_told: ColumnType<CardState, never, CardState>
  }
}
