import { useBrowserValue } from '#storefront/use-browser-value.ts'

/** Set beside the session, for scripts to read: worth nothing, and a page need not ask who is there. */
const sign = 'account=1'

const listeners = new Set<() => void>()

/** Call it after logging in or out. */
export function tellAccountChanged(): void {
  for (const listener of listeners) listener()
}

/** Another tab may have logged out meanwhile. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    listeners.delete(listener)
    document.removeEventListener('visibilitychange', listener)
  }
}

const hasSign = (): boolean => document.cookie.split('; ').includes(sign)

/** Whether somebody seems to be logged in here: the page is the same for everybody, this comes afterwards. */
export const useIsLoggedIn = (): boolean => useBrowserValue(subscribe, hasSign, false)

/** Whether nobody is. Neither of the two holds before the page is alive. */
export const useIsAnonymous = (): boolean => useBrowserValue(subscribe, () => !hasSign(), false)
