import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { Hold } from '#domain/holds/hold.ts'
import type { OrderId } from '#kernel/ids.ts'

/** Until the lease ends nobody else may end it. The caller holds the card's lock and posts its value. */
export async function insertHold(
  tx: Tx,
  { hold, owner, leaseMs }: { hold: Hold; owner: OrderId; leaseMs: number },
): Promise<void> {
  const { id, cardId, amount } = hold
  await sql`
    insert into holds (id, card_id, owner, currency, amount_cents, leased_until)
    values (
      ${id}, ${cardId}, ${owner}, ${amount.currency}, ${amount.cents}::bigint,
      clock_timestamp() + ${leaseMs}::bigint * interval '1 millisecond'
    )`.execute(tx)
}
