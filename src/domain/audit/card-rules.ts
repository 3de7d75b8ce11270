import { sql } from 'kysely'
import { type AuditRule, inEuros } from './audit-rule.ts'

const cardAccount = sql`'card:' || cards.id`

/** A card with value was made for a unit that was paid; what is only a number has none. */
export const cardOrigins: AuditRule = {
  rule: 'card has an origin',
  whole: sql`
    select 'card ' || cards.id || ' (' || cards.origin || ') is worth ' || coalesce(${inEuros(sql`cards.amount_cents`)}, 'nothing')
      || ', and no unit of a paid order made it' as says
    from cards left join card_units on card_units.id = cards.order_unit_id
    left join orders on orders.id = card_units.order_id and orders.settled_at is not null
    where case cards.origin
      when 'unit' then orders.id is null or cards.amount_cents is distinct from card_units.amount_cents
      when 'replacement' then cards.replaced_by is null or cards.state <> 'replaced'
      else cards.amount_cents is not null end
    union all
    select 'account ' || ledger_accounts.id || ' holds ' || ${inEuros(sql`coalesce(balance_cents, 0)`)}
      || ', and is of no card of ours that a unit made' from ledger_accounts
    where ledger_accounts.id like 'card:%' and not exists (
      select from cards where ${cardAccount} = ledger_accounts.id and cards.origin = 'unit' and cards.order_unit_id is not null)`,
}

/** What was ever put on a card is spent, reserved, gone with its end, taken back or left, and its state says which. */
export const cardValues: AuditRule = {
  rule: 'card holds what nobody spent',
  whole: sql`
    with card as (
      select cards.id, cards.state, cards.amount_cents - card_units.vat_cents as face, card_units.state as unit,
        orders.state as bought, ledger_accounts.balance_cents as rest,
        exists (select from withdrawals where withdrawals.order_id = orders.id and withdrawals.state = 'waiting') as is_withdrawing,
        (select coalesce(sum(amount_cents), 0) from holds where card_id = cards.id and state = 'held') as held,
        (select coalesce(sum(amount_cents), 0) from tenders where card_id = cards.id) as paid,
        moved.back, moved.taken,
        (select coalesce(sum(amount_cents), 0) from card_ends where card_id = cards.id and undone_at is null) as ended
      from cards join card_units on card_units.id = order_unit_id join orders on orders.id = card_units.order_id
      join ledger_accounts on ledger_accounts.id = ${cardAccount}
      cross join lateral (
        select coalesce(sum(ledger_entries.amount_cents) filter (where kind = 'refund'), 0) as back,
          coalesce(-sum(ledger_entries.amount_cents) filter (where kind = 'withdraw'), 0) as taken
        from ledger_entries join ledger_transfers on ledger_transfers.id = transfer_id where account_id = ${cardAccount}
      ) as moved
    ), told as (
      select *, 'card ' || id || ' is ' || state || ' (unit ' || unit || ', order ' || bought || '), of ' || ${inEuros(sql`face`)}
        || ': paid ' || ${inEuros(sql`paid`)} || ', back ' || ${inEuros(sql`back`)} || ', ended ' || ${inEuros(sql`ended`)}
        || ', taken ' || ${inEuros(sql`taken`)} || ', held ' || ${inEuros(sql`held`)} || ', left ' || ${inEuros(sql`rest`)} as says
      from card
    )
    select says from told where face <> paid - back + ended + taken + held + rest
    union all
    select says || ': not as its state says' from told where not case state
      when 'active' then rest + held > 0
      when 'spent' then rest + held = 0
      when 'withdrawn' then rest + held = 0
      when 'frozen' then bought = 'halted' or is_withdrawing
      when 'blocked' then rest + held > 0 or bought = 'halted'
      else false end
    union all
    select says || ': spendable, and its unit is not' from told
    where unit not in ('issued', 'issuing') and (state in ('active', 'frozen') or rest + held > 0)`,
}

/** What a card gave to an order was reserved for it, and nothing is reserved for what is over. */
export const cardHolds: AuditRule = {
  rule: 'hold belongs to its order',
  whole: sql`
    select 'order ' || owner || ' captured ' || ${inEuros(sql`coalesce(captured, 0)`)} || ' of card ' || card_id || ', and it paid '
      || ${inEuros(sql`coalesce(paid, 0)`)} as says
    from (select owner, card_id, sum(amount_cents) as captured from holds where state = 'captured' group by owner, card_id) as held
    full join (
      select order_id as owner, card_id, sum(amount_cents) as paid from tenders where kind = 'card' group by order_id, card_id
    ) as paying using (owner, card_id)
    where captured is distinct from paid
    union all
    select 'hold ' || id || ' is of no order' from holds where not exists (select from orders where orders.id = owner)
    union all
    select 'hold ' || id || ' is ' || state || ' and of ' || ${inEuros(sql`amount_cents`)} || ', and its account holds '
      || ${inEuros(sql`coalesce(balance_cents, 0)`)}
    from holds full join (
      select substr(id, 6) as id, balance_cents from ledger_accounts where id like 'hold:%'
    ) as account using (id)
    where coalesce(balance_cents, 0) <> case holds.state when 'held' then amount_cents else 0 end`,
}

/** A printed card has value once, through the order that activated it, and a pack is as many cards as it says. */
export const printedCards: AuditRule = {
  rule: 'printed card has value once',
  whole: sql`
    with pack as (
      select card_units.id, card_units.state, card_units.blank_cards as size, count(printed_cards.id) as sold,
        count(printed_cards.id) filter (where used_at is null and removed_at is null and unit_id is null) as blank
      from card_units left join printed_cards on sold_unit_id = card_units.id
      where blank_cards is not null group by card_units.id
    )
    select 'pack ' || id || ' is ' || state || ', of ' || size || ', and ' || sold || ' cards went with it' as says from pack
    where sold <> case when state in ('ordered', 'failed') then 0 when state = 'issued' then size else sold end
      or sold not in (0, size)
    union all
    select 'pack ' || id || ' is ' || state || ', and ' || blank || ' of its cards can still get value' from pack
    where state in ('refunded', 'withdrawn', 'replaced') and blank > 0
    union all
    select 'pack ' || id || ' is a card' from pack where exists (select from cards where order_unit_id = pack.id)
    union all
    select 'printed card ' || activates || ' got value ' || count(*) || ' times' from orders
    join card_units on card_units.order_id = orders.id join cards on cards.order_unit_id = card_units.id
    where activates is not null group by activates having count(*) > 1
    union all
    select 'printed card ' || printed_cards.id || ' has value of unit ' || card_units.id || ', and does not say so'
    from printed_cards join orders on activates = printed_cards.id join card_units on card_units.order_id = orders.id
    where card_units.state = 'issued' and unit_id is distinct from card_units.id`,
}

/** A number that was replaced has nothing; cards are blocked and replaced as often as their history says. */
export const handledCards: AuditRule = {
  rule: 'card was handled as its history says',
  whole: sql`
    select 'number ' || cards.id || ' was replaced, and is more than a number' as says from cards
    where state = 'replaced' and (replaced_by is null or order_unit_id is not null
      or exists (select from ledger_accounts where ledger_accounts.id = ${cardAccount})
      or exists (select from holds where card_id = cards.id) or exists (select from tenders where card_id = cards.id))
    union all
    select 'card ' || id || ' was replaced ' || times || ' times, and has ' || numbers || ' earlier numbers'
    from (
      select cards.id, count(*) as times, (select count(*) from cards as old where old.replaced_by = cards.id) as numbers
      from cards join history on subject = cards.id and event = 'replaced'
      where cards.state <> 'replaced' group by cards.id
    ) as replaced where times <> numbers
    union all
    select 'card ' || cards.id || ' is ' || cards.state || ', and was last ' || coalesce(last_act.event, 'left alone')
    from cards left join (
      select distinct on (subject) subject, event from history
      where event in ('stopped', 'let go', 'replaced') order by subject, written_at desc
    ) as last_act on subject = cards.id
    where cards.programme is not null and state <> 'replaced' and case
      when state = 'blocked' then event is distinct from 'stopped'
      else event = 'stopped' and state <> 'withdrawn' end`,
}
