import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import { type CardId, newId } from '#kernel/ids.ts'
import { reminderPlan } from './reminder.ts'

type Moved = { cardId: CardId; from: string; until: string; now: Date }

/**
 * The last day of a card moved, so whoever asked to be told before it is told before the new one, as often as they asked. What stands
 * for other cards of the gift stays; what stands for this one alone goes no more, since no card ends on that day.
 */
export async function moveReminders(tx: Tx, { cardId, from, until, now }: Moved): Promise<void> {
  const { rows } = await sql<Standing>`
    select reminder.delivery_id, reminder.card_unit_id, reminder.language, reminder.days_before,
      reminder.account_id,
      (
        select email from card_reminders as open
        where open.delivery_id = reminder.delivery_id and open.card_unit_id = reminder.card_unit_id
          and open.valid_until = ${from} and open.ended_at is null
        limit 1
      ) as email
    from card_reminders as reminder
    join card_units on card_units.delivery_id = reminder.delivery_id
      and reminder.card_unit_id in ('', card_units.id)
    join cards on cards.order_unit_id = card_units.id
    where cards.id = ${cardId} and reminder.valid_until = ${from}`.execute(tx)
  const plan = reminderPlan([until], now)
  const planned = rows.flatMap((row) => {
    const { email } = row
    const due = plan.find(({ daysBefore }) => daysBefore === row.days_before)
    // Once all of them went, the shop has no address any more.
    return email === null || due === undefined ? [] : [{ ...row, email, due_at: due.dueAt }]
  })
  if (planned.length === 0) return
  await tx
    .insertInto('card_reminders')
    .values(
      planned.map((row) => ({
        ...row,
        id: newId('rem', now.getTime()),
        valid_until: until,
        asked_at: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint('card_reminder_goes_once').doNothing())
    .execute()
}

type Standing = {
  delivery_id: never
  card_unit_id: never
  language: never
  account_id: never
  days_before: number
  email: string | null
}
