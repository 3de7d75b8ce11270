import { isWithin } from '#domain/period.ts'
import type { Card } from './card.ts'

/** What a card is good for, of which the first that is true counts. */
export type CardStatus = 'blocked' | 'expired' | 'empty' | 'active'

/** A card is good through its last day, by the calendar of Amsterdam. */
export const isExpired = ({ validUntil }: Pick<Card, 'validUntil'>, now: Date): boolean =>
  !isWithin({ from: undefined, until: validUntil }, now)

export function cardStatusOf(
  card: Pick<Card, 'state' | 'validUntil'>,
  { balanceCents, now }: { balanceCents: number; now: Date },
): CardStatus {
  if (card.state !== 'active') return 'blocked'
  if (isExpired(card, now)) return 'expired'
  return balanceCents === 0 ? 'empty' : 'active'
}
