import { createHash } from 'node:crypto'
import type { CookieChanges, Cookies } from '#api/cookies.ts'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { defaultScreenLanguageOf, isLanguageOf } from '#domain/storefronts/languages.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { isId, newId, type SessionId, type VisitorId } from '#kernel/ids.ts'
import { type Language, screenLanguageOf } from '#kernel/language.ts'

/** Who asks. `key` finds the basket and the orders of a visitor, `sessionKey` their account. */
export type Visitor = {
  /** Undefined for a browser that has done nothing yet: it gets no cookie for looking around. */
  readonly key: string | undefined
  /** Makes the visitor known and renews their cookie; only what fills a basket asks for it. */
  ensureKey(): string
  /** Undefined for a browser in which nobody logged in; whether a session still counts, `findAccount` knows. */
  readonly sessionKey: string | undefined
  /** The browser has something of a session, be it one that we did not make or the hint alone. */
  readonly seemsLoggedIn: boolean
  logIn(session: SessionId): void
  /** The browser forgets a session that ended. */
  forgetSession(): void
  /** The browser forgets whose it was: session, basket and orders. */
  forgetAll(): void
  readonly changes: CookieChanges
  /** Of the newest call; errors are said in it. */
  language: Language
  readonly storefront: Storefront
}

/** Rows keep this and never the cookie, so a leaked table opens no basket and no order. */
const visitorKeyOf = (cookie: VisitorId): string =>
  createHash('sha256').update(cookie).digest('base64url')

/** `cookies` are whatever the browser sent; anything that we did not make counts as none. */
export function openVisitor(from: {
  cookies: Cookies
  language: string | undefined
  storefront: Storefront
}): Visitor {
  const { storefront, cookies } = from
  const changes: CookieChanges = {}
  let { visitor, session } = ownOf(cookies)
  let key = visitor && visitorKeyOf(visitor)
  return {
    get key() {
      return key
    },
    ensureKey() {
      visitor ??= newId('vst')
      changes.visitor = visitor
      key ??= visitorKeyOf(visitor)
      return key
    },
    get sessionKey() {
      return session && sessionKeyOf(session)
    },
    seemsLoggedIn: cookies.session !== undefined || cookies.hasHint,
    logIn(opened) {
      session = opened
      changes.session = opened
    },
    forgetSession() {
      session = undefined
      changes.session = undefined
    },
    forgetAll() {
      this.forgetSession()
      visitor = undefined
      key = undefined
      changes.visitor = undefined
    },
    changes,
    language: isLanguageOf(storefront, from.language)
      ? screenLanguageOf(from.language)
      : defaultScreenLanguageOf(storefront),
    storefront,
  }
}

const ownOf = ({ visitor, session }: Cookies) => ({
  visitor: visitor !== undefined && isId('vst', visitor) ? visitor : undefined,
  session: session !== undefined && isId('ses', session) ? session : undefined,
})
