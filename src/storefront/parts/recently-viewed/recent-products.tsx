import { useEffect, useState } from 'react'
import { recentlyViewedTexts } from '#i18n/texts/recently-viewed.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { loadStoredProducts } from '#storefront/parts/products/load-stored-products.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { viewedProducts } from './viewed-products.ts'

/** A row to scroll sideways, as high before its cards are there as afterwards. */
export function RecentProducts({ except }: { except?: string | undefined }) {
  const t = useTexts(recentlyViewedTexts)
  const [products, setProducts] = useState<readonly ProductCardFragment[]>()
  useEffect(() => {
    let isGone = false
    loadStoredProducts(viewedProducts).then(
      (loaded) => !isGone && setProducts(loaded),
      () => !isGone && setProducts([]),
    )
    return () => {
      isGone = true
    }
  }, [])
  const [forgotten, setForgotten] = useState<readonly string[]>()
  const shown = products?.filter(({ id }) => id !== except)
  if (shown?.length === 0) return null
  const forget = () => {
    setForgotten(viewedProducts.ids())
    viewedProducts.clear()
  }
  const bringBack = () => {
    for (const id of forgotten?.toReversed() ?? []) viewedProducts.add(id)
    setForgotten(undefined)
  }
  return (
    <Section
      title={t('title')}
      aside={
        // One button for both, so that the focus stays where it was pressed.
        <Button variant="link" className="-mr-1 -mb-2.5" onClick={forgotten ? bringBack : forget}>
          {t(forgotten ? 'bringBack' : 'forget')}
        </Button>
      }
    >
      <p role="status" className={forgotten ? 'text-text-soft' : 'sr-only'}>
        {forgotten && t('forgotten')}
      </p>
      {!forgotten && (
        <ul
          data-list="recently-viewed"
          className="-mx-4 flex min-h-80 snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:gap-5 sm:px-6"
        >
          {shown?.map((product, index) => (
            <li key={product.id} className="w-44 shrink-0 snap-start sm:w-56">
              <ProductCard product={product} position={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
