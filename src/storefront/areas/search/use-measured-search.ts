import { useEffect } from 'react'
import { measureSearch } from '#storefront/parts/measurement/measure-search.ts'

/** A word that is typed on within this time was not what somebody searched for. */
const restMs = 1000

/** Tells of what was searched for in the window, where the storefront measures that (SPEC §6, isSearchDataLayer). */
export function useMeasuredSearch(term: string, isMeasured: boolean): void {
  useEffect(() => {
    if (!isMeasured || term === '') return
    const timer = setTimeout(() => measureSearch(term), restMs)
    return () => clearTimeout(timer)
  }, [term, isMeasured])
}
