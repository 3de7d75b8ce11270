import { useSyncExternalStore } from 'react'
import { useHydrated } from '#storefront/ui/use-hydrated.ts'

/**
 * What only the browser knows: `first` until the page is hydrated, since its HTML is the same for everybody, then what
 * `read` says, and each change of it. It comes with the rest of the hydration, not in a task of its own.
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  first: Value,
): Value {
  const readFirst = () => first
  return useSyncExternalStore(subscribe, useHydrated() ? read : readFirst, readFirst)
}
