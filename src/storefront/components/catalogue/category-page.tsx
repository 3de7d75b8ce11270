import { useTranslations } from 'use-intl'
import { Blocks } from '#storefront/components/blocks/blocks.tsx'
import { FaqData, questionsIn } from '#storefront/components/blocks/faq-data.tsx'
import { loadBlocks } from '#storefront/components/blocks/load-blocks.ts'
import { Trail } from '#storefront/components/findability/trail.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { notFound } from '#storefront/not-found.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { searchOf } from './list-address.ts'
import { ListHeading } from './list-heading.tsx'
import { ensurePage, type ListRequest, listVariables } from './list-request.ts'
import { NarrowedList } from './narrowed-list.tsx'
import { useCategorySiblings } from './use-category-siblings.ts'

type Loaded = Awaited<ReturnType<typeof loadCategory>>

/** A page of one category; an unknown category or page is 404. */
export async function loadCategory(api: ShopApi, url: string, request: ListRequest) {
  const { category } = await api.query(CategoryDocument, { url })
  if (!category) throw notFound()
  const shop = await api.query(CategoryProductsDocument, listVariables(request, inCategory(url)))
  ensurePage(shop.products, request)
  const subject = { vocabularyID: 'giftcard_categories' as const, terms: [category.id] }
  const blocks = request.page > 1 ? [] : await loadBlocks(api, 'category', subject)
  return { ...shop, blocks, category: { ...category, url }, query: request.query }
}

/** What the page is about, so that its filters do not ask it again. */
export const categoryKey = 'cb_api_giftcard_categories'

const inCategory = (url: string): ProductFilters => ({
  filterByPage: { fieldName: 'products', pageId: url, pageType: 'category' },
})

export function CategoryPage({ shop }: { shop: Loaded }) {
  const t = useTranslations('browse')
  const paths = usePaths()
  const { category, products } = shop
  const page = products.paging.currentPage
  const title =
    page > 1 ? t('category.titleOfPage', { category: category.title, page }) : category.title
  return (
    <Page>
      <PageMeta
        title={title}
        description={category.description}
        isPassing={searchOf(shop.query) !== ''}
      />
      <Trail
        trail={[
          { title: t('crumbs.home'), href: paths.home() },
          { title: t('categories.title'), href: paths.categories() },
        ]}
        here={category.title}
      />
      <ListHeading title={title} text={category.description} icon={category.icon} />
      <NarrowedList
        page={products}
        siblings={useCategorySiblings(shop.menuCategories, category.id)}
        query={shop.query}
        ofPage={inCategory(category.url)}
        leftOut={categoryKey}
        hrefOf={(number) => paths.categoryPage(category.url, number)}
        helpPath={shop.storeData.featuredProductPath}
        emptyText={t('list.empty')}
      />
      <Blocks blocks={shop.blocks} />
      <FaqData questions={questionsIn(shop.blocks)} />
    </Page>
  )
}

const CategoryDocument = graphql(`
  query Category($userData: UserData!, $url: String!) {
    category(userData: $userData, url: $url) {
      id
      title
      description
      icon
    }
  }
`)

const CategoryProductsDocument = graphql(`
  query CategoryProducts(
    $userData: UserData!
    $filters: ProductFilters
    $pageNumber: Int!
    $itemsPerPage: Int!
    $sorting: ProductSorting
  ) {
    products(
      userData: $userData
      filters: $filters
      sorting: $sorting
      paging: { itemsPerPage: $itemsPerPage, pageNumber: $pageNumber }
    ) {
      ...ListPage
    }
    menuCategories(userData: $userData) {
      ...CategoryChip
    }
    storeData(userData: $userData) {
      featuredProductPath
    }
  }
`)
