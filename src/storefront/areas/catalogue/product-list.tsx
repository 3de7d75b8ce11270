import type { ReactNode } from 'react'
import { filtersTexts } from '#i18n/texts/filters.ts'
import { overviewsTexts } from '#i18n/texts/overviews.ts'
import type { ListPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { listNameOf } from '#storefront/parts/measurement/list-name.ts'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { onlySmallDesktop, ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { itemList } from '#storefront/parts/seo/schema-org.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'
import { Button } from '#ui/button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { ListedKind } from './listed-kind.ts'
import { itemsCarried, itemsPerPage, pageCountOf } from './page-size.ts'
import { type ListCriteria, useMoreProducts } from './use-more-products.ts'

type ProductListProps = {
  page: ListPageFragment
  kind: ListedKind
  /** What the list was filtered by, and in which order. */
  criteria: ListCriteria
  hrefOf: (page: number) => string
  /** Fills the last cell of small desktops, where 17 products leave one open. */
  lastCell: ReactNode
}

/** A page of products that can grow by the next one, and the addresses of all of them. */
export function ProductList({ page, kind, criteria, hrefOf, lastCell }: ProductListProps) {
  const t = useTexts(filtersTexts)
  const origin = useOrigin()
  const { products, lastPage, isLoading, showMore } = useMoreProducts(page, criteria)
  const { totalItems, currentPage } = page.paging
  const firstPosition = (currentPage - 1) * itemsPerPage + 1
  const shown = Math.min(totalItems, lastPage * itemsPerPage)
  const isMore = lastPage * itemsPerPage < totalItems
  return (
    <>
      <h2 className="sr-only">{useTexts(overviewsTexts, 'list')('heading')}</h2>
      <StructuredData thing={itemList(origin, page.products, firstPosition - 1)} />
      <ProductGrid list={listNameOf(hrefOf(1))}>
        {products.map((product, index) => (
          <li key={product.id} className={isSpare(index, products.length, isMore)}>
            <ProductCard product={product} position={firstPosition + index} isUrgent={index < 4} />
          </li>
        ))}
        {isMore && products.length === itemsCarried && (
          <li className={onlySmallDesktop}>{lastCell}</li>
        )}
      </ProductGrid>
      {totalItems > itemsPerPage && (
        <div className="mt-10 flex flex-col items-center gap-5">
          <p role="status" className="text-text-soft">
            {t('shown', { shown, total: totalItems, kind })}
          </p>
          {isMore && (
            <Button variant="quiet" isLoading={isLoading} onClick={showMore}>
              {t(kind === 'giftCards' ? 'showMore' : 'showMorePresents')}
            </Button>
          )}
          <Pagination currentPage={lastPage} pageCount={pageCountOf(totalItems)} hrefOf={hrefOf} />
        </div>
      )}
    </>
  )
}

/** The one past a full page is there for small desktops only, as long as another page follows. */
function isSpare(index: number, count: number, isMore: boolean): string | undefined {
  const isLast = index === count - 1
  return isMore && isLast && count % itemsPerPage === 1 ? onlySmallDesktop : undefined
}
