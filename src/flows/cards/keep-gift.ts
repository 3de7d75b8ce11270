import { KeptGiftUnknown } from '#domain/accounts/errors.ts'
import { keepGift, markCardUsedUp, removeKeptGift } from '#domain/accounts/keep-gift.ts'
import { findKeptGift, type KeptGift, listKeptGifts } from '#domain/accounts/kept-gifts.ts'
import { type CardLink, giftIdOf } from '#domain/deliveries/card-links.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { endRemindersOfAccount } from '#domain/reminders/ask-reminders.ts'
import {
  type AccountDeps,
  ensureAccount,
  findAccount,
  type SessionKey,
} from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { CardUnitId, KeptGiftId } from '#kernel/ids.ts'
import { reminderDays } from '#kernel/reminder-input.ts'
import { findGift } from './find-gift.ts'
import { endHoldersReminders, remindHolder } from './remind-holder.ts'
import { remindedGiftOf } from './show-reminders.ts'

type KeepDeps = AccountDeps & Pick<Deps, 'queue' | 'cardLinks'>

type ByLink = { sessionKey: SessionKey; token: string }

/**
 * Keeps the gift behind a private link in the account that is logged in; again is harmless. Throws
 * `NotLoggedIn` (3804), `KeptGiftsFull` (3831) and `CardLinkInvalid` (3500), also before the gift
 * was opened and where it holds no card.
 */
export async function keepGiftByLink(deps: KeepDeps, { sessionKey, token }: ByLink): Promise<void> {
  const { id: accountId } = await ensureAccount(deps, sessionKey)
  const gift = await findGift(deps, token)
  if (!gift.isOpened || gift.delivery.units.length === 0) throw new CardLinkInvalid()
  const { linkVersion } = gift.link
  const max = deps.storefront.keptGiftsMax
  const now = deps.clock.now()
  await transact(deps, (tx) =>
    keepGift(tx, { ...remindedGiftOf(gift), accountId, linkVersion, max, now }),
  )
}

/** True where the account has the gift behind this link; undefined where nobody is logged in. */
export async function isGiftKept(
  deps: KeepDeps,
  { sessionKey, token }: ByLink,
): Promise<boolean | undefined> {
  const account = await findAccount(deps, sessionKey)
  const link = deps.cardLinks.read(token)
  if (account === undefined || link === undefined) return undefined
  const kept = await listKeptGifts(deps.db, account.id)
  return kept.some(
    (gift) => gift.linkVersion === link.linkVersion && giftIdOf(linkOf(gift)) === giftIdOf(link),
  )
}

/** The link that the customer had, no newer one: what ended it ends it here too. */
export const linkOf = ({ deliveryId, unitId, linkVersion }: KeptGift): CardLink =>
  unitId === '' ? { id: deliveryId, linkVersion } : { unitId, linkVersion }

type Own = { sessionKey: SessionKey; id: KeptGiftId }

/**
 * Takes a gift out of the account, with the reminders that it asked for. The gift and its link stay
 * as they are. Throws 3804 and `KeptGiftUnknown` (3830).
 */
export async function removeGift(deps: KeepDeps, { sessionKey, id }: Own): Promise<void> {
  const { id: accountId } = await ensureAccount(deps, sessionKey)
  await transact(deps, async (tx) => {
    const gift = await removeKeptGift(tx, { accountId, id })
    await endRemindersOfAccount(tx, { accountId, gift })
  })
}

type Mark = Own & { unitId: CardUnitId; isUsedUp: boolean }

/**
 * Notes that a card of a kept gift is spent, or is not after all: of most cards only the holder
 * knows. Throws 3804 and 3830.
 */
export async function markCard(deps: KeepDeps, { sessionKey, ...mark }: Mark): Promise<void> {
  const { id: accountId } = await ensureAccount(deps, sessionKey)
  const now = deps.clock.now()
  await transact(deps, (tx) => markCardUsedUp(tx, { ...mark, accountId, now }))
}

/**
 * Has the customer told by mail before the cards of a kept gift end, or not any more. They are the
 * reminders of its private link: whoever asks, each goes once. Throws 3804, 3830 and 3500.
 */
export async function remindOfKept(
  deps: KeepDeps & Pick<Deps, 'reminderLinks'>,
  { sessionKey, id, isWanted }: Own & { isWanted: boolean },
): Promise<void> {
  const account = await ensureAccount(deps, sessionKey)
  const kept = await findKeptGift(deps.db, { accountId: account.id, id })
  if (kept === undefined) throw new KeptGiftUnknown()
  const token = deps.cardLinks.token(linkOf(kept))
  if (!isWanted) return void (await endHoldersReminders(deps, token))
  const { email, language, id: accountId } = account
  await remindHolder(deps, { token, days: reminderDays, email, language, accountId })
}
