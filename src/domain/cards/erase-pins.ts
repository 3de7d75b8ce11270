import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'

/** Its holder may come late, and the till may have honoured it until the last day. */
const shownAfterExpiryDays = 90

/** As many as one statement may hold locked. The clean-up comes again within the hour. */
const atOnce = 5000

/**
 * Erases the pins that no link can show any more: of cards that expired a while ago, or were withdrawn. Whoever moves the last day of
 * a card of our own needs it once more, so that one keeps it until nothing is left to save. Their keyed hashes stay, so that a pin can
 * still be checked.
 */
export async function erasePins(tx: Tx, now: Date): Promise<void> {
  await sql`
    update cards set pin_encrypted = null
    where id = any(array(
      select id from cards
      where pin_encrypted is not null
        and valid_until < ${now}::timestamptz::date - ${shownAfterExpiryDays}::integer
        and (programme is null or state = 'spent')
      order by valid_until limit ${atOnce}
    )) or id = any(array(
      select id from cards where pin_encrypted is not null and state = 'withdrawn' limit ${atOnce}
    ))`.execute(tx)
}
