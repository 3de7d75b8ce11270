import { browseTexts } from '#i18n/texts/browse.ts'
import { filtersTexts } from '#i18n/texts/filters.ts'
import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { BrandsLink } from '#storefront/parts/brands/brands-link.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import { loadListAmongCategories } from './load-product-list.ts'
import { ProductListPage } from './product-list-page.tsx'
import { useCategorySiblings } from './use-category-siblings.ts'

type Loaded = Awaited<ReturnType<typeof loadGiftCards>>

/** A page of all gift cards; one that is past the last is no page (404). */
export const loadGiftCards = loadListAmongCategories

export function GiftCardsPage({ shop }: { shop: Loaded }) {
  const t = useTexts(browseTexts)
  const tOverviews = useTexts(overviewsTexts)
  const tFilters = useTexts(filtersTexts)
  const page = shop.products.paging.currentPage
  return (
    <ProductListPage
      list={shop}
      heading={{
        title: page > 1 ? tOverviews('list.titleOfPage', { page }) : tOverviews('list.title'),
        text: tFilters('intro'),
        aside: <BrandsLink />,
      }}
      meta={{ description: tFilters('description') }}
      here={t('crumbs.giftCards')}
      siblings={useCategorySiblings(shop.menuCategories, undefined)}
      hrefOf={usePaths().giftCardsPage}
      emptyText={tFilters('empty')}
    />
  )
}
