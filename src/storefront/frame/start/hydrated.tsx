import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { HydratedContext } from '#storefront/ui/use-hydrated.ts'

/**
 * Tells everything below that the page is hydrated, at once and as a transition: what changes by it (buttons, hearts,
 * what the browser keeps) is drawn in small turns, and never in one that holds up the page.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
