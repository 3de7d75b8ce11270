import type { DatabaseSync } from 'node:sqlite'

export type ModificationKind = 'capture' | 'cancel' | 'refund' | 'reversal'

export type Modification = {
  pspReference: string
  paymentPspReference: string
  kind: ModificationKind
  reference: string | undefined
  amountValue: number | undefined
}

export type Modifications = {
  add(modification: Modification, atMs: number): void
  listOf(paymentPspReference: string): Modification[]
}

export function createModifications(database: DatabaseSync): Modifications {
  const add = database.prepare(
    `insert into modifications (psp_reference, payment_psp_reference, kind, reference, amount_value, created_at)
     values (?, ?, ?, ?, ?, ?)`,
  )
  const list = database.prepare(
    'select * from modifications where payment_psp_reference = ? order by created_at, rowid',
  )
  return {
    add({ pspReference, paymentPspReference, kind, reference, amountValue }, atMs) {
      add.run(pspReference, paymentPspReference, kind, reference ?? null, amountValue ?? null, atMs)
    },
    listOf: (paymentPspReference) =>
      list.all(paymentPspReference).map((row) => ({
        pspReference: row.psp_reference as string,
        paymentPspReference: row.payment_psp_reference as string,
        kind: row.kind as ModificationKind,
        reference: (row.reference as string | null) ?? undefined,
        amountValue: (row.amount_value as number | null) ?? undefined,
      })),
  }
}
