import { sql } from 'kysely'
import type { Db } from '#domain/db.ts'
import { heardMeanings, type ReportLine } from '#domain/payouts/report.ts'
import type { RefundId } from '#kernel/ids.ts'

/** A line that tells what we have not heard; of a refund of ours, with its name. */
export type UnheardLine = { line: ReportLine; refundId: RefundId | undefined }

const heard: ReadonlySet<string> = new Set(heardMeanings)

/**
 * The lines that our books know nothing of yet: a capture of a payment that is not settled, a refund that is not ended, a
 * chargeback without its transfer. One question for all of them.
 */
export async function listUnheard(
  db: Db,
  lines: readonly ReportLine[],
): Promise<readonly UnheardLine[]> {
  const asked = lines.filter(({ meaning }) => heard.has(meaning))
  if (asked.length === 0) return []
  const given = asked.map((line, at) => ({
    at,
    meaning: line.meaning,
    reference: line.reference,
    modification: line.modificationReference,
    payment: line.paymentReference,
    refund: line.refundReference,
    causes: line.causes,
  }))
  const question = sql<{ at: number; refundId: RefundId | null }>`(
    select line.at, refund.id as "refundId"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as line(
      at integer, meaning text, reference text, modification text, payment text, refund text, causes jsonb
    )
    left join payments on line.meaning = 'capture' and payments.id = line.payment
      and payments.provider_reference = line.reference and payments.settled_at is not null
    left join lateral (
      select id, state from refunds
      where line.meaning in ('refund', 'refundBack')
        and (id = line.refund or provider_reference = line.modification)
      limit 1
    ) refund on true
    left join lateral (
      select key from ledger_transfers
      where key in (
        select 'receive:' || line.reference where line.meaning = 'capture'
        union all
        select prefix || cause
        from jsonb_array_elements_text(line.causes) as cause, unnest(array['take-back:', 'receive-back:']) as prefix
        union all
        select 'refund-failed:' || refund.id where line.meaning = 'refundBack'
      )
      limit 1
    ) booked on true
    where payments.id is null and booked.key is null and (
      refund.id is null
      or (line.meaning = 'refund' and refund.state in ('requested', 'sent'))
      or (line.meaning = 'refundBack' and refund.state <> 'failed')
    )
  )`.as('unheard')
  const rows = await db.selectFrom(question).selectAll().orderBy('at').execute()
  return rows.flatMap(({ at, refundId }) => {
    const line = asked[at]
    return line === undefined ? [] : [{ line, refundId: refundId ?? undefined }]
  })
}
