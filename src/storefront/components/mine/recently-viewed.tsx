import { Suspense, useEffect } from 'react'
import { fetchLater } from '#storefront/components/fetch-later.ts'
import { useKept } from './kept-list.ts'
import { recentlyViewed } from './mine.ts'

type RecentlyViewedProps = { except?: string | undefined }

/** Fetched only for who has looked at something. */
const RecentProducts = fetchLater(
  async () => (await import('./recent-products.tsx')).RecentProducts,
)

/**
 * What the visitor looked at last, without the product that he looks at now. It stands below everything else
 * of the page, so that nothing moves when it comes.
 */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const kept = useKept(recentlyViewed)
  if (!kept.some((id) => id !== except)) return null
  return (
    <Suspense fallback={<div className="h-110" />}>
      <RecentProducts except={except} />
    </Suspense>
  )
}

/** Puts a product at the front of what was looked at. */
export function useRemembered(id: string): void {
  useEffect(() => recentlyViewed.add(id), [id])
}
