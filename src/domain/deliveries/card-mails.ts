import { sql } from 'kysely'
import type { Db, OneStatement } from '#domain/db.ts'
import { isHandedOver } from '#domain/deliveries/is-handed-over.ts'
import { isNotHalted } from '#domain/deliveries/is-not-halted.ts'
import { type Delivery, selectDeliveries } from '#domain/deliveries/load-deliveries.ts'
import {
  markDeliveriesResent,
  markDeliveriesSent,
  markDeliveryFailed,
} from '#domain/deliveries/mark-delivery.ts'
import { type ClaimedMail, claimedColumns, claimedMails } from '#domain/mail-claim.ts'
import { defineMailRows } from '#domain/mail-rows.ts'
import type { Given } from '#domain/prepared.ts'
import type { DeliveryId } from '#kernel/ids.ts'

const load = (claimed: Db, { ids }: Given<{ ids: readonly DeliveryId[] }>) =>
  selectDeliveries(claimed, ids)
    .innerJoin(claimedMails, 'claimed.subjectId', 'deliveries.id')
    .select(claimedColumns)

type Failed = { item: Delivery & ClaimedMail; failure: string }

/** The giver sees the failure, and can correct the address. */
const showFailure = {
  kind: 'markFailed' as const,
  mark: (one: OneStatement, { item: link, failure }: Failed) =>
    markDeliveryFailed(one, { link, failure }),
}

/** Sends each receiver the link to what they get, once for each version of the link. */
export const cardMails = defineMailRows({
  kind: 'card',
  table: 'deliveries',
  id: 'id',
  key: sql`'card:' || deliveries.id || ':' || link_version`,
  due: (now) =>
    sql`(deliveries.state = 'waiting' and ready_at <= ${now}::timestamptz and ${isNotHalted})`,
  overdue: { since: sql`ready_at`, isOf: (orderId) => sql`order_id = ${orderId}` },
  load,
  mark: (one, { items: links, now }) => markDeliveriesSent(one, { links, now }),
  ifUndeliverable: showFailure,
})

/** Sends the same link once more for each time that the giver asked. */
export const cardMailsAgain = defineMailRows({
  kind: 'cardAgain',
  table: 'deliveries',
  id: 'id',
  key: sql`'card-again:' || deliveries.id || ':' || link_version || ':' || resends`,
  due: () => sql`(
    deliveries.state in ('sent', 'opened') and resends > 0 and not ${isHandedOver} and ${isNotHalted}
  )`,
  load,
  mark: (one, { items: links, now }) => markDeliveriesResent(one, { links, now }),
  ifUndeliverable: showFailure,
})
