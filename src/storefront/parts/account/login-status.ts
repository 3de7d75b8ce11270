import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** Set beside the session, for scripts to read: worth nothing, and a page need not ask who is there. */
const loginCookie = 'account=1'

/** What was seen last: until it is told, a page goes on as it was, and can say goodbye. */
let isKnownLoggedIn: boolean | undefined

const listeners = new Set<() => void>()

/** Call it after logging in or out. */
export function notifyLoginChanged(): void {
  isKnownLoggedIn = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab may have logged out meanwhile.
  if (listeners.size === 0) document.addEventListener('visibilitychange', notifyLoginChanged)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hasLoginCookie = (): boolean =>
  (isKnownLoggedIn ??= document.cookie.split('; ').includes(loginCookie))

/** Whether somebody seems to be logged in here: the page is the same for everybody, this comes afterwards. */
export const useIsLoggedIn = (): boolean => useBrowserValue(subscribe, hasLoginCookie, false)

/** Whether nobody is. Neither of the two holds before the page is alive. */
export const useIsAnonymous = (): boolean =>
  useBrowserValue(subscribe, () => !hasLoginCookie(), false)
