import { useTranslations } from 'use-intl'
import { Blocks } from '#storefront/components/blocks/blocks.tsx'
import { FaqData } from '#storefront/components/blocks/faq-data.tsx'
import { loadBlocks } from '#storefront/components/blocks/load-blocks.ts'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import { notFound } from '#storefront/not-found.ts'
import type { ShopApi } from '#storefront/shop-api.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { CategoryChips } from './category-chips.tsx'
import { ListHeading } from './list-heading.tsx'
import { NarrowedList } from './narrowed-list.tsx'
import { itemsCarried } from './page-size.ts'

type Loaded = Awaited<ReturnType<typeof loadCategory>>

/** A page of one category; an unknown category or page is 404. */
export async function loadCategory(api: ShopApi, at: { url: string; page: number }) {
  const { category } = await api.query(CategoryDocument, { url: at.url })
  if (!category) throw notFound()
  const shop = await api.query(CategoryProductsDocument, {
    filters: inCategory(category.id),
    pageNumber: at.page,
    itemsPerPage: itemsCarried,
  })
  if (at.page > 1 && shop.products.products.length === 0) throw notFound()
  const subject = { vocabularyID: 'giftcard_categories' as const, terms: [category.id] }
  const blocks = at.page > 1 ? [] : await loadBlocks(api, 'category', subject)
  return { ...shop, blocks, category: { ...category, url: at.url } }
}

const inCategory = (id: string): ProductFilters => ({
  filterByTaxonomy: [{ vocabularyID: 'giftcard_categories', terms: [id] }],
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
      <PageMeta title={title} description={category.description} />
      <Breadcrumbs
        trail={[
          { title: t('crumbs.home'), href: paths.home() },
          { title: t('categories.title'), href: paths.categories() },
        ]}
        here={category.title}
      />
      <ListHeading title={title} text={category.description} icon={category.icon} />
      <CategoryChips categories={shop.menuCategories} current={category.id} />
      <NarrowedList
        page={products}
        filters={inCategory(category.id)}
        hrefOf={(number) => paths.categoryPage(category.url, number)}
        helpPath={shop.storeData.featuredProductPath}
        emptyText={t('list.empty')}
      />
      <Blocks blocks={shop.blocks} />
      <FaqData blocks={shop.blocks} />
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
  ) {
    products(
      userData: $userData
      filters: $filters
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
