import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  MeasuredCartFragment,
  OrderLinesFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { createStoredIds } from '#storefront/parts/browser/stored-ids.ts'
import { type MeasuredItem, unitsOf } from './data-layer.ts'
import type { MeasuredCart } from './events.ts'

/** The lines of a basket; what is no longer sold is not measured. */
export function measuredCart(order: MeasuredCartFragment): MeasuredCart {
  const lines = order.shipments.flatMap(({ packages }) => packages)
  return {
    total: order.totals.grandTotal,
    items: lines.flatMap((line): MeasuredItem[] => {
      const item = line.__typename === 'GiftcardPackage' ? line.giftcard_v1 : undefined
      if (!item || item.__typename === 'EmptyOrderItem') return []
      const { product, price } = item.variation
      return [
        {
          item_id: product.id,
          item_name: product.title,
          price: unitsOf(price),
          quantity: item.qty,
        },
      ]
    }),
  }
}

/** What an order was for, by the names that its lines had then; as much as the customer may see of it. */
export const measuredOrder = ({ lines, total }: OrderLinesFragment): MeasuredCart => ({
  total,
  items: lines.map(({ title, unitPrice, quantity }) => ({
    item_name: title,
    price: unitsOf(unitPrice),
    quantity,
  })),
})

/** Baskets whose checkout began, and orders that were paid. Each is measured once. */
const lists = {
  checkouts: createStoredIds('measured-checkouts', 20),
  orders: createStoredIds('measured-orders', 50),
}

/** True for the first call with this id, in this browser; the id is remembered. */
export function measureOnce(kind: keyof typeof lists, id: string): boolean {
  if (lists[kind].ids().includes(id)) return false
  lists[kind].add(id)
  return true
}

graphql(`
  fragment MeasuredCart on GiftcardOrder {
    id
    totals {
      grandTotal { currency value }
    }
    shipments {
      packages {
        __typename
        ... on GiftcardPackage {
          giftcard_v1 {
            __typename
            ... on GiftcardOrderItem { qty variation { price { currency value } product { id title } } }
            ... on DonationOrderItem { qty variation { price { currency value } product { id title } } }
          }
        }
      }
    }
  }
`)
