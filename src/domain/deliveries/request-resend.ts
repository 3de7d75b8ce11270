import { sql } from 'kysely'
import type { Tx } from '#domain/db.ts'
import type { DeliveryState } from '#domain/deliveries/delivery-states.ts'
import { DeliveryNotMailed, DeliveryUnknown, TooManyResends } from '#domain/deliveries/errors.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { isNotHalted } from '#domain/deliveries/is-not-halted.ts'
import type { DeliveryId, OrderId } from '#kernel/ids.ts'

/** Of one delivery. Who needs more has another problem than a lost mail. */
const resendsMax = 3
/** A mail may take its time, and a button may be pressed twice. */
const pauseMs = 10 * 60 * 1000

/** Its mail went: one that failed is sent by its corrected address, and one that waits is on its way. */
const mailedStates = ['sent', 'opened'] as const satisfies readonly DeliveryState[]

const isMailed = (state: DeliveryState): boolean => mailedStates.some((mailed) => mailed === state)

type Mailed = { state: DeliveryState; resends: number; isHandedOver: boolean }

/** Whether the giver may have the mail sent again, now or after a pause. */
export const canBeSentAgain = ({ state, resends, isHandedOver: isTaken }: Mailed): boolean =>
  isMailed(state) && !isTaken && resends < resendsMax

/**
 * Has the mail of a delivery sent again, to the same address and with the same link. Throws `DeliveryUnknown` (3000),
 * `DeliveryNotMailed` (3305) and `TooManyResends` (3306).
 */
export async function requestResend(
  tx: Tx,
  { orderId, deliveryId, now }: { orderId: OrderId; deliveryId: DeliveryId; now: Date },
): Promise<void> {
  const delivery = await tx
    .selectFrom('deliveries')
    .select(['state', 'resends', 'resent_at as resentAt', isNotHalted.as('isNotHalted')])
    .select(isHandedOver.as('isHandedOver'))
    .where('id', '=', deliveryId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (delivery === undefined) throw new DeliveryUnknown()
  const isAtReceiver = isMailed(delivery.state) && !delivery.isHandedOver
  if (!isAtReceiver || !delivery.isNotHalted) throw new DeliveryNotMailed()
  const { resentAt } = delivery
  const isTooSoon = resentAt !== null && now.getTime() - resentAt.getTime() < pauseMs
  if (isTooSoon || !canBeSentAgain(delivery)) throw new TooManyResends()
  await tx
    .updateTable('deliveries')
    .set({ resends: sql`resends + 1`, resent_at: now })
    .where('id', '=', deliveryId)
    .execute()
}
