import { isWithin } from '#domain/period.ts'
import type { Card } from './card.ts'

/** What a card is good for, of which the first that is true counts. */
export type CardStatus = 'blocked' | 'expired' | 'empty' | 'active'

/** A card is good through its last day, by the calendar of Amsterdam. */
export const isExpired = ({ validUntil }: Pick<Card, 'validUntil'>, now: Date): boolean =>
  !isWithin({ from: undefined, until: validUntil }, now)

/** Nobody stopped it, and it has had value: what stands on it may be shown to its holder. */
export const isGood = ({ state }: Pick<Card, 'state'>): boolean =>
  state === 'active' || state === 'spent'

export function cardStatusOf(
  card: Pick<Card, 'state' | 'validUntil'>,
  { balanceCents, now }: { balanceCents: number; now: Date },
): CardStatus {
  if (!isGood(card)) return 'blocked'
  if (isExpired(card, now)) return 'expired'
  return balanceCents === 0 ? 'empty' : 'active'
}
