import { readBooks } from './sqlite.ts'
import type { WalkWorld } from './walk-world.ts'

/**
 * For what the shop waits hours and days: a mail server that takes nothing for now and news of a payment that may still turn up,
 * and news of a refund that never comes.
 */
export type Patience = { forDays: boolean; forRefunds: boolean }

/** Whatever is mailed to somebody whose mail server says every time that it takes nothing for now. */
const neverTaken = `
  select deliveries.id from deliveries join order_shipments on order_shipments.id = shipment_id
    where receiver_email like '%@never.example'
  union all
  select id from orders where contact ->> 'email' like '%@never.example'
  union all
  select order_shipments.id from order_shipments join orders on orders.id = order_id
    where contact ->> 'email' like '%@never.example'
  union all
  select refunds.id from refunds join orders on orders.id = order_id where contact ->> 'email' like '%@never.example'
  union all
  select payments.id from payments join orders on orders.id = order_id where contact ->> 'email' like '%@never.example'
  union all
  select withdrawals.id from withdrawals join orders on orders.id = order_id where contact ->> 'email' like '%@never.example'
  union all
  select id from document_letters where email like '%@never.example'
  union all
  select account_mails.id from account_mails join accounts on accounts.id = account_id
    where accounts.email like '%@never.example'`

const isMailJob = `(name like 'send-%-mail' or name = 'send-document-letter')`

/**
 * All that somebody or something has still to do without being asked, a line each; empty when the shop is at rest. A job that
 * counts as under way says nothing: that of a process that was killed does so until it expires. Nothing is sent of an order that
 * waits for a person, or that one withdrew.
 */
export async function listWorkDue(
  { read, books }: Pick<WalkWorld, 'read' | 'books'>,
  { forDays, forRefunds }: Patience,
): Promise<readonly string[]> {
  const decided = readBooks<Named>(
    books.provider,
    // A transfer is decided once its money came.
    `select distinct merchant_reference as name from payments
      where status <> 'open' and not (status = 'pending' and method = 'bankTransfer_IBAN')`,
  )
  const unheard = readBooks<Named>(
    books.provider,
    `select distinct merchant_reference as name from webhooks where state = 'given-up'`,
  )
  // Asked first: what is delivered a moment later waits in the shop's own tables by then.
  const news = readBooks<{ due: string }>(
    books.provider,
    `select 'news ' || event_code || ' of ' || merchant_reference || ', ' || attempts || ' attempts, ' ||
        coalesce(last_answer, '') as due from webhooks where state = 'waiting'`,
  )
  const rows = await read<{ due: string }>(`
    with never_taken as (${neverTaken}), still_tried as (
      -- One that began with the last leap of time is not given up yet.
      select subject_id from mail_claims join never_taken on never_taken.id = subject_id
        where ended_at is null and first_tried_at > now()
          + (select ahead_ms from demonstration_time) * interval '1 millisecond' - interval '3 days'
    ), of_nobody as (
      select id from payment_notifications
        where not exists (select from payments where payments.id = body ->> 'paymentId')
    )
    select 'notification ' || dedupe_key as due from payment_notifications
      where processed_at is null and not (${forDays} and id in (select id from of_nobody))
    union all
    select 'job ' || name || ' ' || state || ' ' || data::text from pgboss.job
      where state in ('created', 'retry') and data <> '{}'::jsonb and name <> 'dead-letters'
        and name not like '\\_\\_%' and (not ${forDays} or not ${isMailJob})
        and not (${forDays} and data ->> 'notificationId' in (select id from of_nobody))
        and not (${isMailJob} and exists (
          select from jsonb_each_text(data) as part join still_tried on subject_id = part.value))
    union all
    select 'mail ' || id from (
      select key as id, subject_id as subject from mail_claims where ended_at is null
        -- Gifts that were unwrapped, taken back or sent elsewhere meanwhile need no word, or none yet.
        and not (kind = 'unopened' and not exists (
          select from deliveries join orders on orders.id = order_id
            where order_id = subject_id and deliveries.state = 'sent' and unopened_told_at is null
              and orders.state <> 'halted' and handed_over_link is distinct from link_version
              and sent_at < now() + (select ahead_ms from demonstration_time) * interval '1 millisecond'
                - interval '14 days'))
        -- A transfer that came, or is waited for no more, needs no word of whereto it goes.
        and not (kind = 'transfer' and not exists (
          select from payments where payments.id = subject_id and payments.state = 'pending'))
        -- What was posted and is sent anew or paid back since is told as that.
        and not (kind = 'posted' and not exists (
          select from order_shipments where order_shipments.id = subject_id
            and key = 'posted:' || id || ':' || floor(extract(epoch from posted_at) * 1000)::bigint ||
              coalesce(':' || ended_by, '')))
        -- A reminder whose invoice was paid meanwhile needs no word.
        and not (kind = 'documentLetter' and not exists (
          select from document_letters join documents on documents.id = document_id
            join receivables on receivables.order_id = documents.order_id
            where document_letters.id = subject_id
              and (step is null or allocated_cents < amount_cents)))
        -- A link that ended with its account, or long ago, is mailed to nobody.
        and not (kind = 'account' and not exists (select from account_mails where account_mails.id = subject_id))
        and not exists (
        select from deliveries join orders on orders.id = order_id
          where deliveries.id = subject_id and (orders.state = 'halted' or deliveries.state = 'withdrawn'))
      union all
      select deliveries.id, deliveries.id from deliveries join orders on orders.id = order_id
        where deliveries.state = 'waiting' and ready_at is not null and orders.state in ('issuing', 'completed')
      union all
      select 'letter ' || id, id from document_letters
        where step is null and told_at is null and refused_at is null
      union all
      select 'confirmation of ' || id, id from orders
        where state in ('completed', 'refunded') and confirmation_sent_at is null
      union all
      select 'word of ' || id, id from refunds
        where reason in ('cardNotIssued', 'cardGone', 'byHand', 'favour', 'paidTwice', 'notTaken') and state = 'done' and giver_told_at is null
    ) as mail where not (${forDays} and subject in (select id from never_taken))
      and subject not in (select subject_id from still_tried)
    union all
    select 'order ' || id || ' ' || state from orders where state = 'issuing'
    union all
    select 'refund ' || id || ' ' || state from refunds
      where state = 'requested' or (state = 'sent' and not (${forRefunds} and id in (${listOf(unheard)})))
    union all
    select 'withdrawal ' || id from withdrawals where state = 'stated'
    union all
    select 'payment ' || id || ' ' || state from payments
      where state = 'opened' or (state = 'pending' and id in (${listOf(decided)}))
    union all
    select 'issuer of card ' || id || ': ' || state from cards where issuer_told <> state
    union all
    -- Its last day and the year after it are over.
    select 'end of card ' || cards.id from cards join ledger_accounts on ledger_accounts.id = 'card:' || cards.id
      where cards.state = 'active' and balance_cents > 0 and valid_until::date + 366 < (now()
        + (select ahead_ms from demonstration_time) * interval '1 millisecond')::date
    order by 1`)
  return [...news, ...rows].map(({ due }) => due)
}

type Named = { name: string }

/** For `in (…)`, which takes no empty list. */
const listOf = (names: readonly Named[]): string =>
  [{ name: '' }, ...names].map(({ name }) => `'${name}'`).join(', ')
