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
import { loadListAmongMoments } from './load-product-list.ts'
import { ProductListPage } from './product-list-page.tsx'

type Loaded = Awaited<ReturnType<typeof loadMoment>>

/** A page of what suits one moment of giving; an unknown moment or page is 404. */
export async function loadMoment(api: ShopApi, id: string, request: ListRequest) {
  const { givingMoment } = await api.query(MomentDocument, { id })
  if (!givingMoment) throw notFound()
  const list = await loadListAmongMoments(api, request, forMoment(id))
  const subject = { vocabularyID: 'occasions' as const, terms: [id] }
  const blocks = request.page > 1 ? [] : await loadBlocks(api, 'moment', subject)
  return { ...list, blocks, moment: givingMoment }
}

/** What the page is about, so that its filters do not ask it again. */
export const momentKey = 'cb_api_occasions'

const forMoment = (id: string): ProductFilters => ({
  filterByPage: { fieldName: 'products', pageId: id, pageType: 'giving_moment' },
})

export function MomentPage({ shop }: { shop: Loaded }) {
  const tOverviews = useTexts(overviewsTexts)
  const tFilters = useTexts(filtersTexts)
  const paths = usePaths()
  const { moment } = shop
  const page = shop.products.paging.currentPage
  const title =
    page > 1 ? tFilters('moment.titleOfPage', { moment: moment.title, page }) : moment.title
  const all = { title: tOverviews('moments.all'), path: paths.moments() }
  return (
    <ProductListPage
      list={shop}
      heading={{ title, text: moment.description }}
      meta={{ title: tFilters('moment.metaTitle', { title }), keywords: moment.keywords }}
      above={[{ title: tOverviews('moments.title'), href: paths.moments() }]}
      here={moment.title}
      siblings={{
        label: tOverviews('moments.title'),
        all,
        chips: shop.givingMoments,
        current: moment.id,
      }}
      ofPage={forMoment(moment.id)}
      leftOut={momentKey}
      hrefOf={(number) => paths.momentPage(moment.id, number)}
      emptyText={tFilters('moment.empty')}
      blocks={shop.blocks}
    />
  )
}

const MomentDocument = graphql(`
  query Moment($userData: UserData!, $id: String!) {
    givingMoment(userData: $userData, id: $id) {
      id
      title
      description
      keywords
    }
  }
`)
