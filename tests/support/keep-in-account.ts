import {
  isGiftKept,
  keepGiftByLink,
  markCard,
  remindOfKept,
  removeGift,
} from '#flows/cards/keep-gift.ts'
import { showKeptGifts } from '#flows/cards/show-kept-gifts.ts'
import type { Deps } from '#flows/shared/deps.ts'

/** A gift is kept in an account, looked at, reminded of, used up, and taken out again. */
export async function keepInAccount(
  deps: Deps,
  { sessionKey, token }: { sessionKey: string; token: string },
): Promise<void> {
  await keepGiftByLink(deps, { sessionKey, token })
  await isGiftKept(deps, { sessionKey, token })
  for (const { id, cards } of await showKeptGifts(deps, { sessionKey, language: 'nl' })) {
    await remindOfKept(deps, { sessionKey, id, isWanted: true })
    for (const card of cards)
      for (const isUsedUp of [true, false])
        await markCard(deps, { sessionKey, id, unitId: card.id, isUsedUp })
    await removeGift(deps, { sessionKey, id })
  }
}
