import { loadCards } from '#domain/cards/load-cards.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import { isWithin } from '#domain/period.ts'
import { reminderPlan } from '#domain/reminders/reminder.ts'
import { myCardsUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { findGift } from './find-gift.ts'

/** The last day of one or more cards of a gift, for the calendar of its holder. */
export type CardDay = {
  /** Always the same for the same day of the same gift. */
  key: string
  validUntil: string
  cards: readonly { title: string; amount: Money }[]
  remindedDaysBefore: readonly number[]
  /** Where the link of the gift is mailed again. The private link itself stays out of calendars: many people see them. */
  findUrl: string
}

/**
 * The days on which the cards of an opened gift end that can be spent. Throws `CardLinkInvalid` (3500) also where there is
 * none.
 */
export async function listCardDays(
  deps: Pick<Deps, 'db' | 'clock' | 'cardLinks' | 'shopUrl'>,
  { token, language }: { token: string; language: Language },
): Promise<readonly CardDay[]> {
  const { delivery, link, isOpened } = await findGift(deps, token)
  if (!isOpened) throw new CardLinkInvalid()
  const now = deps.clock.now()
  const unitIds = delivery.units.filter(({ isIssued }) => isIssued).map(({ unitId }) => unitId)
  const cards = (await loadCards(deps.db, { unitIds })).filter(
    ({ state, validUntil }) =>
      state === 'active' && isWithin({ from: undefined, until: validUntil }, now),
  )
  if (cards.length === 0) throw new CardLinkInvalid()
  return [...Map.groupBy(cards, ({ validUntil }) => validUntil)].map(([validUntil, ending]) => ({
    key: `${'unitId' in link ? link.unitId : delivery.id}-${validUntil}`,
    validUntil,
    cards: ending.map(({ unitId, amount }) => ({
      title: delivery.units.find((unit) => unit.unitId === unitId)?.product.title[language] ?? '',
      amount,
    })),
    remindedDaysBefore: reminderPlan([validUntil], now).map(({ daysBefore }) => daysBefore),
    findUrl: myCardsUrl(deps, language),
  }))
}
