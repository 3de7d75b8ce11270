import { insertCardEnds } from '#domain/cards/card-ends.ts'
import { isGood } from '#domain/cards/card-status.ts'
import {
  CardBlocked,
  CardValueChanged,
  CauseUnknown,
  HolderProofInvalid,
} from '#domain/cards/errors.ts'
import { lockCards, markCardsSpent } from '#domain/cards/lock-cards.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { endHolds } from '#domain/holds/end-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import { ensureHolder } from '#flows/cards/prove-holder.ts'
import { type CardBalanceView, type CardViewDeps, viewCardById } from '#flows/cards/view-card.ts'
import { restDonatedPosting } from '#flows/shared/card-end-postings.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { holdBackPosting } from '#flows/shared/hold-postings.ts'
import { transact } from '#flows/shared/transact.ts'
import type { Language } from '#kernel/language.ts'
import { sum } from '#kernel/money.ts'

type Donation = {
  proof: string
  /** Product of the donation. */
  causeId: string
  /** What the page said is on the card: another amount is never given. */
  expectedCents: number
  language: Language
}

/**
 * Gives all that is left on a card to a good cause, also after its last day, as long as it did not lapse. What is reserved stays reserved. Throws
 * 3523, 3603, 3605 and 3606.
 */
export async function donateRest(
  deps: CardViewDeps & Pick<Deps, 'queue'>,
  { proof, causeId, expectedCents, language }: Donation,
): Promise<CardBalanceView> {
  const cardId = await ensureHolder(deps, proof)
  const now = deps.clock.now()
  const cause = deps.catalogue.current().productById.get(causeId)
  if (cause?.kind !== 'DONATION') throw new CauseUnknown()
  await transact(deps, async (tx) => {
    const [card] = await lockCards(tx, [cardId])
    if (card === undefined) throw new HolderProofInvalid()
    if (!isGood(card)) throw new CardBlocked()
    const { currency } = card
    const back = await endHolds(tx, { cardIds: [cardId] })
    const cents =
      (await balanceOf(tx, cardAccount(cardId, currency))) +
      sum(back.map(({ amount }) => amount.cents))
    if (cents === 0 || cents !== expectedCents) throw new CardValueChanged()
    const ends = await insertCardEnds(tx, {
      ends: [{ cardId, cause: causeId, amount: { currency, cents } }],
      now,
    })
    await postAll(tx, [...back.map(holdBackPosting), ...ends.map(restDonatedPosting)])
    await markCardsSpent(tx, [cardId])
    const facts = { cause: causeId, currency, cents }
    await recordEvent(tx, { subject: cardId, event: 'donated', facts, actor: 'holder' })
  })
  return viewCardById(deps, cardId, language)
}
