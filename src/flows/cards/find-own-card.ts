import type { Card } from '#domain/cards/card.ts'
import { CardNumber } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { isId } from '#kernel/ids.ts'

/** A card of our own by its name or its number, for the operator. */
export async function findOwnCard(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  named: string,
): Promise<Card | undefined> {
  const cards = isId('crd', named)
    ? await loadCards(db, { cardIds: [named] })
    : await loadCards(db, {
        numberHashes: vault.hashNumber(new CardNumber(named.replaceAll(/\D/g, ''))),
      })
  return cards.find(({ own }) => own !== undefined)
}
