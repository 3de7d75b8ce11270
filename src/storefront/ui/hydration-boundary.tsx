import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { useIsHydrating } from './use-hydrated.ts'

/**
 * Lets React hydrate its content apart from the rest of the page. What the browser renders first has no boundary, so a
 * navigation waits for it: a page must not grow after somebody was scrolled to a place in it.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isHydrating = useIsHydrating()
  const [Boundary] = useState(() => (isHydrating ? Suspense : Fragment))
  return <Boundary>{children}</Boundary>
}
