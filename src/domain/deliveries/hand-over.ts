import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { DeliveryUnknown, GiftOpened, HandOverRefused } from '#domain/deliveries/errors.ts'
import { hasUnwrappedCards } from '#domain/deliveries/has-unwrapped-cards.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { isNotHalted } from '#domain/deliveries/is-not-halted.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

type Standing = {
  state: DeliveryState
  isReady: boolean
  isForSelf: boolean
  isHandedOver: boolean
  hasUnwrappedCards: boolean
}

const takenFrom = ['waiting', 'sent', 'failed'] as const satisfies readonly DeliveryState[]

/** Whether the giver may take it to hand it over: it is there, for somebody else, and nobody opened any of it. */
export const canBeHandedOver = (delivery: Standing): boolean =>
  takenFrom.some((state) => state === delivery.state) &&
  delivery.isReady &&
  !delivery.isForSelf &&
  !delivery.isHandedOver &&
  !delivery.hasUnwrappedCards

/**
 * The giver takes a delivery to hand it over themselves: the mailed link dies, and no mail goes. Its row is locked, so either
 * the receiver opened it before, or can open it by the old link no more. Taken twice is taken once; what somebody
 * bought for themselves is theirs anyway. Throws `DeliveryUnknown` (3000), `GiftOpened` (3308) and `HandOverRefused` (3309).
 */
export async function takeToHandOver(
  tx: Tx,
  { orderId, deliveryId, now }: { orderId: OrderId; deliveryId: DeliveryId; now: Date },
): Promise<void> {
  const delivery = await tx
    .selectFrom('deliveries')
    .innerJoin('order_shipments', 'order_shipments.id', 'deliveries.shipment_id')
    .select(['deliveries.state', 'is_for_self as isForSelf', isHandedOver.as('isHandedOver')])
    .select([sql<boolean>`ready_at is not null`.as('isReady'), isNotHalted.as('isNotHalted')])
    .where('deliveries.id', '=', deliveryId)
    .where('deliveries.order_id', '=', orderId)
    .forUpdate('deliveries')
    .executeTakeFirst()
  if (delivery === undefined) throw new DeliveryUnknown()
  if (!delivery.isNotHalted) throw new HandOverRefused()
  if (delivery.isHandedOver || delivery.isForSelf) return
  const standing = { ...delivery, hasUnwrappedCards: await hasUnwrappedCards(tx, deliveryId) }
  if (standing.state === 'opened' || standing.hasUnwrappedCards) throw new GiftOpened()
  if (!canBeHandedOver(standing)) throw new HandOverRefused()
  const taken = tx.updateTable('deliveries').where('id', '=', deliveryId)
  // What failed goes out anew.
  if (delivery.state === 'failed') await taken.set({ state: 'waiting' }).execute()
  await taken
    .set({
      state: 'sent',
      sent_at: now,
      failure: null,
      link_version: sql`link_version + 1`,
      handed_over_link: sql`link_version + 1`,
    })
    .execute()
}
