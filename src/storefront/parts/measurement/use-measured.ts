import { useEffect, useRef } from 'react'
import { useConsent } from './consent.ts'

/**
 * Measures a page view once, as soon as there is consent and data. `what` is the id of what the page shows; undefined
 * until it is loaded.
 */
export function useMeasured(what: string | undefined, send: () => void): void {
  const consent = useConsent()
  const isAllowed = typeof consent === 'object' && consent.statistics
  const sent = useRef<string>(undefined)
  useEffect(() => {
    if (!isAllowed || what === undefined || sent.current === what) return
    sent.current = what
    send()
  }, [isAllowed, what, send])
}
