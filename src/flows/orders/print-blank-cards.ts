import { newCardCode } from '#domain/cards/new-card-code.ts'
import { insertPrintedCards, type PrintedCard } from '#domain/cards/printed-cards.ts'
import type { Tx } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { newId } from '#kernel/ids.ts'
import type { PlaceToFill } from './assign-printed-cards.ts'

/** Makes blank cards for the packs of an envelope, as ones that somebody else made are imported. Answers their numbers. */
export async function printBlankCards(
  tx: Tx,
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  places: readonly PlaceToFill[],
): Promise<readonly string[]> {
  const made = places.flatMap(({ blankOf: issuer, prefix, productId, currency }) => {
    if (issuer === null || prefix === undefined) return []
    const [id, code] = [newId('prc'), newCardCode(prefix)]
    const sealed = vault.seal(id, code)
    const card: PrintedCard = { id, productId, issuer, currency, amountCents: null, sealed }
    return { card, number: code.number.reveal() }
  })
  const cards = made.map(({ card }) => card)
  await insertPrintedCards(tx, { cards, now: clock.now() })
  return made.map(({ number }) => number)
}
