import { createHash } from 'node:crypto'
import { defaultScreenLanguageOf, speaks } from '#domain/storefronts/spoken.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import { isId, newId, type VisitorId } from '#kernel/ids.ts'
import { type Language, screenLanguageOf } from '#kernel/language.ts'

/** Who asks. The basket and the orders of a visitor are found by `key`. */
export type Visitor = {
  /** Undefined for a browser that has done nothing yet: it gets no cookie for looking around. */
  readonly key: string | undefined
  /** Makes the visitor known and renews his cookie; only what fills a basket asks for it. */
  ensureKey(): string
  /** The cookie to hand out, once `ensureKey` was called. */
  readonly cookieToSet: VisitorId | undefined
  /** Of the newest call; errors are said in it. */
  language: Language
  readonly storefront: Storefront
}

/** Rows keep this and never the cookie, so a leaked table opens no basket and no order. */
const visitorKeyOf = (cookie: VisitorId): string =>
  createHash('sha256').update(cookie).digest('base64url')

/** `cookie` is whatever the browser sent; anything that we did not make counts as none. */
export function openVisitor(from: {
  cookie: string | undefined
  language: string | undefined
  storefront: Storefront
}): Visitor {
  const { storefront } = from
  let cookie = from.cookie !== undefined && isId('vst', from.cookie) ? from.cookie : undefined
  let key = cookie && visitorKeyOf(cookie)
  let cookieToSet: VisitorId | undefined
  return {
    get key() {
      return key
    },
    get cookieToSet() {
      return cookieToSet
    },
    ensureKey() {
      cookie ??= newId('vst')
      cookieToSet = cookie
      key ??= visitorKeyOf(cookie)
      return key
    },
    language: speaks(storefront, from.language)
      ? screenLanguageOf(from.language)
      : defaultScreenLanguageOf(storefront),
    storefront,
  }
}
