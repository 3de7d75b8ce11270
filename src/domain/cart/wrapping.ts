import type { CartPackage, Receiver } from '#domain/cart/cart.ts'
import { WrapperForDonation, WrapperForSelf, WrapperUnfit } from '#domain/cart/errors.ts'
import type { PricedExtra } from '#domain/cart/priced-cart.ts'
import type { Product, ProductKind } from '#domain/catalogue/product.ts'
import type { ExtraPrices } from '#domain/storefronts/storefront.ts'
import {
  isGiftPacking,
  isPaidWrapper,
  isPhysicalWrapper,
  type Wrapping,
  wrappedByPost,
  wrapperToDraw,
} from '#kernel/wrapper.ts'

type Wrapped = Pick<
  CartPackage,
  'variationType' | 'quantity' | 'wrapper' | 'giftPacking' | 'isEachWrapped'
>

type Around = { receiver: Receiver; kind: ProductKind | undefined }

/** A donation by e-mail and what is for the giver come without a paper that costs something. */
const canBePaidFor = ({ receiver, kind }: Around): boolean =>
  receiver.kind === 'other' && kind !== 'DONATION'

/**
 * What goes around a package and what it costs. What does not belong around it any more, since it went to another receiver, is
 * neither shown nor charged.
 */
export function extrasOf(
  item: Wrapped,
  around: Around,
  prices: ExtraPrices,
): readonly PricedExtra[] {
  return item.variationType === 'PHYSICAL'
    ? postExtras(item, around, prices)
    : digitalExtras(item, around, prices)
}

/** What goes to somebody in one mail is unwrapped at once: one paper, however many cards. */
function digitalExtras({ wrapper }: Wrapped, around: Around, prices: ExtraPrices): PricedExtra[] {
  if (around.receiver.kind === 'self') return []
  const wanted = wrapperToDraw(wrapper)
  const isPaid = isPaidWrapper(wanted) && canBePaidFor(around)
  const id = isPaid || !isPaidWrapper(wanted) ? wanted : wrapperToDraw(undefined)
  const unitCents = isPaid ? prices.digitalWrapperCents : 0
  return [{ kind: 'DIGITAL_WRAPPER', id, quantity: 1, unitCents }]
}

function postExtras(item: Wrapped, { kind }: Around, prices: ExtraPrices): PricedExtra[] {
  const { wrapper, giftPacking } = item
  if (kind !== 'GIFTCARD') return []
  const quantity = wrappedByPost(item.quantity, item.isEachWrapped)
  const extras: PricedExtra[] = []
  if (isPhysicalWrapper(wrapper)) {
    const unitCents = prices.physicalWrapperCents
    extras.push({ kind: 'WRAPPER', id: wrapper, quantity, unitCents })
  }
  if (isGiftPacking(giftPacking)) {
    const unitCents = prices.giftPackingCents
    extras.push({ kind: 'GIFT_PACKING', id: giftPacking, quantity, unitCents })
  }
  return extras
}

/**
 * Throws when something is wanted around a gift that cannot go around it: a paid paper around a donation (3108) or around what is
 * for the giver by e-mail (3109), and what belongs to the other form (3110).
 */
export function ensureWrapping(item: Wrapped, receiver: Receiver, product: Product): void {
  const { wrapper, giftPacking, variationType } = item
  if (variationType === 'PHYSICAL') {
    const isOther = wrapper !== undefined && !isPhysicalWrapper(wrapper)
    const isWrapped = wrapper !== undefined || giftPacking !== undefined
    if (isOther || (isWrapped && product.kind !== 'GIFTCARD')) throw new WrapperUnfit('wrapper')
    return
  }
  if (giftPacking !== undefined) throw new WrapperUnfit('giftPacking')
  if (isPhysicalWrapper(wrapper)) throw new WrapperUnfit('wrapper')
  if (!isPaidWrapper(wrapper)) return
  if (product.kind === 'DONATION') throw new WrapperForDonation()
  if (receiver.kind === 'self') throw new WrapperForSelf()
}

/** Of what kind something around a gift is, by which it is charged. */
export function kindOfWrapping(id: Wrapping): PricedExtra['kind'] {
  if (isPhysicalWrapper(id)) return 'WRAPPER'
  return isGiftPacking(id) ? 'GIFT_PACKING' : 'DIGITAL_WRAPPER'
}

/** What one of it costs in this storefront. */
export function priceOfWrapping(id: Wrapping, prices: ExtraPrices): number {
  if (isPhysicalWrapper(id)) return prices.physicalWrapperCents
  if (isGiftPacking(id)) return prices.giftPackingCents
  return isPaidWrapper(id) ? prices.digitalWrapperCents : 0
}
