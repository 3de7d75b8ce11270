import type { Card } from '#domain/cards/card.ts'
import { HolderProofInvalid } from '#domain/cards/errors.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId } from '#kernel/ids.ts'

/** As long as somebody looks at what is on their card. */
const proofMs = 15 * 60_000

type ProofDeps = Pick<Deps, 'clock' | 'holderProofs'>

export const proofOf = (
  { clock, holderProofs }: ProofDeps,
  { id, sealed: { numberHash } }: Pick<Card, 'id' | 'sealed'>,
): string =>
  holderProofs.token({ id, numberHash, until: new Date(clock.now().getTime() + proofMs) })

/** The card of which somebody proved a moment ago that it is theirs. Throws `HolderProofInvalid` (3603). */
export async function ensureHolder(
  { db, clock, holderProofs }: ProofDeps & Pick<Deps, 'db'>,
  proof: string,
): Promise<CardId> {
  const claimed = holderProofs.claimOf(proof)
  const [card] = claimed === undefined ? [] : await loadCards(db, { cardIds: [claimed] })
  const read = card && holderProofs.read(proof, card.sealed.numberHash)
  if (read === undefined || clock.now() >= read.until) throw new HolderProofInvalid()
  return read.id
}
