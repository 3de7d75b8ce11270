import { type Selectable, sql } from 'kysely'
import type { Database } from '#domain/db.ts'

type CartShipment = Selectable<Database['carts']>['document']['shipments'][number]
type CartPackage = CartShipment['packages'][number]

/**
 * Gift as it was ordered, in the words of a cart: settling takes it out of the cart it came from.
 */
export type OrderedGift = Pick<
  CartShipment,
  'deliveryForm' | 'deliveryDate' | 'receiver' | 'address'
> &
  Pick<CartPackage, 'productId' | 'amountCents' | 'quantity' | 'message' | 'wrapper'> &
  Pick<CartPackage, 'giftPacking' | 'isEachWrapped'>

/** Gifts of a row of `orders`, as JSON. Fields that a cart leaves out are left out. */
export const orderedGifts = sql<readonly OrderedGift[]>`(
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'deliveryForm', delivery_form, 'address', order_shipments.address, 'productId', product_id,
    'amountCents', order_packages.amount_cents, 'quantity', quantity, 'message', message,
    'wrapper', wrapper, 'giftPacking', gift_packing, 'isEachWrapped', is_each_wrapped,
    'receiver', case when is_for_self then '{"kind": "self"}' else jsonb_build_object(
      'kind', 'other', 'name', receiver_name, 'email', receiver_email, 'giverName', giver_name
    ) end
  )) || jsonb_build_object(
    'deliveryDate', to_char(deliver_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )), '[]')
  from order_packages join order_shipments on order_shipments.id = order_packages.shipment_id
  where order_packages.order_id = orders.id
)`
