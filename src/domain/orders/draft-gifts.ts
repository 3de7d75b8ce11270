import type { CartShipment } from '#domain/cart/cart.ts'
import { asksPhone, phoneOf } from '#domain/cart/destination.ts'
import { companyOf, type GuestDetails } from '#domain/cart/guest-details.ts'
import { fullName, toOrderedProduct } from '#domain/orders/order.ts'
import type { OrderDraft, OrderToPlace } from '#domain/orders/order-draft.ts'
import type { DeliveryAddress } from '#kernel/address-parts.ts'
import { boundOf, type EarlyDelivery } from '#kernel/early-delivery.ts'
import { newId, type OrderId, type PackageId, type ShipmentId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'

/** Parcels and what lies in them, with the ids that their rows have in place of those of the basket. */
export function draftGifts(
  orderId: OrderId,
  { priced, storefront, earlyDelivery }: OrderToPlace,
  details: GuestDetails,
) {
  // Lines of the order as a whole name no package, and find none.
  const idOf = new Map<string | undefined, { packageId: PackageId; shipmentId: ShipmentId }>()
  const shipmentOf = new Map<string | undefined, ShipmentId>()
  const packages: OrderDraft['packages'][number][] = []
  const shipments = priced.shipments.map(({ shipment, packages: gifts, postedBy }, position) => {
    const id = newId('shp')
    shipmentOf.set(shipment.id, id)
    for (const { package: item, product } of gifts) {
      invariant(product !== undefined, 'Only what is sold is ordered.')
      const packageId = newId('pkg')
      idOf.set(item.id, { packageId, shipmentId: id })
      packages.push({
        id: packageId,
        order_id: orderId,
        shipment_id: id,
        position: packages.length,
        product_id: item.productId,
        variation_type: item.variationType,
        amount_cents: item.amountCents,
        quantity: item.quantity,
        message: item.message ?? null,
        wrapper: item.wrapper ?? null,
        gift_packing: item.giftPacking ?? null,
        is_each_wrapped: item.isEachWrapped ?? false,
        product: toOrderedProduct(product),
      })
    }
    const { receiver } = shipment
    const hasCards = gifts.some(({ product }) => product?.kind !== 'DONATION')
    const isForSelf = receiver.kind === 'self'
    return {
      id,
      order_id: orderId,
      position,
      delivery_form: shipment.deliveryForm,
      is_for_self: isForSelf,
      receiver_name: isForSelf ? fullName(details) : receiver.name,
      receiver_email: isForSelf ? details.email : receiver.email,
      receiver_email_hash: null,
      deliver_at: momentOf(shipment, hasCards ? earlyDelivery : undefined),
      giver_name: isForSelf ? null : (receiver.giverName ?? null),
      address: withPhone(
        addressOf(shipment, details),
        asksPhone(postedBy, storefront) ? phoneOf(shipment, details) : undefined,
      ),
    }
  })
  return { idOf, shipmentOf, shipments, packages }
}

export const boundBy = (said: EarlyDelivery | undefined) =>
  said?.isAgreed === false ? boundOf(Temporal.PlainDate.from(said.notBefore)) : undefined

/** As it was chosen; a digital card of a consumer who did not want it early comes on the day that they were told. */
function momentOf(
  { deliveryDate, deliveryForm }: CartShipment,
  said: EarlyDelivery | undefined,
): Date | null {
  const wished = deliveryDate === null ? null : new Date(deliveryDate)
  const bound = deliveryForm === 'DIGITAL' ? boundBy(said) : undefined
  return bound && (wished === null || wished < bound.from) ? bound.at : wished
}

const addressOf = (
  { deliveryForm, receiver, address }: CartShipment,
  details: GuestDetails,
): DeliveryAddress | null => {
  if (deliveryForm === 'DIGITAL') return null
  if (address !== undefined) return address
  const { address: own } = details
  const companyName = companyOf(details)?.companyName
  return receiver.kind === 'self' && own !== undefined ? { ...own, companyName } : null
}

/** The giver's own number is kept with their parcel only where its carrier wants one. */
const withPhone = (
  address: DeliveryAddress | null,
  phoneNumber: string | undefined,
): DeliveryAddress | null =>
  address !== null && phoneNumber !== undefined ? { ...address, phoneNumber } : address
