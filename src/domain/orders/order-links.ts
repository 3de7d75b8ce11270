import { type AliasedRawBuilder, sql } from 'kysely'
import type { Db, OneStatement, Tx } from '#domain/db.ts'
import { dayMs } from '#kernel/day-ms.ts'
import type { OrderId, OrderLinkId } from '#kernel/ids.ts'

/** The private links to an order. They are computed with a secret key and never stored, so a leaked table opens nothing. */
export type OrderLinks = {
  token(id: OrderLinkId): string
  /** Undefined for anything that we did not make. */
  read(token: string): OrderLinkId | undefined
}

/** Long enough for a mail that is read the next morning. */
const unusedLivesMs = dayMs
/** As long as the browser that ordered sees it. */
const openLivesMs = 30 * dayMs

/** A browser that a link opened an order to, as text, since it comes out of JSON. */
export type OpenedTo = { visitorKey: string; until: string }

/** The browsers to which links opened `orders`. */
export const openedTo: AliasedRawBuilder<readonly OpenedTo[], 'openedTo'> = sql<
  readonly OpenedTo[]
>`(
  select coalesce(jsonb_agg(jsonb_build_object('visitorKey', visitor_key, 'until', until)), '[]')
  from order_links where order_links.order_id = orders.id and visitor_key is not null
)`.as('openedTo')

/** To whom the link is mailed, in their language. */
export const findOrderToMail = (db: Db, uuid: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'contact', 'language', 'reference_number as referenceNumber'])
    .where('uuid', '=', uuid)
    .executeTakeFirst()

/** Notes a link that is about to be mailed, and answers until when it lives: one that nobody used before it lives no more. */
export async function insertOrderLink(
  tx: Tx,
  { id, orderId, now }: { id: OrderLinkId; orderId: OrderId; now: Date },
): Promise<{ until: Date }> {
  const until = new Date(now.getTime() + unusedLivesMs)
  await tx
    .deleteFrom('order_links')
    .where('order_id', '=', orderId)
    .where('visitor_key', 'is', null)
    .where('id', '<>', id)
    .execute()
  await tx
    .insertInto('order_links')
    .values({ id, order_id: orderId, asked_at: now, until, visitor_key: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return { until }
}

type LinkToUse = { id: OrderLinkId; orderUuid: string; visitorKey: string; now: Date }

/** Opens the order to a browser. False for a link that is too old, of another order, or used by another browser. */
export async function spendOrderLink(
  one: OneStatement,
  { id, orderUuid, visitorKey, now }: LinkToUse,
): Promise<boolean> {
  const used = await one
    .updateTable('order_links')
    .from('orders')
    .set({ visitor_key: visitorKey, until: new Date(now.getTime() + openLivesMs) })
    .whereRef('orders.id', '=', 'order_links.order_id')
    .where('orders.uuid', '=', orderUuid)
    .where('order_links.id', '=', id)
    .where('order_links.until', '>', now)
    .where('order_links.visitor_key', 'is', null)
    .returning('order_links.id')
    .execute()
  return used.length === 1
}

/** Ends every link to an order, and what was opened by one. Answers how many there were. */
export async function endOrderLinks(tx: Tx, orderId: OrderId): Promise<number> {
  const ended = await tx
    .deleteFrom('order_links')
    .where('order_id', '=', orderId)
    .returning('id')
    .execute()
  return ended.length
}

export async function forgetOrderLinks(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('order_links').where('until', '<', now).execute()
}
