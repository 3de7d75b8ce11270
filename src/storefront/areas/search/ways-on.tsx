import { resultsTexts } from '#i18n/texts/results.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ListPageFragment, WaysOnQuery } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { LinkChips } from '#storefront/parts/tiles/link-chips.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** So few hits leave most of the page empty. */
const fewMax = 3

export type Ways = {
  pages: readonly { path: string; title: string; daysLeft?: number | null | undefined }[]
  products: NonNullable<WaysOnQuery['product']>['similarProducts']
}

/** Where the first of a few hits leads: its category, the next moment that one of them suits, cards like it. */
export async function loadWaysOn(
  api: ShopApi,
  { products, paging, facets }: ListPageFragment,
): Promise<Ways | undefined> {
  const [first] = products
  if (first === undefined || paging.totalItems > fewMax) return undefined
  const { product, givingMoments } = await api.query(WaysOnDocument, { path: first.path })
  if (!product) return undefined
  const occasions = facets.vocabularies.find(({ vocabularyID }) => vocabularyID === 'occasions')
  const suits = new Set(occasions?.terms.flatMap((term) => (term.productCount > 0 ? term.id : [])))
  const moment = givingMoments.find(({ id }) => suits.has(id))
  // The choice card stands in every category, which says nothing about it.
  const category = product.isChoiceCard ? undefined : product.categories[0]
  const found = new Set(products.map(({ id }) => id))
  return {
    pages: [category, moment].filter((page) => page !== undefined),
    products: product.similarProducts.filter(({ id }) => !found.has(id)),
  }
}

/** Below a few hits: who did not mean these goes on from here. */
export function WaysOn({ ways: { pages, products } }: { ways: Ways }) {
  const t = useTexts(resultsTexts, 'ways')
  const finder = { path: usePaths().finder(), title: t('finder') }
  return (
    <Section title={t('title')}>
      <LinkChips chips={[...pages, finder]} />
      {products.length > 0 && (
        <div className="mt-6">
          <ProductGrid>
            {products.map((product, index) => (
              <li key={product.id} className={index === 3 ? 'lg:max-xl:hidden' : undefined}>
                <ProductCard product={product} />
              </li>
            ))}
          </ProductGrid>
        </div>
      )}
    </Section>
  )
}

const WaysOnDocument = graphql(`
  query WaysOn($userData: UserData!, $path: String!) {
    product(userData: $userData, path: $path) {
      isChoiceCard
      categories {
        title
        path
      }
      similarProducts {
        ...ProductCard
      }
    }
    givingMoments(userData: $userData) {
      id
      title
      path
      daysLeft
    }
  }
`)
