import { HolderProofInvalid } from '#domain/cards/errors.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardId } from '#kernel/ids.ts'

/** As long as somebody looks at what is on their card. */
const proofMs = 15 * 60_000

type ProofDeps = Pick<Deps, 'clock' | 'holderProofs'>

export const proofOf = ({ clock, holderProofs }: ProofDeps, id: CardId): string =>
  holderProofs.token({ id, until: new Date(clock.now().getTime() + proofMs) })

/** The card of which somebody proved a moment ago that it is theirs. Throws `HolderProofInvalid` (3603). */
export function ensureHolder({ clock, holderProofs }: ProofDeps, proof: string): CardId {
  const read = holderProofs.read(proof)
  if (read === undefined || clock.now() >= read.until) throw new HolderProofInvalid()
  return read.id
}
