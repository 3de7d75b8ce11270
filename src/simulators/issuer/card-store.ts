import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A card as the issuer keeps it, in the clear: this store stands in for another company's. */
export type StoredCard = {
  unitId: string
  issuer: string
  cents: number
  number: string
  pin: string | undefined
  barcodeKind: 'code128' | 'qr'
  barcodeText: string
  validUntil: string
  reference: string
}

export type CardStore = {
  /** How often the unit was asked for, this time included. */
  countAttempt(unitId: string): number
  find(unitId: string): StoredCard | undefined
  /** False when the unit or the number has been given out before; then nothing is kept. */
  keep(card: StoredCard): boolean
  /** False once the card is withdrawn for ever; that it is withdrawn may be said again. */
  setState(unitId: string, state: 'active' | 'frozen' | 'withdrawn'): boolean
  close(): void
}

/**
 * The issuer's own books in a file of its own, so that they outlive the shop's process as a real issuer's do.
 * Each call is one transaction, also between processes.
 */
export function openCardStore(folder: string): CardStore {
  mkdirSync(folder, { recursive: true })
  const books = new DatabaseSync(join(folder, 'issuer.sqlite'))
  books.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists attempts (unit_id text primary key, count integer not null) strict;
    create table if not exists cards (
      unit_id text primary key, issuer text not null, cents integer not null, number text not null unique,
      pin text, barcode_kind text not null, barcode_text text not null, valid_until text not null,
      reference text not null
    ) strict`)
  if (!hasColumn(books, 'state'))
    books.exec(`alter table cards add column state text not null default 'active'`)
  const count = books.prepare(`
    insert into attempts (unit_id, count) values (?, 1)
    on conflict (unit_id) do update set count = count + 1 returning count`)
  const select = books.prepare('select * from cards where unit_id = ?')
  const insert = books.prepare(`
    insert into cards (
      unit_id, issuer, cents, number, pin, barcode_kind, barcode_text, valid_until, reference
    ) values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`)
  const update = books.prepare(
    `update cards set state = ? where unit_id = ? and (state <> 'withdrawn' or state = ?)`,
  )
  return {
    setState: (unitId, state) => update.run(state, unitId, state).changes > 0,
    countAttempt: (unitId) => Number(count.get(unitId)?.count),
    find: (unitId) => {
      const row = select.get(unitId)
      return row === undefined ? undefined : toStoredCard(row as CardRow)
    },
    keep: (card) => {
      const { changes } = insert.run(
        card.unitId,
        card.issuer,
        card.cents,
        card.number,
        card.pin ?? null,
        card.barcodeKind,
        card.barcodeText,
        card.validUntil,
        card.reference,
      )
      return changes > 0
    },
    close: () => books.close(),
  }
}

/** Books that an older release began. */
const hasColumn = (books: DatabaseSync, name: string): boolean =>
  books.prepare('select 1 from pragma_table_info(?) where name = ?').get('cards', name) !==
  undefined

type CardRow = {
  unit_id: string
  issuer: string
  cents: number
  number: string
  pin: string | null
  barcode_kind: 'code128' | 'qr'
  barcode_text: string
  valid_until: string
  reference: string
}

const toStoredCard = (row: CardRow): StoredCard => ({
  unitId: row.unit_id,
  issuer: row.issuer,
  cents: row.cents,
  number: row.number,
  pin: row.pin ?? undefined,
  barcodeKind: row.barcode_kind,
  barcodeText: row.barcode_text,
  validUntil: row.valid_until,
  reference: row.reference,
})
