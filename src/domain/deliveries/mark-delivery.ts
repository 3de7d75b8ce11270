import { sql } from 'kysely'
import { anyOf } from '#domain/any-of.ts'
import type { OneStatement, Tx } from '#domain/db.ts'
import type { DeliveryId } from '#kernel/ids.ts'

/**
 * A delivery with the link that was mailed or followed. A change that names it holds for that link only: where
 * the address was corrected meanwhile, it is about a mail that counts no more.
 */
type MailedLink = { id: DeliveryId; linkVersion: number }

/** They wait for nothing but their mail, and for the moment that was chosen for it. */
export async function markDeliveriesReady(
  tx: Tx,
  { ids, now }: { ids: readonly DeliveryId[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('deliveries')
    .set({ ready_at: sql`greatest(due_at, ${now}::timestamptz)` })
    .where('id', '=', anyOf(ids))
    .where('ready_at', 'is', null)
    .execute()
}

type SentMails = { links: readonly MailedLink[]; now: Date }

/** The mails are on their way. What was opened meanwhile stays opened. */
export async function markDeliveriesSent(one: OneStatement, sent: SentMails): Promise<void> {
  await setSent(one, { ...sent, state: 'waiting' }).execute()
}

/** They are on their way once more. */
export async function markDeliveriesResent(one: OneStatement, sent: SentMails): Promise<void> {
  await setSent(one, { ...sent, state: 'sent' }).execute()
}

function setSent(
  one: OneStatement,
  { links, now, state }: SentMails & { state: 'waiting' | 'sent' },
) {
  const given = JSON.stringify(links.map(({ id, linkVersion }) => ({ id, linkVersion })))
  return one
    .updateTable('deliveries')
    .set({ state: 'sent', sent_at: now, failure: null })
    .where('id', '=', anyOf(links.map(({ id }) => id)))
    .where(
      sql<boolean>`(id, link_version) in (
        select * from jsonb_to_recordset(${given}::jsonb) as link(id text, "linkVersion" integer)
      )`,
    )
    .where('state', '=', sql.lit(state))
}

/** The mail does not arrive; the giver sees it and can correct the address. */
export async function markDeliveryFailed(
  one: OneStatement,
  { link, failure }: { link: MailedLink; failure: string },
): Promise<void> {
  await one
    .updateTable('deliveries')
    .set({ state: 'failed', failure })
    .where('id', '=', link.id)
    .where('link_version', '=', link.linkVersion)
    .where('state', 'in', ['waiting', 'sent'])
    .execute()
}

/**
 * The first look counts. A receiver who opens the link has got the mail, even when we could not note that it left.
 * False when the link was revoked meanwhile.
 */
export async function markDeliveryOpened(
  one: OneStatement,
  { link, now }: { link: MailedLink; now: Date },
): Promise<boolean> {
  const found = await one
    .updateTable('deliveries')
    .set({
      state: 'opened',
      opened_at: sql`coalesce(opened_at, ${now}::timestamptz)`,
      sent_at: sql`coalesce(sent_at, ${now}::timestamptz)`,
    })
    .where('id', '=', link.id)
    .where('link_version', '=', link.linkVersion)
    .where('state', 'in', ['waiting', 'sent', 'failed', 'opened'])
    .executeTakeFirst()
  return found.numUpdatedRows > 0n
}
