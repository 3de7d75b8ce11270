import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { PayoutId } from '#kernel/ids.ts'

export type LinesToMatch = { payoutId: PayoutId; first: number; last: number }

/**
 * Finds for each of these lines the transfer by which our books know it: by the provider's names and by our own, that of
 * the right amount first. A transfer answers one line only. One statement.
 */
export async function matchLines(tx: Tx, { payoutId, first, last }: LinesToMatch): Promise<void> {
  await sql`
    with line as materialized (
      select * from payout_lines where payout_id = ${payoutId} and position between ${first} and ${last}
    ), candidate as (
      select position, 'settle:' || payments.id as key, 1 as rank
      from line join payments on payments.id = line.payment_reference
        and payments.provider_reference = line.reference and payments.reported_at is null
      where meaning = 'capture'
      union all
      select position, 'receive:' || reference, 2 from line where meaning = 'capture'
      union all
      select position, case meaning when 'refund' then 'refund:' else 'refund-failed:' end || refund_reference, 1
      from line where meaning in ('refund', 'refundBack')
      union all
      select position, case meaning when 'refund' then 'refund:' else 'refund-failed:' end || refunds.id, 2
      from line join refunds on refunds.provider_reference = line.modification_reference
      where meaning in ('refund', 'refundBack')
      union all
      select position, prefix || cause, 3
      from line, unnest(causes) as cause, unnest(array['take-back:', 'receive-back:']) as prefix
    ), ranked as (
      select line.position, candidate.key, entry.amount_cents as cents,
        entry.amount_cents = -line.gross_cents as is_exact,
        row_number() over (
          partition by line.position order by entry.amount_cents = -line.gross_cents desc, candidate.rank
        ) as choice
      from candidate
      join line on line.position = candidate.position
      join ledger_transfers as transfer on transfer.key = candidate.key
      join ledger_entries as entry on entry.transfer_id = transfer.id
        and entry.account_id = 'system:pspClearing:' || line.gross_currency
      where not exists (select from payout_lines as other where other.transfer_key = candidate.key)
    ), chosen as (
      select distinct on (key) position, key, cents from ranked where choice = 1
      order by key, is_exact desc, position
    )
    update payout_lines set transfer_key = chosen.key, known_cents = chosen.cents
    from chosen
    where payout_lines.payout_id = ${payoutId} and payout_lines.position = chosen.position
  `.execute(tx)
}

/** What these lines brought is no longer waited for; a case about that is at its end. */
export async function markReported(
  tx: Tx,
  { payoutId, now }: { payoutId: PayoutId; now: Date },
): Promise<void> {
  await sql`
    with brought as materialized (
      select substr(transfer_key, length('settle:') + 1) as payment_id from payout_lines
      where payout_id = ${payoutId} and transfer_key like 'settle:%'
    ), closed as (
      update cases set state = 'decided', decision = 'noted', open_cents = 0, decided_at = ${now}::timestamptz
      from brought
      where cases.subject = 'not-paid-out:' || brought.payment_id and cases.state = 'open'
    )
    update payments set reported_at = ${now}::timestamptz from brought where payments.id = brought.payment_id
  `.execute(tx)
  await sql`
    update refunds set reported_at = ${now}::timestamptz
    from payout_lines
    where payout_lines.payout_id = ${payoutId} and payout_lines.transfer_key like 'refund:%'
      and refunds.id = substr(payout_lines.transfer_key, length('refund:') + 1)
  `.execute(tx)
}
