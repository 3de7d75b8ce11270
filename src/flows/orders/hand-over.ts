import type { CardLink } from '#domain/deliveries/card-links.ts'
import { DeliveryUnknown } from '#domain/deliveries/errors.ts'
import { takeToHandOver } from '#domain/deliveries/hand-over.ts'
import { type Delivery, loadDeliveries, wrapperOf } from '#domain/deliveries/load-deliveries.ts'
import type { ViewerKeys } from '#flows/accounts/find-viewer.ts'
import { cardPageUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import { type DeliveryId, isId, type OrderId } from '#kernel/ids.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'
import { type DigitalWrapper, wrapperToDraw } from '#kernel/wrapper.ts'
import { ensureOwnOrder } from './ensure-own-order.ts'

export type GiftsQuestion = ViewerKeys & {
  orderUuid: string
  deliveryId: string
  language: Language
}

/** A link that the giver hands over: to all that a receiver gets, or to one card of it. */
export type GiftToHandOver = {
  url: string
  /** Undefined for all of them together. */
  card: { title: string; amount: Money } | undefined
  /** The paper that it is unwrapped from. */
  wrapper: DigitalWrapper
}

type HandOverDeps = Pick<
  Deps,
  'db' | 'clock' | 'queue' | 'log' | 'storefront' | 'cardLinks' | 'shopUrl'
>

/**
 * The giver takes a gift to hand it over: what was mailed is dead, and its new links are the answer. Only the visitor who
 * ordered may, as long as the order's page shows them everything. Throws what `ensureOwnOrder` and `takeToHandOver` throw.
 */
export async function handOverGift(
  deps: HandOverDeps,
  question: GiftsQuestion,
): Promise<readonly GiftToHandOver[]> {
  const own = await findOwn(deps, question)
  await transact(deps, (tx) => takeToHandOver(tx, { ...own, now: deps.clock.now() }))
  deps.log.info({ deliveryId: own.deliveryId }, 'A giver hands a gift over.')
  return linksOf(deps, { ...own, language: question.language })
}

/**
 * The links of what the giver took, or bought for themselves, as far as nobody unwrapped it; none for what is mailed. Likewise only
 * for them.
 */
export async function listGiftsToHandOver(
  deps: HandOverDeps,
  question: GiftsQuestion,
): Promise<readonly GiftToHandOver[]> {
  return linksOf(deps, { ...(await findOwn(deps, question)), language: question.language })
}

async function findOwn(deps: HandOverDeps, { orderUuid, deliveryId, ...keys }: GiftsQuestion) {
  if (!isId('dlv', deliveryId)) throw new DeliveryUnknown()
  const { id: orderId } = await ensureOwnOrder(deps, { orderUuid, ...keys })
  return { orderId, deliveryId }
}

type Own = { orderId: OrderId; deliveryId: DeliveryId; language: Language }

async function linksOf(
  deps: HandOverDeps,
  { orderId, deliveryId, language }: Own,
): Promise<readonly GiftToHandOver[]> {
  const [delivery] = await loadDeliveries(deps.db, [deliveryId])
  if (delivery?.orderId !== orderId) throw new DeliveryUnknown()
  if (!isGivenByLink(delivery)) return []
  const { id, linkVersion, currency } = delivery
  const urlOf = (link: CardLink) =>
    cardPageUrl(deps, { token: deps.cardLinks.token(link), language })
  const whole = {
    url: urlOf({ id, linkVersion }),
    card: undefined,
    wrapper: wrapperOf(delivery),
  }
  const issued = delivery.units.filter(({ isIssued }) => isIssued)
  const cards = issued
    .filter(({ isUnwrapped }) => !isUnwrapped)
    .map((unit) => ({
      url: urlOf({ unitId: unit.unitId, linkVersion }),
      card: {
        title: unit.product.title[language],
        amount: { currency, cents: unit.amountCents },
      },
      wrapper: wrapperToDraw(unit.wrapper),
    }))
  if (delivery.isForSelf) return cards
  if (cards.length < issued.length) return cards
  return issued.length > 1 ? [whole, ...cards] : [whole]
}

const isGivenByLink = ({ state, isForSelf, isHandedOver, isReady, isHalted }: Delivery): boolean =>
  isReady &&
  !isHalted &&
  (isForSelf ? state === 'sent' || state === 'opened' : isHandedOver && state === 'sent')
