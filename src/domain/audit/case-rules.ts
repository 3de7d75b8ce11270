import { sql } from 'kysely'
import { type AuditRule, inEuros } from './audit-rule.ts'

/** What was taken and given back, and what was decided about it, by the case that says so; null where none does. */
const takenByCase = sql`
  select ledger_transfers.currency, ledger_entries.amount_cents as cents, case split_part(key, ':', 1)
    when 'write-off' then split_part(key, ':', 2)
    else (select cases.id from history join cases on cases.subject = history.subject
      where history.cause = substr(key, strpos(key, ':') + 1)) end as case_id
  from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
  where account_id like 'system:takenBack:%'`

/** Money that waits for a person stands in the books to the cent, and no amount waits without a case. */
export const waitingMoney: AuditRule = {
  rule: 'no amount without an owner',
  whole: sql`
    with waiting as (
      select coalesce(refunds.receipt_reference, cases.provider_reference) as reference, sum(cases.open_cents) as cents
      from cases left join refunds on refunds.id = cases.refund_id
      where cases.state = 'open' and (cases.kind in ('otherAmount', 'tooLate', 'secondPayment', 'unknownPayment')
        or cases.kind = 'refundFailed' and refunds.receipt_reference is not null)
      group by 1
    ), received as (
      select substr(id, 9) as reference, balance_cents as cents from ledger_accounts where id like 'receipt:%'
    )
    select 'receipt ' || coalesce(reference, 'without a name') || ' holds ' || ${inEuros(sql`coalesce(received.cents, 0)`)}
      || ', and its open cases say ' || ${inEuros(sql`coalesce(waiting.cents, 0)`)} as says
    from received full join waiting using (reference)
    where coalesce(received.cents, 0) <> coalesce(waiting.cents, 0)
    union all
    select 'the provider took ' || ${inEuros(sql`coalesce(taken.cents, 0)`)} || ' ' || currency
      || ' that nobody decided about, and case ' || coalesce(case_id, 'none') || ' says ' || ${inEuros(sql`coalesce(open.cents, 0)`)}
    from (
      select case_id, currency, -sum(cents) as cents from (${takenByCase}) as moved group by case_id, currency
    ) as taken full join (
      select id as case_id, currency, open_cents as cents from cases
      where state = 'open' and kind in ('voided', 'chargeback', 'refundedByHand', 'dispute')
    ) as open using (case_id, currency)
    where coalesce(taken.cents, 0) <> coalesce(open.cents, 0)`,
}

/** A halted order and a refund that failed wait for a person. */
export const waitingPeople: AuditRule = {
  rule: 'what stopped has a case',
  whole: sql`
    select 'order ' || id || ' is halted, and no case waits' as says from orders
    where state = 'halted' and not exists (
      select from cases where order_id = orders.id and cases.state = 'open'
        and kind in ('voided', 'chargeback', 'refundedByHand', 'dispute', 'heldForReview'))
      and not exists (
        select from receivables where order_id = orders.id and cards_blocked_at is not null)
    union all
    select 'order ' || order_id || ' goes on, and its debt says that its cards are blocked' as says
    from receivables join orders on orders.id = order_id
    where cards_blocked_at is not null and orders.state <> 'halted'
    union all
    select 'refund ' || refunds.id || ' failed, and no case was made of it' from refunds
    where refunds.state = 'failed' and not exists (select from cases where refund_id = refunds.id)`,
}

/** A movement is reported by one line, and a batch has as many lines as it said. */
export const payoutLines: AuditRule = {
  rule: 'payout answers each movement once',
  whole: sql`
    select 'transfer ' || transfer_key || ' is answered by ' || count(*) || ' lines of payouts' as says
    from payout_lines where transfer_key is not null group by transfer_key having count(*) > 1
    union all
    select 'line ' || position || ' of payout ' || payout_id || ' answers ' || transfer_key || ', which moves '
      || coalesce(${inEuros(sql`-booked.cents`)}, 'nothing') || ', and says ' || ${inEuros(sql`-known_cents`)}
    from payout_lines left join lateral (
      select sum(ledger_entries.amount_cents) as cents from ledger_transfers
      join ledger_entries on transfer_id = ledger_transfers.id
      where key = transfer_key and account_id = 'system:pspClearing:' || gross_currency
    ) as booked on true
    where transfer_key is not null and booked.cents is distinct from known_cents
    union all
    select 'line ' || position || ' of payout ' || payout_id || ' answers nothing, and says '
      || ${inEuros(sql`-known_cents`)}
    from payout_lines where transfer_key is null and known_cents <> 0
    union all
    select 'payout ' || payouts.id || ' has ' || count(payout_lines.position) || ' lines of ' || line_count
    from payouts left join payout_lines on payout_id = payouts.id
    group by payouts.id having count(payout_lines.position) <> line_count`,
}
