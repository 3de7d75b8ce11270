import type { WalkWorld } from './walk-world.ts'

type Finding = { finding: string }

/**
 * Exchanges that kept a fee other than postage, holds of orders that nobody is paying, and choice cards that were posted
 * without their printed card; a sentence each.
 */
export async function auditExchanges({
  read,
}: Pick<WalkWorld, 'read'>): Promise<readonly string[]> {
  const rows = await read<Finding>(`
    select 'hold ' || holds.id || ' stands for order ' || orders.id || ', which is ' || orders.state as finding
      from holds join orders on orders.id = owner
      where holds.state = 'held' and not exists (
        select from payments where order_id = orders.id and payments.state in ('opened', 'pending'))
    union all
    select 'exchange ' || orders.id || ' of ' || total_cents || ' kept ' || booked.fees
      from orders cross join lateral (
        select coalesce(sum(ledger_entries.amount_cents) filter (where account_id like 'system:feeRevenue:%'), 0) as fees
        from ledger_entries where transfer_id in (
          select transfer_id from ledger_entries where account_id = 'order:' || orders.id)
      ) as booked
      cross join lateral (
        select coalesce(sum(order_lines.total_cents - order_lines.vat_cents), 0) as cents
        from order_lines where order_id = orders.id and order_lines.kind = 'SHIPPING'
      ) as postage
      where orders.kind = 'redeem' and settled_at is not null and fees not between 0 and postage.cents
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
