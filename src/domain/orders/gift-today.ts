import type { PackageToAdd } from '#domain/cart/cart.ts'
import { extrasOf } from '#domain/cart/wrapping.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { configOf, findVariation } from '#domain/catalogue/variations.ts'
import type { GiftToRepeat } from '#domain/orders/load-order-to-repeat.ts'
import type { Shop } from '#domain/shop.ts'
import { type Currency, sum } from '#kernel/money.ts'
import { firstWrapper } from '#kernel/wrapper.ts'

/** How a gift of an earlier order can be bought today. */
export type GiftToday =
  | { state: 'asBefore' | 'priceChanged'; product: Product; amountCents: number }
  /** Its product is sold at other amounts; which one is for the giver to say. */
  | { state: 'amountGone' | 'soldOut'; product: Product }
  | { state: 'gone' }

/** Looks a gift up in today's catalogue. A new price is taken only where there is no other. */
export function giftToday(
  { productId, variationType, amountCents }: GiftToRepeat,
  { catalogue, storefront }: Pick<Shop, 'catalogue' | 'storefront'>,
  currency: Currency,
): GiftToday {
  const product = catalogue.productById.get(productId)
  const isTestCard = product?.isTest === true && storefront.organisation.isInvented !== true
  if (product === undefined || isTestCard || product.currency !== currency) return { state: 'gone' }
  const { problem } = findVariation(product, { variationType, amountCents })
  if (problem === undefined) return { state: 'asBefore', product, amountCents }
  if (problem === 'outOfStock') return { state: 'soldOut', product }
  if (problem === 'variationUnavailable') return { state: 'gone' }
  const config = configOf(product, variationType)
  const [only, ...others] = config?.hasFixedPrices ? config.pricesToShowCents : []
  return only === undefined || others.length > 0
    ? { state: 'amountGone', product }
    : { state: 'priceChanged', product, amountCents: only }
}

type Repeating = {
  /** For one, today. */
  amountCents: number
  /** Takes along receiver, note and wrapping; otherwise it is for the giver. */
  withReceivers: boolean
}

/** The gift once more. Its moment is not taken along: that is over. */
export function packageOf(
  gift: GiftToRepeat,
  { amountCents, withReceivers }: Repeating,
): PackageToAdd {
  const { productId, variationType, quantity } = gift
  const plain = { productId, variationType, quantity, amountCents, deliveryDate: null }
  if (!withReceivers) return { ...plain, receiver: { kind: 'self' }, message: undefined }
  const message = gift.message ?? undefined
  if (gift.isForSelf) return { ...plain, ...wrappingOf(gift), receiver: { kind: 'self' }, message }
  const { receiverName: name, receiverEmail: email } = gift
  const giverName = gift.giverName ?? undefined
  return {
    ...plain,
    ...wrappingOf(gift),
    message,
    receiver: { kind: 'other', name, email, giverName },
    address: gift.address ?? undefined,
  }
}

/** Wrapping of a gift; rows of an older release name no paper around a mail to somebody else. */
function wrappingOf({ variationType, isForSelf, ...gift }: GiftToRepeat) {
  const wrapper = gift.wrapper ?? undefined
  if (variationType === 'PHYSICAL')
    return {
      wrapper,
      giftPacking: gift.giftPacking ?? undefined,
      isEachWrapped: gift.isEachWrapped,
    }
  return { wrapper: isForSelf ? undefined : (wrapper ?? firstWrapper) }
}

/** Price of what is around the gift, today. */
export function wrappingCentsOf(
  item: PackageToAdd,
  { kind }: Product,
  { prices }: Shop['storefront'],
): number {
  const extras = extrasOf(item, { receiver: item.receiver, kind }, prices)
  return sum(extras.map(({ quantity, unitCents }) => quantity * unitCents))
}
