import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** A cookie beside the session that scripts can read. It opens nothing, and saves each page a request. */
const loginCookie = 'account=1'

/** The last status seen. A page keeps it until it is told, so that it can confirm the logout. */
let isKnownLoggedIn: boolean | undefined

const listeners = new Set<() => void>()

/** Call it after logging in or out. */
export function notifyLoginChanged(): void {
  isKnownLoggedIn = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab may have logged out.
  if (listeners.size === 0) document.addEventListener('visibilitychange', notifyLoginChanged)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hasLoginCookie = (): boolean =>
  (isKnownLoggedIn ??= document.cookie.split('; ').includes(loginCookie))

/** Whether a customer seems to be logged in. The HTML is the same for all; this follows after hydration. */
export const useIsLoggedIn = (): boolean => useBrowserValue(subscribe, hasLoginCookie, false)

/** Whether the visitor is a guest. Before hydration both are false. */
export const useIsAnonymous = (): boolean =>
  useBrowserValue(subscribe, () => !hasLoginCookie(), false)
