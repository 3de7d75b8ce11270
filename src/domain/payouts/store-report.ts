import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { PayoutReport, ReportLine } from '#domain/payouts/report.ts'
import type { PayoutTotal } from '#domain/payouts/tables.ts'
import { newId, type PayoutId } from '#kernel/ids.ts'

/** Undefined where this batch is there already; then nothing was written. Whoever comes second waits for the first. */
export async function insertPayout(
  tx: Tx,
  { report, now }: { report: PayoutReport; now: Date },
): Promise<PayoutId | undefined> {
  const row = await tx
    .insertInto('payouts')
    .values({
      id: newId('pyt', now.getTime()),
      merchant_account: report.merchantAccount,
      batch_number: report.batchNumber,
      fingerprint: report.fingerprint,
      line_count: report.lines.length,
      totals: '[]',
      imported_at: now,
    })
    .onConflict((conflict) => conflict.constraint('a_batch_is_imported_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type LinesToStore = {
  payoutId: PayoutId
  lines: readonly ReportLine[]
  /** The position of the first of them in the report. */
  first: number
}

/** Writes a part of the lines, in one statement. */
export async function insertLines(tx: Tx, { payoutId, lines, first }: LinesToStore): Promise<void> {
  const given = lines.map((line, at) => ({
    position: first + at,
    type: line.type,
    meaning: line.meaning,
    reference: line.reference,
    modification: line.modificationReference,
    payment: line.paymentReference,
    refund: line.refundReference,
    causes: line.causes,
    gross_currency: line.gross.currency,
    gross_cents: line.gross.cents,
    net_currency: line.net.currency,
    net_cents: line.net.cents,
  }))
  await sql`
    insert into payout_lines (
      payout_id, position, type, meaning, reference, modification_reference, payment_reference, refund_reference,
      causes, gross_currency, gross_cents, net_currency, net_cents
    )
    select ${payoutId}, position, type, meaning, reference, modification, payment, refund,
      array(select jsonb_array_elements_text(causes)), gross_currency, gross_cents, net_currency, net_cents
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as line(
      position integer, type text, meaning text, reference text, modification text, payment text, refund text,
      causes jsonb, gross_currency text, gross_cents bigint, net_currency text, net_cents bigint
    )
  `.execute(tx)
}

export async function saveTotals(
  tx: Tx,
  { payoutId, totals }: { payoutId: PayoutId; totals: readonly PayoutTotal[] },
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ totals: JSON.stringify(totals) })
    .where('id', '=', payoutId)
    .execute()
}
