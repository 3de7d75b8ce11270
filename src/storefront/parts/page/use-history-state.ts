import { useLocation } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * The state of this entry of the history; undefined while the page is hydrated. A reload brings the state along, but the
 * server does not know it, so the first render is the one that the server sent.
 */
export function useHistoryState(): unknown {
  const { state } = useLocation()
  return useHydrated() ? state : undefined
}
