import { Suspense, useEffect, useRef } from 'react'
import { useStoredIds } from '#storefront/parts/browser/stored-ids.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { viewedProducts } from './viewed-products.ts'

type RecentlyViewedProps = { except?: string | undefined }

/** Loaded only for visitors who viewed a product. */
const RecentProducts = fetchLater(
  async () => (await import('./recent-products.tsx')).RecentProducts,
)

/**
 * The products that the visitor viewed last, without the present one. They stand at the end of the page, so that
 * nothing moves when they come. Forgotten ones can be brought back as long as the page stands.
 */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const kept = useStoredIds(viewedProducts)
  const stands = useRef(false)
  stands.current ||= kept.some((id) => id !== except)
  if (!stands.current) return null
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
