import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Most gifts are there within seconds; after a minute a look now and then is enough. */
const quickMs = 2_500
const slowMs = 20_000
const quickLooks = 24
const looksMax = 120

/** Renews the page's data while something moves; rests when the tab is not in sight. */
export function useLiveData(isMoving: boolean): void {
  const { revalidate, state } = useRevalidator()
  const looks = useRef(0)
  useEffect(() => {
    if (!isMoving || state !== 'idle' || looks.current >= looksMax) return
    const delay = looks.current < quickLooks ? quickMs : slowMs
    const timer = setTimeout(() => {
      looks.current += 1
      if (document.visibilityState === 'visible') void revalidate()
    }, delay)
    return () => clearTimeout(timer)
  }, [isMoving, state, revalidate])
}
