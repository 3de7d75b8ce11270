import { sql } from 'kysely'

/** No bank's page stays open longer; what is not paid by then was left. */
const pageMinutes = 15

const isOpen = sql`payments.order_id = holds.owner and payments.state in ('opened', 'pending')`

/** An attempt to pay what it is for is not over. */
export const isTried = sql<boolean>`exists (select from payments where ${isOpen})`

/** Somebody is at a bank with it this moment. What is put back now would be missed within minutes. */
export const isBeingPaid = sql<boolean>`(
  holds.taken_at > clock_timestamp() - ${sql.lit(pageMinutes)} * interval '1 minute'
  and exists (select from payments where ${isOpen} and payments.transfer is null)
)`

/** A bank transfer of the rest is on its way, or will be: only the card's holder ends that. */
const isAwaited = sql<boolean>`exists (
  select from payments where ${isOpen} and payments.transfer is not null
)`

/** Nobody pays with it: whoever presents the card may have it. */
export const isTakeable = sql<boolean>`(not ${isBeingPaid} and not ${isAwaited})`
