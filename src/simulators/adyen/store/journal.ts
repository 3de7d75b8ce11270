import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'

/** What a line of a report is about, in the words of the report. */
export type JournalType =
  | 'Settled'
  | 'SettledReversed'
  | 'Refunded'
  | 'RefundedReversed'
  | 'Chargeback'
  | 'SecondChargeback'
  | 'ChargebackReversed'
  | 'Fee'
  | 'Balancetransfer'
  | 'MerchantPayout'

export type JournalEntry = {
  type: JournalType
  pspReference: string | undefined
  merchantReference: string | undefined
  method: string | undefined
  modificationReference: string | undefined
  modificationMerchantReference: string | undefined
  currency: string
  /** Above zero is for the merchant; undefined where there is no gross amount. */
  gross: number | undefined
  net: number
  markup: number
  schemeFees: number
  interchange: number
  atMs: number
}

export type Journal = {
  add(entry: JournalEntry): void
  /** Puts all that is in no batch yet, up to this moment, into the batch. */
  close(batch: number, untilMs: number): void
  addTo(batch: number, entry: JournalEntry): void
  listBatch(batch: number): JournalEntry[]
  lastBatch(): number
  /** When the first of what is in no batch yet happened. */
  oldestOpenMs(): number | undefined
  /** Takes out the capture of a payment that is in no batch yet; false where it was paid out already. */
  dropCapture(pspReference: string): boolean
}

export function createJournal(database: DatabaseSync): Journal {
  const insert = database.prepare(
    'insert into journal (entry, type, psp_reference, at, batch) values (?, ?, ?, ?, ?)',
  )
  const close = database.prepare('update journal set batch = ? where batch is null and at <= ?')
  const list = database.prepare('select entry from journal where batch = ? order by id')
  const last = database.prepare('select max(batch) as batch from journal')
  const oldest = database.prepare('select min(at) as at from journal where batch is null')
  const drop = database.prepare(
    `delete from journal where batch is null and type = 'Settled' and psp_reference = ?`,
  )
  const put = (batch: number | null, entry: JournalEntry) => {
    const { type, pspReference, atMs } = entry
    insert.run(JSON.stringify(entry), type, pspReference ?? null, atMs, batch)
  }
  return {
    add: (entry) => put(null, entry),
    addTo: put,
    close: (batch, untilMs) => {
      close.run(batch, untilMs)
    },
    listBatch: (batch) => list.all(batch).map(fromRow),
    lastBatch: () => (last.get()?.batch as number | null) ?? 0,
    oldestOpenMs: () => (oldest.get()?.at as number | null) ?? undefined,
    dropCapture: (pspReference) => drop.run(pspReference).changes > 0,
  }
}

const fromRow = (row: Record<string, SQLOutputValue>): JournalEntry =>
  JSON.parse(row.entry as string)
