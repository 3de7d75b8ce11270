import type { ComponentProps, ReactNode } from 'react'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ListedProductsFragment,
  PageBlockFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { Blocks } from '#storefront/parts/blocks/blocks.tsx'
import { questionsIn } from '#storefront/parts/blocks/plain-questions.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PageSearch } from '#storefront/parts/search/search-field.tsx'
import { FaqData } from '#storefront/parts/seo/faq-data.tsx'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FilteredList } from './filtered-list.tsx'
import type { ListChipsProps } from './list-chips.tsx'
import { ListHeading } from './list-heading.tsx'
import { type ListQuery, searchOf } from './list-query.ts'

type Listed = Pick<
  ComponentProps<typeof FilteredList>,
  'ofPage' | 'leftOut' | 'hrefOf' | 'emptyText'
> & { siblings: ListChipsProps }

type ProductListPageProps = Listed & {
  list: ListedProductsFragment & { query: ListQuery }
  heading: ComponentProps<typeof ListHeading>
  /** What search engines read, where it differs from the heading or is not in it. */
  meta?: { title?: string; description?: string; keywords?: string }
  /** The pages above this one, below home. */
  above?: readonly Crumb[]
  here: string
  /** What stands below the list. */
  blocks?: readonly PageBlockFragment[]
}

/** A page with a list of products: all of them, those of a category, or those for a moment. */
export function ProductListPage(props: ProductListPageProps): ReactNode {
  const { list, heading, meta, above = [], here, blocks = [], ...listed } = props
  const t = useTexts(browseTexts, 'crumbs')
  const home = usePaths().home()
  return (
    <Page>
      <PageSearch />
      <PageMeta
        title={heading.title}
        description={heading.text}
        {...meta}
        isPassing={searchOf(list.query) !== ''}
      />
      <PageBreadcrumbs crumbs={[{ title: t('home'), href: home }, ...above]} here={here} />
      <ListHeading {...heading} />
      <Kept
        as="div"
        name="list"
        by={[list.products, list.query, list.storeData, ...partsOf(listed)]}
      >
        <FilteredList
          {...listed}
          page={list.products}
          query={list.query}
          helpPath={list.storeData.featuredProductPath}
        />
      </Kept>
      <Blocks blocks={blocks} />
      <FaqData questions={questionsIn(blocks)} />
    </Page>
  )
}

/** What a list follows from, besides what was found. */
const partsOf = ({ siblings, ofPage, leftOut, hrefOf, emptyText }: Listed): readonly unknown[] => [
  siblings.chips,
  siblings.all,
  siblings.current,
  ofPage,
  leftOut,
  hrefOf(1),
  emptyText,
]

graphql(`
  fragment ListedProducts on Query {
    products(
      userData: $userData
      filters: $filters
      sorting: $sorting
      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }
    ) {
      ...ListPage
    }
    storeData(userData: $userData) {
      featuredProductPath
    }
  }
`)
