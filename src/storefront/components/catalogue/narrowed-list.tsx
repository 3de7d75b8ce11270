import type { ListPageFragment, ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { HelpCell } from './help-cell.tsx'
import { ProductList } from './product-list.tsx'

type NarrowedListProps = {
  page: ListPageFragment
  filters: ProductFilters
  hrefOf: (page: number) => string
  /** Where the last cell leads whoever does not find anything. */
  helpPath: string
  /** Said where nothing matches. */
  emptyText: string
}

/** The products of a category or a moment, or a word that there are none yet. */
export const NarrowedList = ({ page, filters, hrefOf, helpPath, emptyText }: NarrowedListProps) =>
  page.products.length === 0 ? (
    <p className="rounded-card bg-surface-warm p-6">{emptyText}</p>
  ) : (
    <ProductList
      page={page}
      filters={filters}
      hrefOf={hrefOf}
      lastCell={<HelpCell path={helpPath} />}
    />
  )
