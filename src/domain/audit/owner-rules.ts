import { sql } from 'kysely'
import { type AuditRule, inEuros } from './audit-rule.ts'

/** Money goes back by what paid the very order, all of an order is in one currency, and one that activates a card is of that kind. */
export const orderOwners: AuditRule = {
  rule: 'rows of an order belong to it',
  whole: sql`
    select 'refund ' || refunds.id || ' of order ' || refunds.order_id || ' names ' || coalesce('payment ' || payment_id || ' of order '
      || (select coalesce(order_id, 'none') from payments where payments.id = payment_id), 'no payment') || ' and '
      || coalesce('tender ' || tender_id || ' of order ' || (select order_id from tenders where tenders.id = tender_id), 'no tender')
      || ', in ' || refunds.currency as says
    from refunds join orders on orders.id = refunds.order_id
    where receipt_reference is null and not (
      refunds.currency = orders.currency
      and (payment_id is null or exists (select from payments where payments.id = payment_id and payments.order_id = orders.id))
      and (tender_id is null or exists (
        select from tenders where tenders.id = tender_id and tenders.order_id = orders.id
          and (refunds.payment_id is null or tenders.payment_id = refunds.payment_id))))
    union all
    select 'tender ' || tenders.id || ' of order ' || orders.id || ' is in ' || tenders.currency || ', the order in ' || orders.currency
    from tenders join orders on orders.id = order_id where tenders.currency <> orders.currency
    union all
    select documents.kind || ' ' || documents.id || ' of order ' || orders.id || ' is in ' || documents.currency || ', the order in '
      || orders.currency
    from documents join orders on orders.id = order_id where documents.currency <> orders.currency
    union all
    select 'order ' || id || ' is of the kind ' || kind || ', and puts value on ' || coalesce('card ' || activates, 'no card')
    from orders where (kind = 'activation') <> (activates is not null)
    union all
    select 'basket ' || carts.id || ' was ordered as order ' || orders.id
      || ', which was made of basket ' || orders.cart_id
    from carts join orders on orders.id = carts.order_id where orders.cart_id <> carts.id`,
}

/** The refund that each unit began with: what failed is asked for again under another id. */
const unitRefunds = sql`
  unit_refunds (unit_id, refund_id, cause) as (
    select card_units.id, refunds.id, refunds.cause from card_units join refunds on refunds.id = card_units.refund_id
    union
    select unit_id, refunds.id, refunds.cause from unit_refunds join refunds on unit_refunds.cause = 'again:' || refunds.id
  )`

/** A unit that went back is one with the refund that it names: as much went back as all of these were paid with. */
export const refundedUnits: AuditRule = {
  rule: 'unit and its refund name each other',
  whole: sql`
    with recursive ${unitRefunds},
    began as (select * from unit_refunds where not starts_with(cause, 'again:')),
    back as (
      select began.refund_id, count(*) as units,
        sum(coalesce(paid_cents, amount_cents) + coalesce(extra_cents, 0) - coalesce(extra_promotion_cents, 0)) as cents
      from began join card_units on card_units.id = began.unit_id group by began.refund_id
    )
    select 'unit ' || card_units.id || ' is ' || card_units.state || ', and names refund ' || refund_id as says
    from card_units where refund_id is not null and state <> 'refunded'
    union all
    select back.units || ' units name refund ' || refunds.id || ' and were paid with ' || ${inEuros(sql`back.cents`)}
      || ', and it gave back ' || ${inEuros(sql`given.cents`)}
    from back join refunds on refunds.id = back.refund_id cross join lateral (
      select sum(amount_cents + favour_cents + covered_cents) as cents from refunds as part
      where part.order_id = refunds.order_id and (part.id = refunds.id or starts_with(part.cause, refunds.cause || '#'))
    ) as given
    where given.cents < back.cents
    union all
    select 'refund ' || refunds.id || ' began with unit ' || card_units.id || ', which is ' || card_units.state || ' and names '
      || coalesce(card_units.refund_id, 'no refund')
    from refunds join card_units on card_units.id = substr(refunds.cause, strpos(refunds.cause, ':') + 1)
    where split_part(refunds.cause, ':', 1) = refunds.reason and not exists (
      select from began where began.refund_id = refunds.id and began.unit_id = card_units.id)`,
}

/** What an issued unit delivers is its own card, as it was ordered; a card of a unit that went back is not good. */
export const cardOwners: AuditRule = {
  rule: 'unit and its card belong together',
  whole: sql`
    select 'unit ' || card_units.id || ' of order ' || order_id || ' delivers card ' || card_units.card_id
      || ', which was made for ' || coalesce('unit ' || cards.order_unit_id, 'no unit') as says
    from card_units left join cards on cards.id = card_units.card_id
    where blank_cards is null and card_units.card_id is not null and cards.order_unit_id is distinct from card_units.id
    union all
    select 'card ' || cards.id || ' is a ' || cards.product_id || ' of ' || cards.issuer || ' in ' || cards.currency
      || ', and its unit ' || card_units.id || ' was ordered as a ' || order_packages.product_id || ' in ' || orders.currency
    from cards join card_units on card_units.id = cards.order_unit_id join orders on orders.id = card_units.order_id
    join order_packages on order_packages.id = card_units.package_id
    where cards.currency <> orders.currency or cards.product_id <> order_packages.product_id
      or cards.programme is null and cards.issuer <> order_packages.product ->> 'issuer'
    union all
    select 'card ' || cards.id || ' is active, and its unit ' || card_units.id || ' is ' || card_units.state
    from cards join card_units on card_units.id = cards.order_unit_id
    where cards.state = 'active' and card_units.state in ('refunded', 'withdrawn')`,
}

/** The credit note of a refund corrects the invoice of the same order. */
export const documentOwners: AuditRule = {
  rule: 'credit note corrects its own invoice',
  whole: sql`
    select 'credit note ' || note.id || ' of order ' || note.order_id || ' is of refund ' || coalesce(note.refund_id, 'none')
      || ' (order ' || coalesce(refunds.order_id, 'none') || ') and corrects invoice ' || coalesce(invoice.id, 'none')
      || ' (order ' || coalesce(invoice.order_id, 'none') || ')' as says
    from documents as note left join refunds on refunds.id = note.refund_id
    left join documents as invoice on invoice.id = note.invoice_id and invoice.kind = 'invoice'
    where note.kind = 'creditNote' and (refunds.order_id is distinct from note.order_id
      or invoice.order_id is distinct from note.order_id)`,
}

/** A person decided about a case by a word that its history tells; what answered itself says so too. */
export const decidedCases: AuditRule = {
  rule: 'decision is told in its case',
  whole: sql`
    select 'case ' || cases.id || ' (' || kind || ') is decided: ' || decision || ', and its history tells of no such decision' as says
    from cases where state = 'decided' and decision <> 'noted' and not exists (
      select from history where history.subject = cases.subject and event = cases.decision
    ) and not (kind = 'refundSilent' and decision = 'confirmed'
      and exists (select from refunds where refunds.id = cases.refund_id and refunds.state in ('done', 'failed')))`,
}
