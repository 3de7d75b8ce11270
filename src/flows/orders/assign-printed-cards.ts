import type { KnownPrintedCard } from '#domain/cards/printed-cards.ts'
import type { UnitToPack } from '#domain/orders/mark-shipment.ts'
import type { CardUnitId, PrintedCardId } from '#kernel/ids.ts'

/** A card that somebody scanned, and the printed cards that have its number: of several issuers there may be one. */
export type Scanned = { number: string; cards: readonly KnownPrintedCard[] }

/** Why a card cannot lie in this envelope. */
export type Unfit = 'otherKind' | 'otherAmount' | 'tooMany'

export type Assigned = { pairs: readonly Pair[] } | { number: string; why: Unfit }

type Pair = { id: PrintedCardId; unitId: CardUnitId; place: number }

/** A place in an envelope for one card. `prefix`: how the numbers of the blank cards begin that are in a pack. */
export type PlaceToFill = UnitToPack & { prefix?: string | undefined }

/** Gives each scanned card its place. Cards that have their amount choose first, so that one of any amount takes what they leave. */
export function assignPrintedCards(
  places: readonly PlaceToFill[],
  scanned: readonly Scanned[],
): Assigned {
  const free = new Set(places)
  const pairs: Pair[] = []
  const isOpen = ({ cards }: Scanned) => cards.every(({ amountCents }) => amountCents === null)
  for (const scan of [...scanned.filter((one) => !isOpen(one)), ...scanned.filter(isOpen)]) {
    const found = [...free]
      .map((place) => ({ place, card: cardFor(place, scan) }))
      .find(({ card }) => card !== undefined)
    if (found?.card === undefined) return { number: scan.number, why: whyNot(places, scan) }
    free.delete(found.place)
    const { unitId, place } = found.place
    pairs.push({ id: found.card.id, unitId, place })
  }
  return { pairs }
}

const cardFor = (place: PlaceToFill, { number, cards }: Scanned) =>
  number.startsWith(place.prefix ?? '') ? cards.find((card) => isFit(card, place)) : undefined

/** Of the same kind, and of the same amount or any; of a pack the amount is that of the pack, and its cards have none. */
export const isFit = (
  card: Pick<KnownPrintedCard, 'productId' | 'currency' | 'amountCents'>,
  unit: UnitToPack,
): boolean =>
  card.productId === unit.productId &&
  card.currency === unit.currency &&
  (card.amountCents === null || (unit.blankOf === null && card.amountCents === unit.amountCents))

function whyNot(places: readonly PlaceToFill[], scan: Scanned): Unfit {
  const alike = places.filter(
    ({ productId, prefix = '' }) =>
      scan.number.startsWith(prefix) && scan.cards.some((card) => card.productId === productId),
  )
  if (alike.length === 0) return 'otherKind'
  return alike.some((place) => cardFor(place, scan)) ? 'tooMany' : 'otherAmount'
}
