import { useEffect, useRef } from 'react'
import { useConsent } from './consent.ts'

/**
 * Measures once what a page shows, as soon as the visitor agrees and there is something: `what` says which one
 * (a product, a basket) and is undefined while there is nothing.
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
