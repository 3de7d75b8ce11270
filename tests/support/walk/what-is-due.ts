import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

/**
 * All that somebody or something has still to do without being asked, a line each; empty when the shop is at rest. A job that
 * counts as under way says nothing: that of a process that was killed does so until it expires. Nothing is sent of an order that
 * waits for a person, or that one withdrew.
 */
export async function whatIsDue({
  read,
  books,
}: Pick<WalkWorld, 'read' | 'books'>): Promise<readonly string[]> {
  const decided = readBooks<{ reference: string }>(
    books.provider,
    `select distinct merchant_reference as reference from payments where status <> 'open'`,
  )
  const references = decided.map(({ reference }) => `'${reference}'`).join(', ')
  const rows = await read<{ due: string }>(`
    select 'notification ' || dedupe_key as due from payment_notifications where processed_at is null
    union all
    select 'job ' || name || ' ' || state || ' ' || data::text from pgboss.job
      where state in ('created', 'retry') and data <> '{}'::jsonb and name <> 'dead-letters'
        and name not like '\\_\\_%'
    union all
    select 'mail ' || key from mail_claims where ended_at is null and not exists (
      select from deliveries join orders on orders.id = order_id
        where deliveries.id = subject_id and (orders.state = 'halted' or deliveries.state = 'withdrawn'))
    union all
    select 'delivery ' || deliveries.id from deliveries join orders on orders.id = order_id
      where deliveries.state = 'waiting' and ready_at is not null and orders.state in ('issuing', 'completed')
    union all
    select 'order ' || id || ' ' || state from orders where state = 'issuing'
    union all
    select 'confirmation of ' || id from orders
      where state in ('completed', 'refunded') and confirmation_sent_at is null
    union all
    select 'refund ' || id || ' ' || state from refunds where state in ('requested', 'sent')
    union all
    select 'word of refund ' || id from refunds
      where reason = 'cardNotIssued' and state = 'done' and giver_told_at is null
    union all
    select 'payment ' || id || ' ' || state from payments
      where state = 'opened' or (state = 'pending' and id in (${references === '' ? `''` : references}))
    union all
    select 'issuer of card ' || id || ': ' || state from cards where issuer_told <> state
    order by 1`)
  const news = readBooks<{ due: string }>(
    books.provider,
    `select 'news ' || event_code || ' of ' || merchant_reference || ', ' || attempts || ' attempts, ' ||
        coalesce(last_answer, '') as due from webhooks where state = 'waiting'`,
  )
  return [...news, ...rows].map(({ due }) => due)
}
