import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { Db } from '#domain/db.ts'
import { isLeftBehind } from '#domain/orders/order-access.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import { type Orderer, readOrderer } from '#domain/orders/orderer.ts'
import { type AccountOfOrders, ownedOrders } from '#domain/orders/owned-orders.ts'
import type { OrderKind } from '#domain/orders/tables.ts'
import { type Presentation, presentationColumns, titleOfGift } from '#domain/unit.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import type { OrderId } from '#kernel/ids.ts'
import type { Localized } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'

/** An order with all that its owner typed, as far as it is not forgotten. No code and no pin. */
export type GivenOrder = Orderer & GivenFacts

export type GivenFacts = {
  id: OrderId
  referenceNumber: string
  state: OrderState
  kind: OrderKind
  currency: Currency
  totalCents: number
  placedAt: Date
  shipments: readonly GivenShipment[]
}

export type GivenShipment = {
  deliveryForm: VariationType
  isForSelf: boolean
  receiverName: string
  receiverEmail: string
  /** As text: it comes out of JSON. Null is at once. */
  deliverAt: string | null
  /** On the tag, where its giver chose it. */
  giverName: string | null
  address: DeliveryAddress | null
  packages: readonly (Presentation & {
    title: Localized
    amountCents: number
    quantity: number
    giftPacking: string | null
  })[]
}

/** The last order of the page before. */
type Place = Pick<GivenOrder, 'placedAt' | 'id'>

type OrdersToGive = AccountOfOrders & { after: Place | undefined; limit: number }

/**
 * Every order of an account, whatever became of it: the newest first, those after a place. Orders
 * for a company that they left are the company's.
 */
export async function listGivenOrders(
  db: Db,
  { after, limit, ...owner }: OrdersToGive,
): Promise<readonly GivenOrder[]> {
  const rows = await ownedOrders(db, owner)
    .where(sql<boolean>`not ${isLeftBehind}`)
    .$if(after !== undefined, (orders) =>
      orders.where(sql<boolean>`(placed_at, id) < (${after?.placedAt}::timestamptz, ${after?.id})`),
    )
    .select(['id', 'state', 'kind', 'currency', 'contact', 'billing'])
    .select(['reference_number as referenceNumber', 'customer_type as customerType'])
    .select(['total_cents as totalCents', 'placed_at as placedAt'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('order_shipments')
          .select(['delivery_form as deliveryForm', 'is_for_self as isForSelf', 'address'])
          .select(['receiver_name as receiverName', 'receiver_email as receiverEmail'])
          .select([sql<string | null>`deliver_at`.as('deliverAt'), 'giver_name as giverName'])
          .select((shipment) =>
            jsonArrayFrom(
              shipment
                .selectFrom('order_packages')
                .select([titleOfGift.as('title'), 'amount_cents as amountCents', 'quantity'])
                .select([...presentationColumns, 'gift_packing as giftPacking'])
                .whereRef('order_packages.shipment_id', '=', 'order_shipments.id')
                .orderBy('order_packages.position'),
            ).as('packages'),
          )
          .whereRef('order_shipments.order_id', '=', 'orders.id')
          .orderBy('order_shipments.position'),
      ).as('shipments'),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ contact, billing, customerType, ...order }) => ({
    ...order,
    ...readOrderer({ contact, billing, customerType }),
  }))
}
