import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { HydratedContext } from '#storefront/ui/use-hydrated.ts'

/**
 * Tells everything below that the page is hydrated, at once and as a transition: what depends on it (buttons, hearts,
 * stored data) is rendered in small steps that do not block the page.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
