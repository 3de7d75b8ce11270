import { createHash, hash } from 'node:crypto'
import { idFrom, type SessionId, type VisitorId } from '#kernel/ids.ts'

/** Rows keep this and never the cookie, so a leaked table opens no basket and no order. */
export const visitorKeyOf = (visitor: VisitorId): string => hash('sha256', visitor, 'base64url')

/**
 * Who a browser is from a log-in on. It follows from the new session, so nobody could plant it before; a browser whose
 * cookie was overwritten by a late answer gets the same one again. It does not tell the session.
 */
export const visitorOf = (session: SessionId): VisitorId =>
  idFrom('vst', createHash('sha256').update(`visitor of ${session}`).digest())
