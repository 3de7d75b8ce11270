import type { Card } from '#domain/cards/card.ts'
import { CardNumber } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { digitsOf } from '#kernel/card-checks.ts'
import { isId } from '#kernel/ids.ts'
import { refusal } from '#kernel/operator-refusal.ts'

/** A card of our own by its id or its number, for the operator. Throws `cardUnknown`. */
export async function requireOwnCard(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  named: string,
): Promise<Card> {
  const cards = isId('crd', named)
    ? await loadCards(db, { cardIds: [named] })
    : await loadCards(db, {
        numberHashes: vault.hashNumber(new CardNumber(digitsOf(named))),
      })
  const card = cards.find(({ own }) => own !== undefined)
  if (card === undefined) throw refusal('cardUnknown')
  return card
}
