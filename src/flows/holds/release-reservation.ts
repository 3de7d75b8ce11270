import { ensureHolder } from '#flows/cards/prove-holder.ts'
import { type CardBalanceView, type CardViewDeps, viewCardById } from '#flows/cards/view-card.ts'
import { releaseForHolder } from '#flows/holds/hold-balance.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Language } from '#kernel/language.ts'

/** The holder wants what is reserved back. Answers the card as it stands then. Throws 3529 and 3603. */
export async function releaseReservation(
  deps: CardViewDeps & Pick<Deps, 'queue'>,
  { proof, holdId, language }: { proof: string; holdId: string; language: Language },
): Promise<CardBalanceView> {
  const cardId = await ensureHolder(deps, proof)
  await releaseForHolder(deps, { cardId, holdId })
  return viewCardById(deps, cardId, language)
}
