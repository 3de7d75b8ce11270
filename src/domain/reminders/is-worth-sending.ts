import { sql } from 'kysely'

/**
 * Its holder has seen the gift, and one of the cards that it is about can be spent: what is spent, withdrawn, paid back,
 * stopped or halted needs no reminder.
 */
export const isWorthSending = sql<boolean>`exists (
  select from deliveries
  join orders on orders.id = deliveries.order_id and orders.state <> 'halted'
  join card_units on card_units.delivery_id = deliveries.id
  join cards on cards.order_unit_id = card_units.id and cards.state = 'active'
    and cards.valid_until = card_reminders.valid_until
  where deliveries.id = card_reminders.delivery_id and (
    card_reminders.card_unit_id = '' and deliveries.state = 'opened'
    or card_reminders.card_unit_id = card_units.id and card_units.opened_at is not null
      and deliveries.state not in ('refunded', 'withdrawn')
  )
)`
