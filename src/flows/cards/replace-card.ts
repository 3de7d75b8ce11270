import type { OwnCard } from '#domain/cards/card.ts'
import { CardNumber } from '#domain/cards/code.ts'
import { forgetCardProofs } from '#domain/cards/forget-card-proofs.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { lockCards } from '#domain/cards/lock-cards.ts'
import { erasePrintedCard } from '#domain/cards/move-printed-cards.ts'
import { lockOrderOfCard } from '#domain/cards/order-of-card.ts'
import { lockPrintedCards } from '#domain/cards/printed-cards.ts'
import { loadPrintedSecret } from '#domain/cards/reseal-printed-cards.ts'
import { replaceCode, stopCard } from '#domain/cards/stop-card.ts'
import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { endHolds } from '#domain/holds/end-holds.ts'
import { listReservations } from '#domain/holds/find-holds.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { postAll } from '#domain/ledger/post.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { holdBackPosting } from '#flows/shared/hold-postings.ts'
import { transact } from '#flows/shared/transact.ts'
import { newId } from '#kernel/ids.ts'
import type { Money } from '#kernel/money.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import { sealPrinted } from './seal-printed.ts'
import { type CardAct, isDisputed } from './stop-card.ts'

type ReplaceDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'vault' | 'storefront'>

type Replacing = CardAct & {
  /** Number of a printed card without value, of the same programme. */
  withNumber: string
}

/**
 * All that is on a card is on a printed one from now on, whose number and pin take the place of its own: the old ones are `replaced` for
 * good, and whoever had proven them has to prove the new ones. Not while somebody pays with it, which ends within the hour; block it first where
 * a thief does. Throws `cardFrozen`, `cardSpent`, `cardGone`, `cardDisputed`, `cardBeingPaid` and `cardNotBlank`.
 */
export const replaceCard = (
  deps: ReplaceDeps,
  { cardId, actor, reason, withNumber }: Replacing,
): Promise<Money> =>
  transact(deps, async (tx) => {
    await nameActor(tx, actor)
    await lockOrderOfCard(tx, cardId)
    // Baskets are locked before cards, as by whoever pays.
    await forgetCardProofs(tx, cardId)
    const [locked] = await lockCards(tx, [cardId])
    if (locked?.state === 'frozen') throw refusal('cardFrozen')
    if (locked?.state === 'spent') throw refusal('cardSpent')
    if (locked?.state !== 'active' && locked?.state !== 'blocked') throw refusal('cardGone')
    if (await isDisputed(tx, cardId)) throw refusal('cardDisputed')
    const ended = await endHolds(tx, { cardIds: [cardId], isPresented: true })
    if (ended.length > 0) await postAll(tx, ended.map(holdBackPosting))
    if ((await listReservations(tx, cardId)).length > 0) throw refusal('cardBeingPaid')
    const { currency } = locked
    const cents = await balanceOf(tx, cardAccount(cardId, currency))
    if (cents === 0) throw refusal('cardSpent')
    await swap(tx, deps, { cardId, withNumber, actor, reason })
    if (locked.state === 'blocked') await stopCard(tx, { cardId, to: 'active' })
    return { currency, cents }
  })

async function swap(
  tx: Tx,
  deps: ReplaceDeps,
  { cardId, withNumber, actor, reason }: Replacing,
): Promise<void> {
  const { vault, clock } = deps
  const [card] = await loadCards(tx, { cardIds: [cardId] })
  const blank = (await lockPrintedCards(tx, vault.hashNumber(new CardNumber(withNumber)))).find(
    ({ isFree, amountCents, productId }) =>
      isFree && amountCents === null && productId === card?.productId,
  )
  if (card === undefined || blank === undefined || !isOfProgramme(deps, card.own, withNumber))
    throw refusal('cardNotBlank')
  const printed = await loadPrintedSecret(tx, blank.id)
  const sealed = sealPrinted(deps, { cardId, printed, isWithHolder: true })
  const oldId = newId('crd')
  const { number, pin, barcode } = vault.open(cardId, card.sealed)
  const kept = vault.seal(oldId, { number, pin, barcode })
  const old = {
    id: oldId,
    sealed: {
      ...kept,
      pinEncrypted: undefined,
      ...(pin === undefined && {
        pinHash: card.sealed.pinHash,
        pinHashKeyId: card.sealed.pinHashKeyId,
        pinHashedFor: card.sealed.pinHashedFor ?? cardId,
      }),
    },
  }
  await replaceCode(tx, { cardId, sealed, old })
  await erasePrintedCard(tx, { id: blank.id, now: clock.now() })
  const facts = { from: `${number}`, to: `${new CardNumber(withNumber)}`, reason }
  await recordEvent(tx, { subject: cardId, event: 'replaced', facts, actor })
  await recordEvent(tx, { subject: oldId, event: 'replaced', facts: { by: cardId }, actor })
  await recordEvent(tx, { subject: blank.id, event: 'replaced', facts: { for: cardId }, actor })
}

function isOfProgramme(
  { storefront }: ReplaceDeps,
  own: OwnCard | undefined,
  number: string,
): boolean {
  const programme = storefront.cardProgrammes.find(({ key }) => key === own?.programme)
  return programme !== undefined && number.startsWith(programme.prefix)
}
