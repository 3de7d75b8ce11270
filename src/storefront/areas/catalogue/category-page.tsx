import { filtersTexts } from '#i18n/texts/filters.ts'
import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilters } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { loadBlocks } from '#storefront/parts/blocks/load-blocks.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { ListRequest } from './list-request.ts'
import { loadListAmongCategories } from './load-product-list.ts'
import { ProductListPage } from './product-list-page.tsx'
import { useCategorySiblings } from './use-category-siblings.ts'

type Loaded = Awaited<ReturnType<typeof loadCategory>>

/** A page of one category; an unknown category or page is 404. */
export async function loadCategory(api: ShopApi, url: string, request: ListRequest) {
  const { category } = await api.query(CategoryDocument, { url })
  if (!category) throw notFound()
  const list = await loadListAmongCategories(api, request, inCategory(url))
  const subject = { vocabularyID: 'giftcard_categories' as const, terms: [category.id] }
  const blocks = request.page > 1 ? [] : await loadBlocks(api, 'category', subject)
  return { ...list, blocks, category: { ...category, url } }
}

/** What the page is about, so that its filters do not ask it again. */
export const categoryKey = 'cb_api_giftcard_categories'

const inCategory = (url: string): ProductFilters => ({
  filterByPage: { fieldName: 'products', pageId: url, pageType: 'category' },
})

export function CategoryPage({ shop }: { shop: Loaded }) {
  const tOverviews = useTexts(overviewsTexts)
  const tFilters = useTexts(filtersTexts)
  const paths = usePaths()
  const { category } = shop
  const page = shop.products.paging.currentPage
  const title =
    page > 1 ? tFilters('category.titleOfPage', { category: category.title, page }) : category.title
  return (
    <ProductListPage
      list={shop}
      heading={{
        title,
        text: category.description,
        icon: category.icon,
        picture: category.image?.url,
      }}
      meta={{ keywords: category.keywords }}
      above={[{ title: tOverviews('categories.title'), href: paths.categories() }]}
      here={category.title}
      siblings={useCategorySiblings(shop.menuCategories, category.id)}
      ofPage={inCategory(category.url)}
      leftOut={categoryKey}
      hrefOf={(number) => paths.categoryPage(category.url, number)}
      emptyText={tFilters('empty')}
      blocks={shop.blocks}
    />
  )
}

const CategoryDocument = graphql(`
  query Category($userData: UserData!, $url: String!) {
    category(userData: $userData, url: $url) {
      id
      title
      description
      icon
      image { url }
      keywords
    }
  }
`)
