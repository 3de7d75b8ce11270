import type { WireMoney } from '#i18n/formats.ts'
import type { DeliveryOverviewQuery } from '#storefront/graphql/generated/graphql.ts'

type Order = NonNullable<DeliveryOverviewQuery['cartV2']>

/** So many of one gift, to one receiver. */
export type BasketDelivery = {
  packageId: string
  quantity: number
  shipment: Order['shipments'][number]
}

type GiftDelivered = {
  key: string
  product: string
  price: WireMoney
  deliveries: BasketDelivery[]
}

/** Who gets each gift, whichever shipments it is in. What is no longer sold goes to nobody. */
export function deliveriesByProduct({ shipments }: Order): readonly GiftDelivered[] {
  const gifts = new Map<string, GiftDelivered>()
  for (const shipment of shipments)
    for (const item of shipment.packages) {
      if (item.__typename !== 'GiftcardPackage') continue
      const { id: packageId, giftcard_v1: content } = item
      if (content.__typename === 'EmptyOrderItem') continue
      const { product, price } = content.variation
      const key = `${product.id} ${price.value}`
      const gift = gifts.get(key) ?? { key, product: product.title, price, deliveries: [] }
      gift.deliveries.push({ packageId, quantity: content.qty, shipment })
      gifts.set(key, gift)
    }
  return [...gifts.values()]
}
