import type {
  ProductFormFragment,
  SingleGiftOrderFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { addressIn } from '#storefront/parts/gift-form/address-in.ts'
import type { GiftChoice } from '#storefront/parts/gift-form/gift-form.ts'
import {
  amountUnderRule,
  paperToStartWith,
  ruleOf,
} from '#storefront/parts/gift-form/product-forms.ts'
import type { BegunGift } from '#storefront/parts/gift-form/use-gift-choice.ts'
import { giftIn } from './load-single-gift.ts'

/** What was kept of a gift, as its fields begin with it; undefined for a new one. */
export function keptGift(
  product: ProductFormFragment,
  order: SingleGiftOrderFragment | null | undefined,
): { choice: GiftChoice; begun: BegunGift } | undefined {
  const gift = order && giftIn(order)
  if (!gift) return undefined
  const { content, message, wrapper, giftPacking, isEachWrapped, shipment } = gift
  const { variationType, price } = content.variation
  const rule = ruleOf(product, variationType)
  if (rule === undefined) return undefined
  const { isForSelf, deliveryAddress } = shipment
  return {
    choice: {
      variationType,
      ...amountUnderRule(rule, { amount: String(price.value), otherAmount: '' }),
      quantity: content.qty,
      receiver: isForSelf ? 'self' : 'other',
      wrapper: wrapper?.variation.id ?? paperToStartWith(variationType),
      giftPacking: giftPacking?.variation.id ?? '',
      isEachWrapped,
    },
    begun: {
      name: isForSelf ? '' : (deliveryAddress?.firstName ?? ''),
      email: isForSelf ? undefined : (deliveryAddress?.email ?? undefined),
      giverName: shipment.giverName ?? undefined,
      message: message?.text ?? '',
      deliveryDate: shipment.deliveryDate ?? undefined,
      address: variationType === 'PHYSICAL' ? addressIn(deliveryAddress) : undefined,
    },
  }
}
