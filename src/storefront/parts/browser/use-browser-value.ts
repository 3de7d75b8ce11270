import { useSyncExternalStore } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * A value that only the browser knows: `first` until the page is hydrated, since its HTML is the same for everybody,
 * then the result of `read`, and each change of it. It changes in the same task as the rest of the hydration.
 */
export function useBrowserValue<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  first: Value,
): Value {
  const readFirst = () => first
  return useSyncExternalStore(subscribe, useHydrated() ? read : readFirst, readFirst)
}
