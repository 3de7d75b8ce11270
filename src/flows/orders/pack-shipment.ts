import { CardNumber } from '#domain/cards/code.ts'
import { loadCards } from '#domain/cards/load-cards.ts'
import { listPackedIn, packPrintedCards } from '#domain/cards/move-printed-cards.ts'
import {
  countOnShelf,
  type KnownPrintedCard,
  lockPrintedCards,
} from '#domain/cards/printed-cards.ts'
import type { Tx } from '#domain/db.ts'
import {
  loadEnvelope,
  lockOrderOf,
  markPacked,
  type UnitToPack,
} from '#domain/orders/mark-shipment.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { ShipmentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import { refusal } from '#kernel/operator-refusal.ts'
import type { UnfitCard } from '#kernel/operator-refusals.ts'
import {
  assignPrintedCards,
  isFit,
  type PlaceToFill,
  type Scanned,
} from './assign-printed-cards.ts'
import { printBlankCards } from './print-blank-cards.ts'

export type PackDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'vault' | 'storefront'>

type ToPack = {
  shipmentId: ShipmentId
  /** As the operator calls it. */
  name: string
  /** Of the printed cards that were scanned. */
  numbers: readonly string[]
  /** The blank cards of its packs are printed for it: where nobody is who packs. */
  printsBlank?: boolean
}

/** What became of an envelope, with how many printed cards lie in it and how many are made now. */
export type Packing =
  | { outcome: 'packed'; printed: number; made: number }
  | { outcome: 'packedBefore' }

/**
 * An envelope is packed. The printed cards that were scanned for it become its cards when it is posted; what none is printed for is made by its
 * issuer now. Scanned anew before it is posted, other cards take their place. Throws `shipmentNotToPack`, `scannedCardUnfit`, and
 * `shipmentToScan` where printed cards of it lie on their shelf, or are those of its packs.
 */
export const packShipment = (
  deps: PackDeps,
  { shipmentId, name: shipment, numbers: inHand, printsBlank = false }: ToPack,
): Promise<Packing> =>
  transact(deps, async (tx): Promise<Packing> => {
    const orderId = await lockOrderOf(tx, shipmentId)
    const envelope = orderId && (await loadEnvelope(tx, shipmentId))
    if (!envelope) throw refusal('shipmentNotToPack', { shipment })
    const { isPacked } = envelope
    const places = envelope.units.map((unit) => asPlace(deps, unit))
    if (isPacked && inHand.length === 0) return { outcome: 'packedBefore' }
    const numbers = printsBlank ? await printBlankCards(tx, deps, places) : inHand

    const scanned = await readScanned(tx, deps, numbers)
    const before = new Set(await listPackedIn(tx, shipmentId))
    const isHere = ({ id }: KnownPrintedCard) => before.has(id)
    const isSame =
      numbers.length === before.size && scanned.every(({ cards }) => cards.some(isHere))
    if (isPacked && isSame) return { outcome: 'packedBefore' }
    const refused = await findRefused(tx, deps, { scanned, isHere })
    if (refused !== undefined) throw unfit(shipment, refused)
    const assigned = assignPrintedCards(places, scanned)
    if ('why' in assigned) throw unfit(shipment, assigned)

    const { pairs } = assigned
    const now = deps.clock.now()
    await packPrintedCards(tx, { shipmentId, pairs, now })
    const filled = new Set(pairs.map(({ unitId, place }) => `${unitId}/${place}`))
    const left = places.filter(({ unitId, place }) => !filled.has(`${unitId}/${place}`))
    const toMake = left.filter(({ blankOf }) => blankOf === null)
    // Nobody makes a blank card: it is there, or the pack waits.
    const count = left.length - toMake.length + (await countToScan(tx, toMake))
    if (count > 0) throw refusal('shipmentToScan', { shipment, count })
    const unitIds = toMake.map(({ unitId }) => unitId)
    await markPacked(tx, { shipmentId, toMake: unitIds, now })
    if (toMake.length > 0)
      await deps.queue.send(tx, [{ name: 'issue-cards', payload: { orderId } }])
    return { outcome: 'packed', printed: pairs.length, made: toMake.length }
  })

const unfit = (shipment: string, { number, why }: { number: string; why: UnfitCard }) =>
  refusal('scannedCardUnfit', { shipment, number: `${new CardNumber(number)}`, why })

/** In a pack lie blank cards of its programme, whatever the pack is called. */
function asPlace({ storefront }: PackDeps, unit: UnitToPack): PlaceToFill {
  if (unit.blankOf === null) return unit
  const programme = storefront.cardProgrammes.find(({ key }) => key === unit.blankOf)
  invariant(programme !== undefined, `${unit.blankOf} is a programme of ${storefront.key}.`)
  return { ...unit, productId: programme.product, prefix: programme.prefix }
}

async function readScanned(
  tx: Tx,
  { vault }: Pick<Deps, 'vault'>,
  numbers: readonly string[],
): Promise<readonly Scanned[]> {
  const hashes = numbers.map((number) => vault.hashNumber(new CardNumber(number)))
  const known = await lockPrintedCards(tx, hashes.flat())
  return numbers.map((number, at) => ({
    number,
    cards: known.filter(({ numberHash }) =>
      (hashes[at] ?? []).some((hash) => Buffer.compare(hash, numberHash) === 0),
    ),
  }))
}

/** The first that cannot lie in any envelope. */
async function findRefused(
  tx: Tx,
  { vault }: Pick<Deps, 'vault'>,
  { scanned, isHere }: { scanned: readonly Scanned[]; isHere(card: KnownPrintedCard): boolean },
) {
  const seen = new Set<string>()
  for (const { number, cards } of scanned) {
    if (seen.has(number)) return { number, why: 'twice' } as const
    seen.add(number)
    if (cards.some((card) => card.isFree || isHere(card))) continue
    if (cards.length > 0)
      return {
        number,
        why: cards.every(({ isRemoved }) => isRemoved) ? 'removed' : 'used',
      } as const
    const numberHashes = vault.hashNumber(new CardNumber(number))
    const isIssued = (await loadCards(tx, { numberHashes })).length > 0
    return { number, why: isIssued ? 'used' : 'unknown' } as const
  }
  return undefined
}

/** How many of these units a printed card could be taken for. */
async function countToScan(tx: Tx, units: readonly UnitToPack[]): Promise<number> {
  if (units.length === 0) return 0
  const productIds = [...new Set(units.map(({ productId }) => productId))]
  const left = (await countOnShelf(tx, productIds)).map((kind) => ({ ...kind }))
  let count = 0
  for (const unit of units) {
    const kind = left.find((one) => one.onShelf > 0 && isFit(one, unit))
    if (kind === undefined) continue
    kind.onShelf -= 1
    count += 1
  }
  return count
}
