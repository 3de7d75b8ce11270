import { endSession } from '#domain/accounts/end-sessions.ts'
import { openSession } from '#domain/accounts/open-session.ts'
import { visitorKeyOf, visitorOf } from '#domain/accounts/visitor.ts'
import type { Tx } from '#domain/db.ts'
import { type AccountId, newId, type SessionId } from '#kernel/ids.ts'
import type { SessionKey } from './find-account.ts'
import type { VisitorKey } from './find-viewer.ts'
import { moveVisitor } from './move-visitor.ts'

/** What a browser is known by. */
export type Browser = {
  /** Undefined for one that has done nothing yet. */
  visitorKey: VisitorKey | undefined
  sessionKey: SessionKey
}

/**
 * Logs a browser in, with a session and a visitor's key that nobody knew before: whoever planted its cookies has nothing of
 * what it does from now on. What it had goes along.
 */
export async function logBrowserIn(
  tx: Tx,
  { browser, accountId, now }: { browser: Browser; accountId: AccountId; now: Date },
): Promise<SessionId> {
  const session = await openSession(tx, { accountId, before: browser.sessionKey, now })
  const { visitorKey: from } = browser
  if (from !== undefined)
    await moveVisitor(tx, { from, to: visitorKeyOf(visitorOf(session)), accountId, now })
  return session
}

/** What the browser had goes where nobody finds it, also by a cookie that a late answer puts back. */
export async function logBrowserOut(
  tx: Tx,
  { visitorKey: from, sessionKey }: Browser,
  now: Date,
): Promise<void> {
  if (sessionKey !== undefined) await endSession(tx, sessionKey)
  const to = visitorKeyOf(newId('vst', now.getTime()))
  if (from !== undefined) await moveVisitor(tx, { from, to, accountId: undefined, now })
}
