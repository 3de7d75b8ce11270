import { useEffect, useState } from 'react'
import { savedProductsTexts } from '#i18n/texts/saved-products.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { loadStoredProducts } from '#storefront/parts/products/load-stored-products.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Section } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { viewedProducts } from './viewed-products.ts'

/** A row to scroll sideways, as high before its cards are there as afterwards. */
export function RecentProducts({ except }: { except?: string | undefined }) {
  const t = useTexts(savedProductsTexts)
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
  const shown = products?.filter(({ id }) => id !== except)
  if (shown?.length === 0) return null
  return (
    <Section
      title={t('recent')}
      aside={
        <Button variant="link" className="-mr-1 -mb-2.5" onClick={() => viewedProducts.clear()}>
          {t('forget')}
        </Button>
      }
    >
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
    </Section>
  )
}
