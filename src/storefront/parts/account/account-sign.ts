import { useBrowserValue } from '#storefront/parts/browser/use-browser-value.ts'

/** Set beside the session, for scripts to read: worth nothing, and a page need not ask who is there. */
const sign = 'account=1'

/** What was seen last: until it is told, a page goes on as it was, and can say goodbye. */
let isThere: boolean | undefined

const listeners = new Set<() => void>()

/** Call it after logging in or out. */
export function tellAccountChanged(): void {
  isThere = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // Another tab may have logged out meanwhile.
  if (listeners.size === 0) document.addEventListener('visibilitychange', tellAccountChanged)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const hasSign = (): boolean => (isThere ??= document.cookie.split('; ').includes(sign))

/** Whether somebody seems to be logged in here: the page is the same for everybody, this comes afterwards. */
export const useIsLoggedIn = (): boolean => useBrowserValue(subscribe, hasSign, false)

/** Whether nobody is. Neither of the two holds before the page is alive. */
export const useIsAnonymous = (): boolean => useBrowserValue(subscribe, () => !hasSign(), false)
