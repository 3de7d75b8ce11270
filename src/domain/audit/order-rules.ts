import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import { isCurrentRefund } from '#domain/payments/money-back.ts'
import { type AuditRule, inEuros, movedIn } from './audit-rule.ts'

const orderAccount = sql`'order:' || orders.id`

/** What paid an order, what stands on it and what it costs are one amount. */
export const orderTotals: AuditRule = {
  rule: 'order costs what its lines say and its tenders pay',
  faults: (scope) => sql`
    select 'order ' || orders.id || ' of ' || ${inEuros(sql`orders.total_cents`)} || ' (VAT ' || ${inEuros(sql`orders.vat_cents`)}
      || ') has lines of ' || ${inEuros(sql`line.cents`)} || ' (VAT ' || ${inEuros(sql`line.vat`)} || '), tenders of '
      || ${inEuros(sql`tender.cents`)} || ' and was paid ' || ${inEuros(sql`paid.cents`)} as says
    from orders
    cross join lateral (select coalesce(sum(total_cents), 0) as cents, coalesce(sum(vat_cents), 0) as vat
      from order_lines where order_id = orders.id) as line
    cross join lateral (select coalesce(sum(amount_cents), 0) as cents from tenders where order_id = orders.id) as tender
    cross join lateral (
      select coalesce(sum(ledger_entries.amount_cents), 0) as cents
      from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
      where account_id = ${orderAccount} and (starts_with(key, 'capture:')
        or key in ('settle:' || orders.paid_by_payment_id, 'on-account:' || orders.id))
    ) as paid
    where ${movedIn(scope, 'order', sql`orders.id`)} and (
      orders.total_cents <> line.cents or orders.vat_cents <> line.vat
      or settled_at is not null and (orders.total_cents <> tender.cents or orders.total_cents <> paid.cents)
      or settled_at is null and tender.cents <> 0)`,
}

/** A tender is what its payment brought, its card gave or its company owes. */
export const tenders: AuditRule = {
  rule: 'tender is what its payment or card gave',
  whole: sql`
    select 'tender ' || tenders.id || ' (' || tenders.kind || ') of order ' || order_id || ' says '
      || ${inEuros(sql`tenders.amount_cents`)} || ', and it gave ' || ${inEuros(sql`coalesce(given.cents, 0)`)} as says
    from tenders join orders on orders.id = order_id
    left join lateral (
      select case tenders.kind
        when 'card' then (select sum(holds.amount_cents) from holds
          where owner = orders.id and holds.card_id = tenders.card_id and holds.state = 'captured')
        when 'own' then tenders.amount_cents
        when 'invoice' then (select receivables.amount_cents from receivables
          where receivables.order_id = orders.id and receivables.company_id = orders.company_id)
        else (select payments.amount_cents - coalesce((select sum(amount_cents) from tenders as own
            where own.order_id = orders.id and own.kind = 'own'), 0)
          from payments where payments.id = tenders.payment_id and payments.order_id = orders.id
            and payments.id = orders.paid_by_payment_id and payments.settled_at is not null)
      end as cents
    ) as given on true
    where given.cents is distinct from tenders.amount_cents`,
}

/**
 * No more goes back to a means of payment than it paid, with what failed and waits to be paid another way. Which refunds count is one
 * definition, that of the engine; the sums are the audit's own.
 */
export const refundsWithinTenders: AuditRule = {
  rule: 'no more goes back than was paid',
  faults: (scope) => sql`
    select 'tender ' || tenders.id || ' of order ' || order_id || ' paid ' || ${inEuros(sql`tenders.amount_cents`)} || ', and '
      || ${inEuros(sql`gone.cents`)} || ' goes back to it' as says
    from tenders join orders on orders.id = order_id
    cross join lateral (
      select coalesce(sum(${centsOfRefund}), 0) as cents from refunds
      where refunds.order_id = orders.id and refunds.receipt_reference is null and ${isCurrentRefund}
        and (refunds.tender_id = tenders.id or refunds.tender_id is null and refunds.payment_id = tenders.payment_id)
    ) as gone
    where ${movedIn(scope, 'order', sql`orders.id`)} and gone.cents > tenders.amount_cents`,
}

/** A unit that could not be made and that promotions had paid whole: nothing goes back of it, so it has no refund. */
const isUnpaidFailure = sql`(card_units.state = 'failed' and coalesce(card_units.paid_cents, card_units.amount_cents)
  + coalesce(card_units.extra_cents, 0) - coalesce(card_units.extra_promotion_cents, 0) = 0)`

/**
 * The account of an order holds what its unmade units cost and what could not be paid back, and nothing else. That of an
 * order nobody paid is empty.
 */
export const orderBalances: AuditRule = {
  rule: 'order holds what it still owes',
  faults: (scope) => sql`
    select 'order ' || orders.id || ' is ' || orders.state || ' and holds ' || ${inEuros(sql`balance_cents`)}
      || ', its unmade units cost ' || ${inEuros(sql`unmade.cents`)} || ', and refunds that failed are '
      || ${inEuros(sql`failed.cents`)} as says
    from orders join ledger_accounts on ledger_accounts.id = ${orderAccount}
    cross join lateral (
      select coalesce(sum(amount_cents) filter (where not ${isUnpaidFailure}), 0) as cents,
        coalesce(sum(amount_cents) filter (where ${isUnpaidFailure}), 0) as unpaid_cents
      from card_units
      where order_id = orders.id and settled_at is not null and card_units.state in ('ordered', 'issuing', 'failed')
    ) as unmade
    cross join lateral (
      select coalesce(sum(open_cents), 0) as cents from cases join refunds on refunds.id = cases.refund_id
      where cases.kind = 'refundFailed' and cases.state = 'open' and refunds.order_id = orders.id
        and refunds.receipt_reference is null
    ) as failed
    where ${movedIn(scope, 'order', sql`orders.id`)} 
      and balance_cents - unmade.cents - failed.cents not between 0 and unmade.unpaid_cents`,
}

/** Each unit is issued or paid back, as its order's state says, and has moved what its state says. */
export const units: AuditRule = {
  rule: 'unit is issued or paid back',
  faults: (scope) => sql`
    select 'unit ' || card_units.id || ' is ' || card_units.state || ', its order ' || orders.id || ' ' || orders.state
      || ', its refund ' || coalesce(refund_id, 'none') || ', and it moved ' || coalesce(moved.keys, 'nothing') as says
    from card_units join orders on orders.id = order_id
    left join refunds on refunds.id = refund_id and refunds.order_id = orders.id
    cross join lateral (
      select string_agg(split_part(key, ':', 1), ' ' order by key) as keys from ledger_transfers
      where key in ('issue:' || card_units.id, 'withdraw:' || card_units.id, 'post-back:' || card_units.id)
    ) as moved
    where ${movedIn(scope, 'order', sql`orders.id`)} and not coalesce(case orders.state
      when 'completed' then card_units.state in ('issued', 'refunded', 'replaced', 'withdrawn') or ${isUnpaidFailure}
      when 'issuing' then true
      when 'halted' then true
      when 'refunded' then card_units.state in ('refunded', 'replaced', 'withdrawn') or ${isUnpaidFailure}
      when 'withdrawn' then card_units.state in ('withdrawn', 'refunded', 'replaced')
      else card_units.state = 'ordered' end
    and case card_units.state
      when 'issued' then moved.keys = 'issue'
      when 'ordered' then moved.keys is null
      when 'issuing' then moved.keys is null
      when 'failed' then moved.keys is null
      when 'replaced' then moved.keys in ('issue post-back', 'issue withdraw', 'issue post-back withdraw')
      else moved.keys is null or starts_with(moved.keys, 'issue') end
    and (card_units.state <> 'refunded' or refunds.id is not null), false)
    union all
    select 'order ' || orders.id || ' has ' || count(card_units.id) || ' units, and ' || ordered.quantity || ' were ordered'
    from orders left join card_units on card_units.order_id = orders.id and card_units.state <> 'replaced'
    cross join lateral (
      select coalesce(sum(quantity), 0) as quantity
      from order_packages join order_shipments on order_shipments.id = order_packages.shipment_id
      where order_packages.order_id = orders.id and product ->> 'kind' <> 'DONATION'
        and order_shipments.replaces_id is null
    ) as ordered
    where ${movedIn(scope, 'order', sql`orders.id`)}
    group by orders.id, ordered.quantity having count(card_units.id) <> ordered.quantity`,
}

/** What was earned, given, refunded and reserved stands in the books. */
export const booked: AuditRule = {
  rule: 'what happened is booked',
  whole: sql`
    with due as (
      select orders.id as order_id, 'line ' || order_lines.id as what, case order_lines.kind
        when 'DONATION' then 'donate:' else 'fee:' end || order_lines.id as key
      from order_lines join orders on orders.id = order_id
      where settled_at is not null and order_lines.total_cents <> 0
        and order_lines.kind not in ('GIFTCARD', 'BLANK_GIFT_CARD_PACK')
      union all
      select order_id, 'refund ' || id, 'refund:' || id from refunds where amount_cents > 0
      union all
      select order_id, 'failed refund ' || id, 'refund-failed:' || id from refunds where amount_cents > 0 and state = 'failed'
      union all
      select owner, state || ' hold ' || id, case state when 'held' then 'hold:' when 'captured' then 'capture:' else 'hold-back:' end || id
      from holds
      union all
      select null, 'batch of payout ' || payout_id, 'payout:' || payout_id || ':' || net_currency from (
        select payout_id, net_currency, sum(case
          when meaning in ('costs', 'payout', 'withheld') then net_cents
          when gross_currency = net_currency then net_cents - gross_cents else net_cents end) as cents
        from payout_lines group by payout_id, net_currency, gross_currency, meaning
      ) as moving where cents <> 0
      union all
      select null, 'line ' || position || ' of payout ' || payout_id, 'difference:' || payout_id || ':' || position
      from payout_lines
      where meaning not in ('costs', 'payout', 'withheld') and gross_cents + known_cents <> 0
    )
    select due.what || ' of order ' || coalesce(orders.id, 'none') || ' is not booked: there is no transfer ' || due.key as says
    from due left join orders on orders.id = due.order_id
    where not exists (select from ledger_transfers where ledger_transfers.key = due.key)
    union all
    select 'refunds of order ' || order_id || ' took back '
      || ${inEuros(sql`sum(favour_cents)`)} || ' of favours, and ' || ${inEuros(sql`coalesce(max(booked.cents), 0)`)} || ' is booked'
    from refunds left join (
      select account_id, -sum(amount_cents) as cents
      from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
      where starts_with(key, 'favour-back:') and account_id like 'order:%' group by account_id
    ) as booked on booked.account_id = 'order:' || order_id
    where order_id is not null group by order_id
    having sum(favour_cents) <> coalesce(max(booked.cents), 0)
    union all
    select 'refund ' || refunds.id || ' kept ' || ${inEuros(sql`kept_cents`)} || ', and '
      || ${inEuros(sql`coalesce(booked.cents, 0)`)} || ' is booked'
    from refunds left join (
      select split_part(key, ':', 2) as id, sum(amount_cents) as cents
      from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
      where starts_with(key, 'kept:') and account_id like 'system:refundLoss:%' group by 1
    ) as booked on booked.id = refunds.id
    where kept_cents <> coalesce(booked.cents, 0)
    union all
    select 'basket ' || cart_id || ' is paid ' || count(*) || ' times: ' || string_agg(id, ' ') from orders
    where settled_at is not null group by cart_id having count(*) > 1`,
}
