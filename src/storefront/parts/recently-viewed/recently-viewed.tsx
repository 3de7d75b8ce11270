import { Suspense, useEffect } from 'react'
import { useKept } from '#storefront/parts/browser/kept-list.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { viewedProducts } from './viewed-products.ts'

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
  const kept = useKept(viewedProducts)
  if (!kept.some((id) => id !== except)) return null
  return (
    <Suspense fallback={<div className="h-110" />}>
      <RecentProducts except={except} />
    </Suspense>
  )
}

/** Puts a product at the front of what was looked at. */
export function useRememberViewed(id: string): void {
  useEffect(() => viewedProducts.add(id), [id])
}
