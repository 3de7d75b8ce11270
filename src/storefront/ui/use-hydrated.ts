import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and in the first render of the browser, true from then on (SPEC §4: buttons wait). Deferred,
 * so that what comes alive is drawn in small turns, and never in one that holds up the page.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
