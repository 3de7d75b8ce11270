import type { CardState } from '#domain/cards/card-states.ts'
import type { Tx } from '#domain/db.ts'
import type { CardId } from '#kernel/ids.ts'

/** The issuer knows this state now. False when somebody else has told it meanwhile. */
export async function markIssuerTold(
  tx: Tx,
  { cardId, told, state }: { cardId: CardId; told: CardState; state: CardState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cards')
    .set({ issuer_told: state })
    .where('id', '=', cardId)
    .where('issuer_told', '=', told)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
