import type { Account } from '#domain/accounts/account.ts'
import { deviceIdOf, deviceKeyOf, meetDevice } from '#domain/accounts/devices.ts'
import { endSession } from '#domain/accounts/end-sessions.ts'
import { openSession } from '#domain/accounts/open-session.ts'
import { visitorKeyOf, visitorOf } from '#domain/accounts/visitor.ts'
import type { Tx } from '#domain/db.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { Device } from '#kernel/device.ts'
import { type AccountId, newId, type SessionId } from '#kernel/ids.ts'
import type { SessionKey } from './find-account.ts'
import type { VisitorKey } from './find-viewer.ts'
import { mailOwner } from './mail-owner.ts'
import { moveVisitor } from './move-visitor.ts'

/** What a browser is known by. */
export type Browser = {
  /** Undefined for one that has done nothing yet. */
  visitorKey: VisitorKey | undefined
  sessionKey: SessionKey
  /** Stays when it logs out; undefined for one in which nobody logged in. */
  deviceKey: string | undefined
  /** The names that follow from how it describes itself. */
  device: Device
}

type BrowserLogIn = { browser: Browser; accountId: AccountId; now: Date }

/**
 * Logs a browser in, with a session and a visitor's key that nobody knew before: whoever planted its cookies has nothing of
 * what it does from now on. What it had goes along.
 */
export async function logBrowserIn(tx: Tx, login: BrowserLogIn): Promise<SessionId> {
  return (await openFor(tx, login)).session
}

/**
 * As above. The owner of a confirmed address hears by mail of a device that never logged in before.
 */
export async function logInAndTell(
  tx: Tx,
  deps: Pick<Deps, 'queue'>,
  { browser, account: { id: accountId, emailConfirmedAt }, now }: ToldLogIn,
): Promise<SessionId> {
  const { session, isNew } = await openFor(tx, { browser, accountId, now })
  if (!isNew || emailConfirmedAt === null) return session
  const { device } = browser
  await mailOwner(tx, deps, { accountId, kind: 'newDevice', now, device })
  return session
}

type ToldLogIn = {
  browser: Browser
  account: Pick<Account, 'id' | 'emailConfirmedAt'>
  now: Date
}

async function openFor(tx: Tx, { browser, accountId, now }: BrowserLogIn) {
  const { device, sessionKey: before } = browser
  const session = await openSession(tx, { accountId, before, device, now })
  const isNew = await followSession(tx, { browser, session, accountId, now })
  return { session, isNew }
}

/**
 * Moves what a browser has to whom its new session says. True for a device that the account never
 * met.
 */
export async function followSession(
  tx: Tx,
  { browser, session, accountId, now }: BrowserLogIn & { session: SessionId },
): Promise<boolean> {
  const { visitorKey: from, deviceKey = deviceKeyOf(deviceIdOf(session)) } = browser
  if (from !== undefined)
    await moveVisitor(tx, { from, to: visitorKeyOf(visitorOf(session)), accountId, now })
  return meetDevice(tx, { accountId, key: deviceKey, now })
}

/** What the browser had goes where nobody finds it, also by a cookie that a late answer puts back. */
export async function logBrowserOut(
  tx: Tx,
  { visitorKey: from, sessionKey }: Pick<Browser, 'visitorKey' | 'sessionKey'>,
  now: Date,
): Promise<void> {
  if (sessionKey !== undefined) await endSession(tx, sessionKey)
  const to = visitorKeyOf(newId('vst', now.getTime()))
  if (from !== undefined) await moveVisitor(tx, { from, to, accountId: undefined, now })
}
