import type { CookieChanges, Cookies } from '#api/cookies.ts'
import { deviceIdOf, deviceKeyOf } from '#domain/accounts/devices.ts'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { visitorKeyOf, visitorOf } from '#domain/accounts/visitor.ts'
import { defaultScreenLanguageOf, isLanguageOf } from '#domain/storefronts/languages.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { Browser } from '#flows/accounts/browser.ts'
import { deviceOf } from '#kernel/device.ts'
import { type DeviceId, isId, newId, type SessionId, type VisitorId } from '#kernel/ids.ts'
import { type Language, screenLanguageOf } from '#kernel/language.ts'

type From = {
  /** Whatever the browser sent; anything that we did not make counts as none. */
  cookies: Cookies
  language: string | undefined
  storefront: Storefront
  isAskedAgain?: boolean
  /** The browser as it describes itself; only a log-in looks at it. */
  userAgent?: string | undefined
}

/** Who asks. `key` finds the basket and the orders of a visitor, `sessionKey` their account. */
export class Visitor {
  #visitor: VisitorId | undefined
  #session: SessionId | undefined
  readonly #device: DeviceId | undefined
  readonly #userAgent: string | undefined
  /** The browser has something of a session, be it one that we did not make or the hint alone. */
  readonly seemsLoggedIn: boolean
  /** The browser was led here because its cookie had been renewed, and did not send another one. */
  readonly isAskedAgain: boolean
  /** The request was on its way while the cookie was renewed: it is not answered, and sent again with the new one. */
  isLate = false
  readonly changes: CookieChanges = {}
  /** Of the newest call; errors are said in it. */
  language: Language
  readonly storefront: Storefront

  constructor({ cookies, language, storefront, isAskedAgain = false, userAgent }: From) {
    const { visitor, session, device } = ownOf(cookies)
    this.#device = device
    this.#userAgent = userAgent
    this.#visitor = visitor ?? (session && visitorOf(session))
    this.#session = session
    this.seemsLoggedIn = cookies.session !== undefined || cookies.hasHint
    this.isAskedAgain = isAskedAgain
    this.language = isLanguageOf(storefront, language)
      ? screenLanguageOf(language)
      : defaultScreenLanguageOf(storefront)
    this.storefront = storefront
  }

  /** Undefined for a browser that has done nothing yet: it gets no cookie for looking around. */
  get key(): string | undefined {
    return this.#visitor && visitorKeyOf(this.#visitor)
  }

  /** Makes the visitor known and renews their cookie; only what fills a basket asks for it. */
  ensureKey(): string {
    const known = this.#visitor ?? newId('vst')
    this.#become(known)
    return visitorKeyOf(known)
  }

  /** Undefined for a browser in which nobody logged in; whether a session still counts, `findAccount` knows. */
  get sessionKey(): string | undefined {
    return this.#session && sessionKeyOf(this.#session)
  }

  get browser(): Browser {
    return {
      visitorKey: this.key,
      sessionKey: this.sessionKey,
      deviceKey: this.#device && deviceKeyOf(this.#device),
      device: deviceOf(this.#userAgent),
    }
  }

  /** With a session that is new, and with another visitor's cookie if there was one. */
  logIn(opened: SessionId): void {
    if (this.#visitor !== undefined) this.#become(visitorOf(opened))
    this.#session = opened
    this.changes.session = opened
    this.changes.device = this.#device ?? deviceIdOf(opened)
  }

  /** Who the browser is by its session alone (`domain/accounts/visitor.ts`). */
  get bySession(): VisitorId | undefined {
    return this.#session && visitorOf(this.#session)
  }

  /** What the cookie finds has moved to whom the session says. */
  goBySession(): void {
    this.#become(this.bySession)
  }

  /** What the cookie finds is somebody else's now: they begin with nothing. */
  startAnew(): void {
    this.#visitor = undefined
  }

  /** The browser forgets a session that ended. */
  forgetSession(): void {
    this.#session = undefined
    this.changes.session = undefined
  }

  /** The browser forgets whose it was: session, basket and orders. */
  forgetAll(): void {
    this.forgetSession()
    this.#become(undefined)
  }

  #become(known: VisitorId | undefined): void {
    this.#visitor = known
    this.changes.visitor = known
  }
}

const ownOf = ({ visitor, session, device }: Cookies) => ({
  visitor: visitor !== undefined && isId('vst', visitor) ? visitor : undefined,
  session: session !== undefined && isId('ses', session) ? session : undefined,
  device: device !== undefined && isId('dev', device) ? device : undefined,
})
