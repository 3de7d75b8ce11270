import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DueRows } from '#domain/due-rows.ts'

/** Its holder may come late, and the till may have honoured it until the last day. */
const shownAfterExpiryDays = 90

/** A claim lives five years (BW 3:307): until then an order that a card paid may go back to it, and what lapsed may be put back. */
const ownShownAfterExpiryYears = 5

/** As many as one statement may hold locked. The clean-up comes again within the hour. */
const atOnce = 5000

const isOfOthersAndOver = (
  now: Date,
) => sql<boolean>`pin_encrypted is not null and programme is null
  and valid_until < ${now}::timestamptz::date - ${shownAfterExpiryDays}::integer`

const isOwnSpentAndOver = (
  now: Date,
) => sql<boolean>`pin_encrypted is not null and programme is not null and state = 'spent'
  and valid_until < ${now}::timestamptz::date - make_interval(years => ${ownShownAfterExpiryYears}::integer)`

const isWithdrawn = sql<boolean>`pin_encrypted is not null and state = 'withdrawn'`

export const duePins = (now: Date): DueRows => ({
  table: 'cards',
  where: sql`(${isOfOthersAndOver(now)} or ${isOwnSpentAndOver(now)} or ${isWithdrawn})`,
})

/**
 * Erases the pins that no link can show any more: of cards that expired a while ago, or were withdrawn. One of our own may get value
 * again long after it was spent, and its holder then reads the pin where they always did. Their keyed hashes stay, so that a pin can
 * still be checked.
 */
export async function erasePins(tx: Tx, now: Date): Promise<void> {
  await sql`
    with locked as (
      select id from cards where id = any(array(
        select id from cards
        where ${isOfOthersAndOver(now)}
        order by valid_until limit ${atOnce}
      )) or id = any(array(
        select id from cards
        where ${isOwnSpentAndOver(now)}
        order by valid_until limit ${atOnce}
      )) or id = any(array(
        select id from cards where ${isWithdrawn} limit ${atOnce}
      )) order by id for no key update
    )
    update cards set pin_encrypted = null from locked where cards.id = locked.id`.execute(tx)
}
