import type { WalkWorld } from './walk-world.ts'

/** What is wrong with sets of blank cards and what was put on their cards, a sentence each. */
export async function auditPacks({ read }: Pick<WalkWorld, 'read'>): Promise<readonly string[]> {
  const rows = await read<{ finding: string }>(`
    with pack as (
      select card_units.id, card_units.state, card_units.blank_cards as size,
        count(printed_cards.id) as sold,
        count(printed_cards.id) filter (where used_at is null and removed_at is null and unit_id is null) as blank
      from card_units left join printed_cards on sold_unit_id = card_units.id
      where blank_cards is not null group by card_units.id
    )
    -- Posted, it is exactly as many cards as it says; before that it is none.
    select 'pack ' || id || ' is ' || state || ', of ' || size || ', and ' || sold || ' cards went with it' as finding from pack
      where sold <> case when state in ('ordered', 'failed') then 0 when state = 'issued' then size else sold end
        or sold not in (0, size)
    union all
    select 'pack ' || id || ' is ' || state || ', and ' || blank || ' of its cards can still get value' from pack
      where state in ('refunded', 'withdrawn', 'replaced') and blank > 0
    union all
    select 'pack ' || id || ' is a card' from pack where exists (select from cards where order_unit_id = pack.id)
    union all
    -- What somebody put on a blank card is on one card, whoever else paid for the same one.
    select 'printed card ' || activates || ' got value ' || count(*) || ' times' from orders
      join card_units on card_units.order_id = orders.id join cards on cards.order_unit_id = card_units.id
      where activates is not null group by activates having count(*) > 1
    union all
    select 'printed card ' || printed_cards.id || ' has value, and lies on a shelf or in an envelope' from printed_cards
      join orders on activates = printed_cards.id join card_units on card_units.order_id = orders.id
      where card_units.state = 'issued' and unit_id is distinct from card_units.id`)
  return rows.map(({ finding }) => finding)
}
