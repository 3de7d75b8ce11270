import type { Tx } from '#domain/db.ts'
import { type CardId, newId, type OrderId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'

/** Cards pay a part of an order each, in the order in which they are named. */
export async function insertCardTenders(
  tx: Tx,
  {
    orderId,
    parts,
    now,
  }: { orderId: OrderId; parts: readonly { cardId: CardId; amount: Money }[]; now: Date },
): Promise<void> {
  if (parts.length === 0) return
  await tx
    .insertInto('tenders')
    .values(
      parts.map(({ cardId, amount }, position) => ({
        id: newId('ten', now.getTime()),
        order_id: orderId,
        kind: 'card' as const,
        payment_id: null,
        card_id: cardId,
        currency: amount.currency,
        amount_cents: amount.cents,
        taken_at: now,
        position,
      })),
    )
    .execute()
}
