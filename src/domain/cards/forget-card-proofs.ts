import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'

/** Whoever proved once that they have a card has to prove it anew: it leaves every basket, and whatever is exchanged with it ends. */
export async function forgetCardProofs(tx: Tx, cardId: CardId): Promise<void> {
  await sql`
    update carts set version = version + 1,
      document = jsonb_set(document, '{payingCards}', (document -> 'payingCards') - ${cardId}::text)
    where document ? 'payingCards' and document -> 'payingCards' @> jsonb_build_array(${cardId}::text)
      and state = 'open'`.execute(tx)
  await sql`delete from redeem_sessions where card_ids @> array[${cardId}::text]`.execute(tx)
}
