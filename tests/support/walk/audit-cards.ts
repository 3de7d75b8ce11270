import type { WalkWorld } from './walk-world.ts'

type Audited = Pick<WalkWorld, 'read'>
type Finding = { finding: string }

/** What is wrong with the choice cards, a sentence each: by their orders, holds and ends, and what the ledger says is left. */
export async function auditCards(world: Audited): Promise<readonly string[]> {
  return [
    ...(await auditEachCard(world)),
    ...(await auditStoppedCards(world)),
    ...(await auditWhatTheyPaid(world)),
  ]
}

/** What was ever put on a card is spent, held, gone with its end, taken back or left; and its state says which. */
async function auditEachCard({ read }: Audited): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    with card as (
      select cards.id, cards.state, cards.amount_cents as face, card_units.state as unit, orders.state as bought,
        exists (select from withdrawals where withdrawals.order_id = orders.id and withdrawals.state = 'waiting') as is_withdrawing,
        coalesce((select balance_cents from ledger_accounts where ledger_accounts.id = 'card:' || cards.id), 0) as left_on_it,
        (select coalesce(sum(amount_cents), 0) from holds where card_id = cards.id and state = 'held') as held,
        (select coalesce(sum(amount_cents), 0) from tenders where card_id = cards.id) as paid,
        (select coalesce(sum(refunds.amount_cents), 0) from refunds join tenders on tenders.id = tender_id
          where card_id = cards.id and exists (
            select from ledger_transfers join ledger_entries on transfer_id = ledger_transfers.id
              where key = 'refund:' || refunds.id and account_id = 'card:' || cards.id)) as back,
        (select coalesce(sum(amount_cents), 0) from card_ends where card_id = cards.id and undone_at is null) as ended,
        (select coalesce(-sum(ledger_entries.amount_cents), 0) from ledger_entries
          join ledger_transfers on ledger_transfers.id = transfer_id
          where account_id = 'card:' || cards.id and kind = 'withdraw') as taken
      from cards join card_units on card_units.id = order_unit_id join orders on orders.id = card_units.order_id
      where programme is not null
    ), told as (
      select *, 'card ' || id || ' is ' || state || ' (unit ' || unit || ', order ' || bought || '), of ' || face || ': paid '
        || paid || ', back ' || back || ', ended ' || ended || ', taken ' || taken || ', held ' || held || ', left ' || left_on_it
        as finding from card
    )
    select finding from told where face <> paid - back + ended + taken + held + left_on_it
    union all
    select finding || ': not as its state says' from told where not case state
      when 'active' then left_on_it + held > 0
      when 'spent' then left_on_it + held = 0
      when 'withdrawn' then left_on_it + held = 0
      when 'frozen' then bought = 'halted' or is_withdrawing
      when 'blocked' then left_on_it + held > 0
      else false end
    union all
    select finding || ': spendable, and its unit is not' from told
      where unit not in ('issued', 'issuing') and (state in ('active', 'frozen') or left_on_it + held > 0)`)
  return rows.map(({ finding }) => finding)
}

/**
 * A card is blocked where that is the last that the operator did with it, and no other is; the number of one that was replaced has
 * nothing, and never had; one that was posted is the printed card that lay in the envelope.
 */
async function auditStoppedCards({ read }: Audited): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    with last_act as (
      select distinct on (subject) subject, event from history
        where event in ('stopped', 'let go', 'replaced') order by subject, written_at desc
    )
    select 'card ' || cards.id || ' is ' || cards.state || ', and was last ' || coalesce(last_act.event, 'left alone') as finding
      from cards left join last_act on subject = cards.id
      where cards.programme is not null and state <> 'replaced' and case
        when state = 'blocked' then event is distinct from 'stopped'
        else event = 'stopped' and state <> 'withdrawn' end
    union all
    select 'number ' || cards.id || ' was replaced, and is more than a number' from cards
      where state = 'replaced' and (replaced_by is null or order_unit_id is not null
        or exists (select from ledger_accounts where ledger_accounts.id = 'card:' || cards.id)
        or exists (select from holds where card_id = cards.id) or exists (select from tenders where card_id = cards.id))
    union all
    select 'card ' || id || ' was replaced ' || times || ' times, and has ' || numbers || ' numbers of before'
      from (
        select cards.id, count(*) as times, (select count(*) from cards as old where old.replaced_by = cards.id) as numbers
          from cards join history on subject = cards.id and event = 'replaced'
          where cards.state <> 'replaced' group by cards.id
      ) as replaced where times <> numbers
    union all
    select 'unit ' || card_units.id || ' went by post, and ' || count(printed_cards.id) || ' printed cards are it'
      from card_units join order_packages on order_packages.id = package_id
      join order_shipments on order_shipments.id = order_packages.shipment_id
      left join printed_cards on printed_cards.unit_id = card_units.id and used_at is not null
      where card_units.state = 'issued' and order_shipments.delivery_form = 'PHYSICAL'
        and (order_packages.product ->> 'isChoiceCard')::boolean
      group by card_units.id having count(printed_cards.id) <> 1`)
  return rows.map(({ finding }) => finding)
}

/** What a card gave to an order is what was held for it and arrived there, and nothing is held for what is over. */
async function auditWhatTheyPaid({ read }: Audited): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    select 'order ' || owner || ' captured ' || captured || ' of card ' || card_id || ', and it paid ' || coalesce(paid, 0) as finding
      from (select owner, card_id, sum(amount_cents) as captured from holds where state = 'captured' group by owner, card_id) as held
      full join (
        select order_id as owner, card_id, sum(amount_cents) as paid from tenders where kind = 'card' group by order_id, card_id
      ) as paying using (owner, card_id)
      where captured is distinct from paid
    union all
    select 'hold ' || holds.id || ' stands for order ' || orders.id || ', which is ' || orders.state
      from holds join orders on orders.id = owner
      where holds.state = 'held' and not exists (
        select from payments where order_id = orders.id and payments.state in ('opened', 'pending'))
    union all
    select 'hold ' || id || ' is of no order' from holds where owner not in (select id from orders)
    union all
    -- What came into an exchange is what its cards and the bank paid, and nothing of it was a fee but the postage.
    select 'exchange ' || orders.id || ' of ' || total_cents || ' took in ' || booked.came_in || ' and kept ' || booked.fees
      from orders cross join lateral (
        select coalesce(sum(ledger_entries.amount_cents) filter (
            where account_id = 'order:' || orders.id and kind = 'settle'), 0) as came_in,
          coalesce(sum(ledger_entries.amount_cents) filter (where account_id like 'system:feeRevenue:%'), 0) as fees
        from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id
        where transfer_id in (select transfer_id from ledger_entries where account_id = 'order:' || orders.id)
      ) as booked
      cross join lateral (
        select coalesce(sum(order_lines.total_cents - order_lines.vat_cents), 0) as cents
        from order_lines where order_id = orders.id and order_lines.kind = 'SHIPPING'
      ) as postage
      where orders.kind = 'redeem' and settled_at is not null
        and (came_in <> orders.total_cents or fees not between 0 and postage.cents)`)
  return rows.map(({ finding }) => finding)
}
