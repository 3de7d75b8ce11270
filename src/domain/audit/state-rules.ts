import { sql } from 'kysely'
import { centsOfRefund } from '#domain/cents-of-refund.ts'
import { isTakingOf } from '#domain/payments/money-back.ts'
import { type AuditRule, inEuros } from './audit-rule.ts'

/** A moment for a sentence. */
const said = (moment: ReturnType<typeof sql>) => sql`coalesce((${moment})::text, 'never')`

/** An order's state is what its moments, its payment and its basket say. */
export const statesOfOrders: AuditRule = {
  rule: 'order is as its rows say',
  whole: sql`
    select 'order ' || id || ' is ' || state || ', was paid ' || ${said(sql`settled_at`)} || ' and completed '
      || ${said(sql`completed_at`)} as says
    from orders where not case
      when state = 'completed' then settled_at is not null and completed_at is not null
      when state = 'issuing' then settled_at is not null and (completed_at is null or exists (
        select from card_units where order_id = orders.id and card_units.state = 'replaced'))
      when state in ('halted', 'refunded', 'withdrawn') then settled_at is not null
      else settled_at is null and completed_at is null end
    union all
    select 'order ' || orders.id || ' is ' || orders.state || ', and payment ' || payments.id || ' that paid it is '
      || payments.state || ' and of order ' || payments.order_id
    from orders join payments on payments.id = paid_by_payment_id
    where payments.order_id <> orders.id or payments.settled_at is null
    union all
    select 'order ' || orders.id || ' is ' || orders.state || ', and its basket ' || carts.id || ' is ' || carts.state
    from orders join carts on carts.order_id = orders.id where settled_at is null`,
}

/** A payment's state is what came for it, and what of that went back. */
export const statesOfPayments: AuditRule = {
  rule: 'payment is as its money says',
  whole: sql`
    select 'payment ' || payments.id || ' is ' || state || ', settled ' || ${said(sql`settled_at`)} || ', and '
      || coalesce('transfer ' || key, 'no transfer') || ' brought it' as says
    from payments left join ledger_transfers on key = 'settle:' || payments.id
    where (settled_at is null) <> (key is null) or not case
      when state in ('settled', 'partlyRefunded') then settled_at is not null
      when state = 'refunded' then settled_at is not null or hold_reason is not null
      when state = 'held' then settled_at is null and hold_reason is not null
      else settled_at is null end
    union all
    select 'payment ' || payments.id || ' is ' || payments.state || ', brought ' || ${inEuros(sql`paid.cents`)} || ', and '
      || ${inEuros(sql`back.cents`)} || ' went back'
    from payments cross join lateral (select coalesce(
      (select sum(amount_cents) from tenders where payment_id = payments.id), payments.amount_cents) as cents) as paid
    cross join lateral (
      select coalesce(sum(${centsOfRefund}), 0) as cents from refunds
      where refunds.payment_id = payments.id and receipt_reference is null and refunds.state = 'done'
    ) as back
    where settled_at is not null and not case
      when back.cents >= paid.cents then payments.state = 'refunded'
      when exists (select from cases as taking where ${isTakingOf(sql`payments.id`)})
        then back.cents = 0 or payments.state <> 'settled'
      when back.cents > 0 then payments.state = 'partlyRefunded'
      else payments.state = 'settled' end
    union all
    select 'payment ' || payments.id || ' is known to the provider as '
      || payments.provider_reference || ', which was told as that of payment ' || (body ->> 'paymentId')
    from payments join payment_notifications on body ->> 'reference' = payments.provider_reference
    where body ->> 'kind' = 'authorised' and body ->> 'paymentId' <> payments.id
      -- Money of a payment that is not ours may have been given to an order.
      and exists (select from payments as told where told.id = body ->> 'paymentId')
    union all
    select 'payment ' || id || ' is held, and no case tells of its money' from payments
    where state = 'held' and not exists (
      select from cases where cases.payment_id = payments.id and kind in ('otherAmount', 'tooLate'))`,
}

/** A refund's state is what the provider was asked and what it answered. */
export const statesOfRefunds: AuditRule = {
  rule: 'refund is as its moments say',
  whole: sql`
    select 'refund ' || refunds.id || ' is ' || state || ', sent ' || ${said(sql`sent_at`)} || ', and ended '
      || ${said(sql`finished_at`)} as says
    from refunds where not case state
      when 'requested' then sent_at is null and finished_at is null
      when 'sent' then sent_at is not null and finished_at is null
      else finished_at is not null end
    union all
    select 'refund ' || refunds.id || ' is done after it failed, and nothing paid it otherwise'
    from refunds join ledger_transfers on key = 'refund-failed:' || refunds.id
    where state = 'done' and receipt_reference is null
      and not exists (select from ledger_transfers where key = 'paid-otherwise:' || refunds.id)`,
}

/** A unit was made as it was ordered, and its card is the one that was made for it. */
export const statesOfUnits: AuditRule = {
  rule: 'unit is as it was ordered',
  whole: sql`
    select 'unit ' || card_units.id || ' is of ' || ${inEuros(sql`card_units.amount_cents`)} || ', and was ordered at '
      || ${inEuros(sql`order_packages.amount_cents`)} as says
    from card_units join order_packages on order_packages.id = card_units.package_id
    where card_units.amount_cents <> order_packages.amount_cents or card_units.order_id <> order_packages.order_id
    union all
    select 'unit ' || card_units.id || ' is ' || card_units.state || ', and was made ' || ${said(sql`issued_at`)}
    from card_units where case when state in ('ordered', 'issuing', 'failed') then issued_at is not null
      when state in ('issued', 'replaced') then issued_at is null else false end
    union all
    select 'unit ' || card_units.id || ' of package ' || card_units.package_id || ' in shipment ' || order_packages.shipment_id
      || ' goes with delivery ' || deliveries.id || ' of shipment ' || order_shipments.id || ', order ' || deliveries.order_id
    from card_units join order_packages on order_packages.id = card_units.package_id
    join deliveries on deliveries.id = card_units.delivery_id join order_shipments on order_shipments.id = deliveries.shipment_id
    where deliveries.order_id <> card_units.order_id or order_shipments.order_id <> card_units.order_id
      or order_packages.shipment_id <> order_shipments.id
        and order_packages.shipment_id is distinct from order_shipments.replaces_id
    union all
    select 'card ' || cards.id || ' has the key of another unit than its own, ' || order_unit_id
    from cards where origin = 'unit' and cards.id <> 'crd_' || substr(order_unit_id, 5)
    union all
    select 'line ' || order_lines.id || ' sells ' || order_lines.quantity || ' at ' || ${inEuros(sql`order_lines.unit_cents`)}
      || ' for ' || ${inEuros(sql`order_lines.total_cents`)} || ', and package '
      || coalesce(order_packages.id, 'none') || ' is ' || coalesce(order_packages.quantity, 0)
      || ' at ' || ${inEuros(sql`coalesce(order_packages.amount_cents, 0)`)}
    from order_lines left join order_packages on order_packages.id = order_lines.package_id
    where order_lines.total_cents <> order_lines.unit_cents * order_lines.quantity
      or order_lines.kind in ('GIFTCARD', 'DONATION', 'BLANK_GIFT_CARD_PACK')
        and (order_lines.quantity, order_lines.unit_cents)
          is distinct from (order_packages.quantity, order_packages.amount_cents)`,
}

/** Deliveries, shipments and withdrawals follow their order: nothing is sent of what is not good. */
export const statesOfDeliveries: AuditRule = {
  rule: 'delivery is as its order says',
  whole: sql`
    select 'delivery ' || deliveries.id || ' is ' || deliveries.state || ', sent ' || ${said(sql`sent_at`)} || ' and opened '
      || ${said(sql`deliveries.opened_at`)} || '; order ' || orders.id || ' is ' || orders.state || ', and of its units '
      || made.good || ' are good, ' || made.unmade || ' not made, ' || made.gone || ' gone' as says
    from deliveries join orders on orders.id = deliveries.order_id
    cross join lateral (
      select count(*) filter (where state = 'issued') as good,
        count(*) filter (where state in ('ordered', 'issuing', 'failed')) as unmade,
        count(*) filter (where state in ('refunded', 'withdrawn', 'replaced')) as gone
      from card_units where delivery_id = deliveries.id
    ) as made
    where not case deliveries.state
      when 'waiting' then orders.state <> 'withdrawn' and sent_at is null and deliveries.opened_at is null
      when 'failed' then orders.state <> 'withdrawn' and orders.settled_at is not null
      when 'sent' then orders.state <> 'withdrawn' and orders.settled_at is not null and sent_at is not null
        and (unmade = 0 or good + gone > 0)
      when 'opened' then orders.state <> 'withdrawn' and orders.settled_at is not null and deliveries.opened_at is not null
        and (unmade = 0 or good + gone > 0)
      when 'refunded' then good = 0
      else good = 0 and orders.settled_at is not null end
    union all
    select 'shipment ' || order_shipments.id || ' is ' || order_shipments.state || ', posted ' || ${said(sql`posted_at`)}
      || ', and its order ' || orders.id || ' was paid ' || ${said(sql`orders.settled_at`)}
    from order_shipments join orders on orders.id = order_shipments.order_id
    where order_shipments.state in ('posted', 'arrived', 'lost', 'returned') and (posted_at is null or orders.settled_at is null)
    union all
    select 'withdrawal ' || id || ' is paid back, and no refund of order ' || order_id || ' is of a withdrawal' from withdrawals
    where state = 'paidBack' and not exists (
      select from refunds where refunds.order_id = withdrawals.order_id and reason = 'withdrawn')`,
}
