import type { ListPageFragment, ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { cx } from '#ui/class-names.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterButton } from './filter-button.tsx'
import { HelpCell } from './help-cell.tsx'
import { ListChips, type ListChipsProps } from './list-chips.tsx'
import { ListCount } from './list-count.tsx'
import {
  choiceCount,
  filtersOf,
  type ListKey,
  type ListQuery,
  listAddress,
  sortingOf,
} from './list-query.ts'
import { ListSwitch } from './list-switch.tsx'
import { listedKind } from './listed-kind.ts'
import { NothingFound } from './nothing-found.tsx'
import { ProductList } from './product-list.tsx'
import { type OwnOrder, SortChoice } from './sort-choice.tsx'
import { useFilterGroups } from './use-filter-groups.ts'
import { useListQuery } from './use-list-query.ts'

type FilteredListProps = {
  page: ListPageFragment
  /** The other lists of its kind. */
  siblings?: ListChipsProps | undefined
  /** What the address filters the list by. */
  query: ListQuery
  /** What the page itself filters it by: a category, a moment. */
  ofPage?: ProductFilters | undefined
  /** The group of filters that such a page leaves out. */
  leftOut?: ListKey | undefined
  hrefOf: (page: number) => string
  /** Where the last cell leads visitors who find nothing. */
  helpPath: string
  /** Shown when the list is empty without any filter. */
  emptyText: string
  /** The order in which it comes. */
  ownOrder?: OwnOrder | undefined
}

/** A list of products with its filters and its order, all of them in the address. */
export function FilteredList(props: FilteredListProps) {
  const { page, ofPage, leftOut, hrefOf } = props
  const listPath = hrefOf(1)
  const { query, apply, isLoading } = useListQuery(props.query, listPath)
  const groups = useFilterGroups(page.facets, query, { out: leftOut })
  const isNarrowed = choiceCount(props.query) > 0
  if (page.paging.totalItems === 0 && !isNarrowed)
    return (
      <div className="flex flex-col gap-5">
        {props.siblings && <ListChips {...props.siblings} />}
        <p className="rounded-card bg-surface-warm p-6">{props.emptyText}</p>
      </div>
    )
  const { totalItems } = page.paging
  const modal = { query, totalItems, facets: page.facets, ofPage, leftOut, listPath }
  return (
    <div className="flex flex-col gap-5">
      {props.siblings && <ListChips {...props.siblings} />}
      <FilterButton modal={modal} />
      <FilterBar groups={groups} query={query} action={listPath} onChange={apply}>
        {props.siblings && <ListSwitch {...props.siblings} />}
      </FilterBar>
      <div className="flex items-center justify-between gap-3">
        <ListCount count={totalItems} kind={listedKind(ofPage)} />
        <SortChoice query={query} onChange={apply} ownOrder={props.ownOrder} />
      </div>
      {totalItems > 0 && <ChosenFilters groups={groups} query={query} listPath={listPath} />}
      <div
        aria-busy={isLoading}
        className={cx('transition-opacity duration-300', isLoading && 'opacity-50')}
      >
        {page.products.length === 0 ? (
          <NothingFound groups={groups} query={props.query} listPath={listPath} />
        ) : (
          <ProductList
            page={page}
            kind={listedKind(ofPage)}
            criteria={{ filters: filtersOf(props.query, ofPage), sorting: sortingOf(props.query) }}
            hrefOf={(number) => listAddress(hrefOf(number), props.query)}
            lastCell={<HelpCell path={props.helpPath} />}
          />
        )}
      </div>
    </div>
  )
}
