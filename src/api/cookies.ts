import { parseCookie, stringifySetCookie } from 'cookie'
import type { DeviceId, SessionId, VisitorId } from '#kernel/ids.ts'

/** What the browser sent of ours, unchecked. */
export type Cookies = {
  visitor: string | undefined
  session: string | undefined
  device: string | undefined
  /** Whether scripts are told that somebody is logged in. */
  hasHint: boolean
}

/** Cookies to hand out after a call; one that is there without a value is taken back. */
export type CookieChanges = {
  visitor?: VisitorId | undefined
  session?: SessionId | undefined
  device?: DeviceId | undefined
}

const daySeconds = 24 * 60 * 60

/** Kept as long as the basket behind it (30 days after its last change). */
const visitorSeconds = 30 * daySeconds

/** As long as a session may live; a browser that stays away is logged out earlier (`domain/accounts/session.ts`). */
const sessionSeconds = 180 * daySeconds

/**
 * The longest that browsers keep one. It opens nothing: it says that this browser logged in before.
 */
const deviceSeconds = 400 * daySeconds

/**
 * Says to scripts that somebody is logged in here, so that a page for everybody knows without asking. It opens nothing:
 * what is shown to an account is asked for with the session, which no script reads.
 */
const hint = 'account'

/**
 * Over https no other host, not even one below ours, can set or overwrite a cookie of this prefix. Without https
 * browsers refuse it. The hint, which opens nothing, keeps the name that scripts look for.
 */
const hostPrefix = '__Host-'

/** Over https a name without the prefix counts for nothing: another host could have planted it. */
const nameOf = (name: 'visitor' | 'session' | 'device', { isSecure }: Transport): string =>
  isSecure ? `${hostPrefix}${name}` : name

type Transport = { isSecure: boolean }

/** Our cookies out of a `Cookie` header; of two by one name the first, as browsers send the nearest first. */
export function readCookies(header: string | undefined, transport: Transport): Cookies {
  const found = parseCookie(header ?? '', { decode: (text) => text })
  return {
    visitor: found[nameOf('visitor', transport)],
    session: found[nameOf('session', transport)],
    device: found[nameOf('device', transport)],
    hasHint: found[hint] !== undefined,
  }
}

/** `Set-Cookie` headers for what the call changed: no script reads them, no other site sends them along with a post. */
export function writeCookies(
  { changes }: { changes: CookieChanges },
  transport: Transport,
): readonly string[] {
  const written: string[] = []
  const writeAs = (name: string, value: string | undefined, maxAge: number): void => {
    const lifetime = { value: value ?? '', maxAge: value === undefined ? 0 : maxAge }
    const reach = {
      path: '/',
      httpOnly: name !== hint,
      secure: transport.isSecure,
      sameSite: 'lax',
    } as const
    written.push(stringifySetCookie({ name, ...lifetime, ...reach }))
  }
  if ('visitor' in changes) writeAs(nameOf('visitor', transport), changes.visitor, visitorSeconds)
  if ('session' in changes) {
    writeAs(nameOf('session', transport), changes.session, sessionSeconds)
    writeAs(hint, changes.session && '1', sessionSeconds)
  }
  if ('device' in changes) writeAs(nameOf('device', transport), changes.device, deviceSeconds)
  return written
}
