import { type Selectable, sql } from 'kysely'
import type { Db, OneStatement, Tx } from '#domain/db.ts'
import type { RedeemTables } from '#domain/redeem/tables.ts'
import type { CardId, RedeemSessionId } from '#kernel/ids.ts'

const minuteMs = 60_000

/** Idle time after which number and pin have to be typed again. */
export const redeemIdleMs = 30 * minuteMs

/** How precisely its last use is known: not every look is worth a write. */
const touchMs = minuteMs

/** Cards that one visitor exchanges together. */
export type RedeemSession = {
  id: RedeemSessionId
  programme: string
  /** In the order in which they were added. */
  cardIds: readonly CardId[]
  endsAt: Date
}

export type SessionToOpen = Pick<RedeemSession, 'id' | 'programme' | 'cardIds'> & {
  tokenHash: string
  visitorKey: string
  storefront: string
  now: Date
}

export async function openRedeemSession(
  one: OneStatement,
  { tokenHash, visitorKey, storefront, now, ...session }: SessionToOpen,
): Promise<RedeemSession> {
  const endsAt = new Date(now.getTime() + redeemIdleMs)
  await one
    .insertInto('redeem_sessions')
    .values({
      ...{ id: session.id, token_hash: tokenHash, visitor_key: visitorKey, storefront },
      ...{ programme: session.programme, card_ids: session.cardIds },
      ...{ opened_at: now, ends_at: endsAt },
    })
    .execute()
  return { ...session, endsAt }
}

export type SessionQuestion = {
  tokenHash: string
  visitorKey: string
  storefront: string
  now: Date
}

/** The session of this visitor's token, if it has not ended. */
export async function findRedeemSession(
  db: Db,
  { tokenHash, visitorKey, storefront, now }: SessionQuestion,
): Promise<RedeemSession | undefined> {
  const row = await db
    .selectFrom('redeem_sessions')
    .select(['id', 'programme', 'card_ids', 'ends_at'])
    .where('token_hash', '=', tokenHash)
    .where('visitor_key', '=', visitorKey)
    .where('storefront', '=', storefront)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row && toSession(row)
}

type Row = Pick<
  Selectable<RedeemTables['redeem_sessions']>,
  'id' | 'programme' | 'card_ids' | 'ends_at'
>

const toSession = ({ id, programme, card_ids: cardIds, ends_at: endsAt }: Row): RedeemSession => ({
  ...{ id, programme, cardIds, endsAt },
})

/** It was used: it lives on from now. */
export async function touchRedeemSession(
  one: OneStatement,
  session: RedeemSession,
  now: Date,
): Promise<RedeemSession> {
  const endsAt = new Date(now.getTime() + redeemIdleMs)
  if (endsAt.getTime() - session.endsAt.getTime() < touchMs) return session
  const { numUpdatedRows } = await one
    .updateTable('redeem_sessions')
    .set({ ends_at: endsAt })
    .where('id', '=', session.id)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? session : { ...session, endsAt }
}

/** False where somebody changed its cards meanwhile. */
export async function storeRedeemCards(
  one: OneStatement,
  { id, cardIds: before }: RedeemSession,
  cardIds: readonly CardId[],
): Promise<boolean> {
  const { numUpdatedRows } = await one
    .updateTable('redeem_sessions')
    .set({ card_ids: cardIds })
    .where('id', '=', id)
    .where('card_ids', '=', sql<CardId[]>`${before}::text[]`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Its token is worth nothing from now on. */
export async function endRedeemSession(one: OneStatement, id: RedeemSessionId): Promise<void> {
  await one.deleteFrom('redeem_sessions').where('id', '=', id).execute()
}

/** The visitor is known by another key from now on. */
export async function moveRedeemSessions(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('redeem_sessions')
    .set({ visitor_key: to })
    .where('visitor_key', '=', from)
    .execute()
}

export async function forgetRedeemSessions(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('redeem_sessions').where('ends_at', '<', now).execute()
}
