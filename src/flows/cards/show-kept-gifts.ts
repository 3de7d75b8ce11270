import { type KeptGift, listKeptGifts } from '#domain/accounts/kept-gifts.ts'
import type { Card } from '#domain/cards/card.ts'
import { loadCardBalances } from '#domain/cards/card-balances.ts'
import { isExpired, isGood } from '#domain/cards/card-status.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { giverOf, loadDeliveries } from '#domain/deliveries/load-deliveries.ts'
import { listReminders } from '#domain/reminders/load-reminders.ts'
import { reminderPlan } from '#domain/reminders/reminder.ts'
import { type AccountDeps, ensureAccount, type SessionKey } from '#flows/accounts/find-account.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type PictureView, pictureOf } from '#flows/shared/picture-of.ts'
import type { CardId, CardUnitId, KeptGiftId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { type Gift, giftBehind } from './find-gift.ts'
import { linkOf } from './keep-gift.ts'
import { lastDaysOf, type RemindersView, remindedGiftOf, viewReminders } from './show-reminders.ts'

/** A card of a kept gift, without its code: that is on the private page alone. */
export type KeptCardView = {
  id: CardUnitId
  title: string
  picture: PictureView
  amount: Money
  /** Value that can be spent; undefined where only its issuer knows. */
  balance: Money | undefined
  /** YYYY-MM-DD */
  validUntil: string
  isExpired: boolean
  /** Cannot be spent for now; the private page says why. */
  isStopped: boolean
  /** By the word of its holder. */
  isUsedUp: boolean
}

/** A gift that its customer keeps (GraphQL `KeptGift`). */
export type KeptGiftView = {
  id: KeptGiftId
  /** Empty once the giver is forgotten; undefined for what somebody bought for themselves. */
  giverName: string | undefined
  /** Secret of the private link. Undefined where it leads nowhere: nothing else is said then. */
  token: string | undefined
  cards: readonly KeptCardView[]
  /** Undefined where no card is left that ends. */
  reminders: RemindersView | undefined
}

type ListDeps = AccountDeps & Pick<Deps, 'cardLinks'>

type Found = {
  gifts: readonly { kept: KeptGift; gift: Gift | undefined }[]
  cards: ReadonlyMap<CardUnitId, Card>
  balances: ReadonlyMap<CardId, number>
  reminders: Awaited<ReturnType<typeof listReminders>>
}

/** Gifts that the account keeps, the newest first. Throws `NotLoggedIn` (3804). */
export async function showKeptGifts(
  deps: ListDeps,
  { sessionKey, language }: { sessionKey: SessionKey; language: Language },
): Promise<readonly KeptGiftView[]> {
  const account = await ensureAccount(deps, sessionKey)
  const found = await load(deps, await listKeptGifts(deps.db, account.id))
  return found.gifts.map(({ kept, gift }) =>
    gift === undefined
      ? { id: kept.id, giverName: undefined, token: undefined, cards: [], reminders: undefined }
      : view(deps, found, { kept, gift, language }),
  )
}

/** All that the list says, in a few statements, however long it is. */
async function load({ db }: ListDeps, all: readonly KeptGift[]): Promise<Found> {
  const deliveries = await loadDeliveries(db, [...new Set(all.map((kept) => kept.deliveryId))])
  const gifts = all.map((kept) => {
    const delivery = deliveries.find(({ id }) => id === kept.deliveryId)
    return { kept, gift: giftBehind(delivery, linkOf(kept)) }
  })
  const unitIds = gifts.flatMap(({ gift }) => gift?.delivery.units.map((unit) => unit.unitId) ?? [])
  const cards = await loadCards(db, { unitIds: [...new Set(unitIds)] })
  const told = cards.filter(isBalanceKnown).map(({ id }) => id)
  return {
    gifts,
    cards: new Map(cards.map((card) => [card.unitId, card])),
    balances: await loadCardBalances(db, told),
    reminders: await listReminders(
      db,
      deliveries.map(({ id }) => id),
    ),
  }
}

/** A card of our own whose code its page shows; that of plastic is on the plastic alone. */
const isBalanceKnown = (card: Card): boolean =>
  card.own !== undefined && card.sealed.pinEncrypted !== undefined && isGood(card)

type Shown = { kept: KeptGift; gift: Gift; language: Language }

function view(deps: ListDeps, found: Found, { kept, gift, language }: Shown): KeptGiftView {
  const now = deps.clock.now()
  const { delivery, isForSelf } = gift
  const shown = delivery.units.flatMap((unit) => {
    const card = found.cards.get(unit.unitId)
    return card === undefined ? [] : [{ unit, card }]
  })
  const usable = shown.flatMap(({ card }) => (kept.usedUp.includes(card.unitId) ? [] : [card]))
  return {
    id: kept.id,
    giverName: isForSelf ? undefined : giverOf(delivery),
    token: deps.cardLinks.token(gift.link),
    cards: shown.map(({ unit, card }) => ({
      id: unit.unitId,
      title: unit.product.title[language],
      picture: pictureOf(unit.product, language),
      amount: card.amount,
      balance: balanceIn(found, card),
      validUntil: card.validUntil,
      isExpired: isExpired(card, now),
      isStopped: !isGood(card),
      isUsedUp: kept.usedUp.includes(unit.unitId),
    })),
    reminders: remindersIn(found, { gift, cards: usable, now }),
  }
}

function balanceIn({ balances }: Found, { id, amount }: Card): Money | undefined {
  const cents = balances.get(id)
  return cents === undefined ? undefined : { currency: amount.currency, cents }
}

function remindersIn(
  { reminders }: Found,
  { gift, cards, now }: { gift: Gift; cards: readonly Card[]; now: Date },
): RemindersView | undefined {
  const planned = reminderPlan(lastDaysOf(cards), now)
  if (planned.length === 0) return undefined
  const { deliveryId, unitId } = remindedGiftOf(gift)
  const asked = reminders.filter(
    (reminder) => reminder.deliveryId === deliveryId && reminder.unitId === unitId,
  )
  return viewReminders(planned, asked)
}
