import { extensionOf } from '#domain/cards/end-of-card.ts'
import { ExtensionRefused, HolderProofInvalid } from '#domain/cards/errors.ts'
import { lockCards, moveLastDay } from '#domain/cards/lock-cards.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { moveReminders } from '#domain/reminders/move-reminders.ts'
import { ensureHolder } from '#flows/cards/prove-holder.ts'
import { type CardBalanceView, type CardViewDeps, viewCardById } from '#flows/cards/view-card.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { Language } from '#kernel/language.ts'

/**
 * Moves the last day of a card, once, for nothing; reminders that were asked for go before the new one. Throws `ExtensionRefused` (3604)
 * and `HolderProofInvalid` (3603).
 */
export async function extendCard(
  deps: CardViewDeps & Pick<Deps, 'queue'>,
  { proof, language }: { proof: string; language: Language },
): Promise<CardBalanceView> {
  const cardId = await ensureHolder(deps, proof)
  const now = deps.clock.now()
  await transact(deps, async (tx) => {
    const [card] = await lockCards(tx, [cardId])
    if (card === undefined) throw new HolderProofInvalid()
    const until = extensionOf(card, { terms: deps.storefront.cardTerms, now })
    if (until === undefined) throw new ExtensionRefused()
    await moveLastDay(tx, { cardId, until, now })
    await moveReminders(tx, { cardId, from: card.validUntil, until, now })
    const facts = { from: card.validUntil, until }
    await recordEvent(tx, { subject: cardId, event: 'extended', facts, actor: 'holder' })
  })
  return viewCardById(deps, cardId, language)
}
