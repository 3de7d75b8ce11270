import type { OrderedGift } from '#domain/ordered-gift.ts'
import type { Fulfilment } from '#domain/orders/draft-fulfilment.ts'
import type { OrderDraft } from '#domain/orders/order-draft.ts'
import type { OrderContents } from '#domain/payments/lock-settlement.ts'
import { invariant } from '#kernel/invariant.ts'
import { untilPacked } from '#kernel/until-packed.ts'

type Written = Pick<OrderContents, 'ordered'> & { draft: OrderDraft; fulfilment: Fulfilment }

/** Contents as `lockSettlement` would read them, for an order that is written and paid at once. */
export function contentsOf({ draft, fulfilment, ordered }: Written): OrderContents {
  const { order, packages, lines } = draft
  const { units, deliveries } = fulfilment
  const productOf = new Map(packages.map(({ id, product_id }) => [id, product_id]))
  const withCards = new Set(units.map(({ delivery_id }) => delivery_id))
  const moments = units.map(({ next_try_at }) => next_try_at)
  return {
    kind: order.kind,
    currency: order.currency,
    unitCount: units.length,
    issueMoments: [
      ...new Set(moments.filter((moment) => moment !== untilPacked).map(textOfMoment)),
    ],
    deliveriesWithoutCards: deliveries
      .filter(({ id }) => !withCards.has(id))
      .map(({ id, due_at }) => ({ id, dueAt: textOfMoment(due_at) })),
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      shipmentId: line.shipment_id,
      totalCents: line.total_cents,
      vatCents: line.vat_cents,
      productId: (line.package_id && productOf.get(line.package_id)) ?? null,
    })),
    gifts: giftsOf(draft),
    cardParts: order.card_parts ?? [],
    ordered,
  }
}

const textOfMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null

function giftsOf({ shipments, packages }: OrderDraft): readonly OrderedGift[] {
  const shipmentOf = new Map(shipments.map((shipment) => [shipment.id, shipment]))
  return packages.map((item) => {
    const shipment = shipmentOf.get(item.shipment_id)
    invariant(shipment !== undefined, 'A package lies in a shipment.')
    return {
      deliveryForm: shipment.delivery_form,
      deliveryDate: textOfMoment(shipment.deliver_at),
      receiver: receiverOf(shipment),
      address: shipment.address ?? undefined,
      productId: item.product_id,
      amountCents: item.amount_cents,
      quantity: item.quantity,
      message: item.message ?? undefined,
      wrapper: item.wrapper ?? undefined,
      giftPacking: item.gift_packing ?? undefined,
      isEachWrapped: item.is_each_wrapped,
    }
  })
}

const receiverOf = (shipment: OrderDraft['shipments'][number]): OrderedGift['receiver'] =>
  shipment.is_for_self
    ? { kind: 'self' }
    : {
        kind: 'other',
        name: shipment.receiver_name,
        email: shipment.receiver_email,
        giverName: shipment.giver_name ?? undefined,
      }
