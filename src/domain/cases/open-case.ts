import { sql } from 'kysely'
import { type CaseKind, caseRule } from '#domain/cases/case-kinds.ts'
import type { Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { type CaseId, newId, type OrderId, type PaymentId, type RefundId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

export type NewsOfCase = {
  /** What it is about, once: further news of it belongs to the same case. */
  subject: string
  kind: CaseKind
  orderId?: OrderId | undefined
  paymentId?: PaymentId | undefined
  refundId?: RefundId | undefined
  /** The provider's name of the money. */
  reference?: string | undefined
  /** Adds to what is to be decided about; below zero where it takes from it. */
  amount: Money
  /** The news in a word, and by what it is told apart: the same news twice is one. */
  event: string
  cause: string
  facts?: Readonly<Record<string, unknown>>
  actor?: string
  /** The kind stays what it was, however the case began: the news weighs less. */
  isFootnote?: boolean
  now: Date
}

/**
 * Opens a case or goes on with it, in one statement; a decided one is open again. Undefined when this news was told
 * before: then nothing changes.
 */
export async function openCase(tx: Tx, news: NewsOfCase): Promise<CaseId | undefined> {
  const { amount, now, kind } = news
  const decideBy = new Date(now.getTime() + caseRule(kind).days * dayMs)
  const { rows } = await sql<{ id: CaseId }>`
    with given as (
      insert into history (subject, event, facts, actor, cause)
      values (
        ${news.subject}, ${news.event}, ${JSON.stringify({ ...news.facts, ...amount })}::jsonb,
        ${news.actor ?? 'provider'}, ${news.cause}
      )
      on conflict (cause) do nothing
      returning subject
    )
    insert into cases (
      id, subject, kind, state, order_id, payment_id, refund_id, provider_reference, currency, open_cents,
      opened_at, decide_by
    )
    select ${newId('cas', now.getTime())}, subject, ${kind}, 'open', ${news.orderId ?? null},
      ${news.paymentId ?? null}, ${news.refundId ?? null}, ${news.reference ?? null}, ${amount.currency},
      ${amount.cents}::bigint, ${now}::timestamptz, ${decideBy}::timestamptz
    from given
    on conflict (subject) do update set
      kind = case when ${news.isFootnote ?? false} then cases.kind else excluded.kind end,
      state = 'open', decided_at = null, decision = null,
      open_cents = cases.open_cents + excluded.open_cents,
      decide_by = case when cases.state = 'open' then least(cases.decide_by, excluded.decide_by)
        else excluded.decide_by end
    returning id
  `.execute(tx)
  return rows[0]?.id
}
