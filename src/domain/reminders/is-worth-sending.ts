import { sql } from 'kysely'

/**
 * About a card of a reminder: whoever keeps the gift in the account that asked says it is spent.
 */
export const isUsedUp = sql<boolean>`exists (
  select from kept_gifts join used_up_cards on used_up_cards.kept_gift_id = kept_gifts.id
  where kept_gifts.account_id = card_reminders.account_id
    and kept_gifts.delivery_id = card_reminders.delivery_id
    and kept_gifts.card_unit_id = card_reminders.card_unit_id
    and used_up_cards.card_unit_id = card_units.id
)`

/**
 * Its holder has seen the gift, and one of the cards that it is about can be spent: what is spent, withdrawn, paid back,
 * stopped or halted needs no reminder.
 */
export const isWorthSending = sql<boolean>`exists (
  select from deliveries
  join orders on orders.id = deliveries.order_id and orders.state <> 'halted'
  join card_units on card_units.delivery_id = deliveries.id
  join cards on cards.order_unit_id = card_units.id and cards.state = 'active'
    and cards.valid_until = card_reminders.valid_until and not ${isUsedUp}
  where deliveries.id = card_reminders.delivery_id and (
    card_reminders.card_unit_id = '' and deliveries.state = 'opened'
    or card_reminders.card_unit_id = card_units.id and card_units.opened_at is not null
      and deliveries.state not in ('refunded', 'withdrawn')
  )
)`
