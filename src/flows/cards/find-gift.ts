import type { CardLink } from '#domain/deliveries/card-links.ts'
import { CardLinkInvalid } from '#domain/deliveries/errors.ts'
import {
  type Delivery,
  loadDeliveries,
  loadDeliveryOfUnit,
} from '#domain/deliveries/load-deliveries.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardUnitId } from '#kernel/ids.ts'

/** What a private link leads to: a delivery, with as much of it as the link shows. */
export type Gift = {
  link: CardLink
  delivery: Delivery
  isOpened: boolean
  /** False for a card that its buyer gave away by its own link. */
  isForSelf: boolean
}

type GiftDeps = Pick<Deps, 'db' | 'cardLinks'>

/**
 * A link of an earlier version was revoked; one to a delivery that was paid back leads nowhere, nor one to a card that
 * is not there, or to one that was activated: its code stands on the card alone. Throws `CardLinkInvalid` (3500).
 */
export async function findGift(deps: GiftDeps, token: string): Promise<Gift> {
  const gift = await findBehindLink(deps, token)
  if (gift.delivery.orderKind === 'activation') throw new CardLinkInvalid()
  return gift
}

/** As `findGift`, also where the link leads to a printed card that was activated. */
export async function findBehindLink(deps: GiftDeps, token: string): Promise<Gift> {
  const link = deps.cardLinks.read(token)
  const gift = link && giftBehind(await loadBehind(deps, link), link)
  if (gift === undefined) throw new CardLinkInvalid()
  return gift
}

/** Gift that a link shows of its delivery; undefined where it leads nowhere any more. */
export function giftBehind(delivery: Delivery | undefined, link: CardLink): Gift | undefined {
  const isValid =
    delivery !== undefined &&
    delivery.linkVersion === link.linkVersion &&
    delivery.state !== 'refunded' &&
    delivery.state !== 'withdrawn'
  if (!isValid) return undefined
  if ('unitId' in link) return findUnit(delivery, link)
  const { state, isForSelf } = delivery
  return { link, delivery, isOpened: state === 'opened', isForSelf }
}

async function loadBehind({ db }: GiftDeps, link: CardLink): Promise<Delivery | undefined> {
  if ('unitId' in link) return loadDeliveryOfUnit(db, link.unitId)
  const [delivery] = await loadDeliveries(db, [link.id])
  return delivery
}

function findUnit(
  delivery: Delivery,
  link: { unitId: CardUnitId; linkVersion: number },
): Gift | undefined {
  const units = delivery.units.filter(({ unitId, isIssued }) => unitId === link.unitId && isIssued)
  const [unit] = units
  if (unit === undefined) return undefined
  const own = { ...delivery, units, donations: [] }
  return { link, delivery: own, isOpened: unit.isUnwrapped, isForSelf: false }
}
