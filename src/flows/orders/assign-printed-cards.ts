import type { KnownPrintedCard } from '#domain/cards/printed-cards.ts'
import type { UnitToPack } from '#domain/orders/mark-shipment.ts'
import type { CardUnitId, PrintedCardId } from '#kernel/ids.ts'

/** A card that somebody scanned, and the printed cards that have its number: of several issuers there may be one. */
export type Scanned = { number: string; cards: readonly KnownPrintedCard[] }

/** Why a card cannot lie in this envelope. */
export type Unfit = 'otherKind' | 'otherAmount' | 'tooMany'

export type Assigned = { pairs: readonly Pair[] } | { number: string; why: Unfit }

type Pair = { id: PrintedCardId; unitId: CardUnitId }

/** Gives each scanned card its place. Cards that have their amount choose first, so that one of any amount takes what they leave. */
export function assignPrintedCards(
  units: readonly UnitToPack[],
  scanned: readonly Scanned[],
): Assigned {
  const free = new Map(units.map((unit) => [unit.unitId, unit]))
  const pairs: Pair[] = []
  const isOpen = ({ cards }: Scanned) => cards.every(({ amountCents }) => amountCents === null)
  for (const scan of [...scanned.filter((one) => !isOpen(one)), ...scanned.filter(isOpen)]) {
    const found = [...free.values()]
      .map((unit) => ({ unit, card: scan.cards.find((card) => isFit(card, unit)) }))
      .find(({ card }) => card !== undefined)
    if (found?.card === undefined) return { number: scan.number, why: whyNot(units, scan) }
    free.delete(found.unit.unitId)
    pairs.push({ id: found.card.id, unitId: found.unit.unitId })
  }
  return { pairs }
}

/** Of the same kind, and of the same amount or any. */
export const isFit = (
  card: Pick<KnownPrintedCard, 'productId' | 'currency' | 'amountCents'>,
  unit: UnitToPack,
): boolean =>
  card.productId === unit.productId &&
  card.currency === unit.currency &&
  (card.amountCents === null || card.amountCents === unit.amountCents)

function whyNot(units: readonly UnitToPack[], { cards }: Scanned): Unfit {
  const alike = units.filter(({ productId }) => cards.some((card) => card.productId === productId))
  if (alike.length === 0) return 'otherKind'
  return alike.some((unit) => cards.some((card) => isFit(card, unit))) ? 'tooMany' : 'otherAmount'
}
