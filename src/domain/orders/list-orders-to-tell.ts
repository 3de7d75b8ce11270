import type { Db } from '#domain/db.ts'
import type { OrderId } from '#kernel/ids.ts'

const perRoundMax = 200

/** Orders with cards whose issuers were told another state than they have. */
export async function listOrdersToTell(db: Db): Promise<readonly OrderId[]> {
  const rows = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .select('card_units.order_id as orderId')
    .distinct()
    .whereRef('cards.issuer_told', '<>', 'cards.state')
    .where('cards.state', '<>', 'blocked')
    .limit(perRoundMax)
    .execute()
  return rows.map(({ orderId }) => orderId)
}
