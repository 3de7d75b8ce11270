import { useDeferredValue, useSyncExternalStore } from 'react'

/**
 * False on the server and in the render that hydrates its HTML, true from then on (SPEC §4: buttons wait). A component
 * that the browser renders first is never false. React makes the change in small turns; no part waits for another.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !useIsHydrating())

/** True in the render of a component that hydrates HTML of the server. */
function useIsHydrating(): boolean {
  let isHydrating = false
  useSyncExternalStore(nothingChanges, isSame, () => {
    isHydrating = true
    return isSame()
  })
  return isHydrating
}

const nothingChanges = () => () => {}
const isSame = () => true
