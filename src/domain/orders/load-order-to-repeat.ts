import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Db } from '#domain/db.ts'
import type { OrderedProduct } from '#domain/orders/order.ts'
import { type OrderAccess, orderAccess } from '#domain/orders/order-access.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OrderContact } from '#domain/orders/orderer.ts'
import type { OrderKind } from '#domain/orders/tables.ts'
import { type Presentation, presentationColumns } from '#domain/unit.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { AccountId } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'

/** Order as it was placed, with whom it belongs to. */
export type OrderToRepeat = OrderAccess & {
  visitorKey: string
  accountId: AccountId | null
  contact: OrderContact
  placedAt: Date
  kind: OrderKind
  state: OrderState
  currency: Currency
  settledAt: Date | null
  /** In the order of the basket. */
  gifts: readonly GiftToRepeat[]
}

/** Package of an order: a gift to one receiver. Names are empty once they were forgotten. */
export type GiftToRepeat = Presentation & {
  productId: string
  variationType: VariationType
  /** For one. */
  amountCents: number
  quantity: number
  product: OrderedProduct
  giftPacking: string | null
  isEachWrapped: boolean
  /** Paid for paper and packing around it. */
  wrappingCents: number
  isForSelf: boolean
  receiverName: string
  receiverEmail: string
  giverName: string | null
  address: DeliveryAddress | null
}

/** Kinds of orders that a basket can hold: no activation, and no exchange of cards. */
const repeatableKinds: readonly OrderKind[] = ['regular', 'multiAddress', 'reorder']

/** True of an order that was paid once, whatever became of it. */
export const canBeRepeated = ({
  kind,
  settledAt,
}: Pick<OrderToRepeat, 'kind' | 'settledAt'>): boolean =>
  settledAt !== null && repeatableKinds.includes(kind)

const wrappingCents = sql<number>`(
  select coalesce(sum(total_cents), 0)::int from order_lines
  where order_lines.order_id = order_packages.order_id and package_id = order_packages.id
    and kind in ('DIGITAL_WRAPPER', 'WRAPPER', 'GIFT_PACKING')
)`

/** The order of this uuid; undefined where there is none. */
export async function loadOrderToRepeat(db: Db, uuid: string): Promise<OrderToRepeat | undefined> {
  return await db
    .selectFrom('orders')
    .select(['visitor_key as visitorKey', 'account_id as accountId', 'contact', 'kind', 'state'])
    .select(['placed_at as placedAt', 'settled_at as settledAt', 'currency'])
    .select(orderAccess)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_packages')
          .innerJoin('order_shipments', 'order_shipments.id', 'order_packages.shipment_id')
          .select(['product_id as productId', 'variation_type as variationType', 'quantity'])
          .select(['amount_cents as amountCents', 'product', ...presentationColumns])
          .select(['gift_packing as giftPacking', 'is_each_wrapped as isEachWrapped'])
          .select(['is_for_self as isForSelf', 'receiver_name as receiverName'])
          .select(['receiver_email as receiverEmail', 'giver_name as giverName', 'address'])
          .select(wrappingCents.as('wrappingCents'))
          .whereRef('order_packages.order_id', '=', 'orders.id')
          .orderBy('order_packages.position'),
      ).as('gifts'),
    )
    .where('uuid', '=', uuid)
    .executeTakeFirst()
}
