import { foundTexts } from '#i18n/texts/found.ts'
import { resultsTexts } from '#i18n/texts/results.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PopularChoicesQuery } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { EmptyBox } from '#storefront/parts/messages/empty-box.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { CategoryTiles } from '#storefront/parts/tiles/category-tiles.tsx'
import { LinkChips } from '#storefront/parts/tiles/link-chips.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Popular terms. */
export const loadPopularChoices = (api: ShopApi): Promise<PopularChoicesQuery> =>
  api.query(PopularChoicesDocument, {})

/** Shown instead of results, with ways on. */
export function NoSearchResults() {
  const t = useTexts(foundTexts)
  const tWays = useTexts(resultsTexts, 'ways')
  const paths = usePaths()
  return (
    <div className="mt-8 flex items-center gap-8 rounded-panel bg-surface-warm p-6 sm:p-9">
      <div className="max-sm:hidden">
        <EmptyBox />
      </div>
      <div>
        <p className="font-bold font-display text-heading-2">{t('nothingTitle')}</p>
        <p className="mt-2 max-w-[44ch] text-[1.0625rem]">{t('nothingText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button href={paths.giftCards()}>{tWays('all')}</Button>
          <Button variant="quiet" href={paths.contact()}>
            {tWays('ask')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Popular terms and cards, shown without results and before a search. */
export function PopularChoices({ choices }: { choices: PopularChoicesQuery }) {
  const t = useTexts(foundTexts)
  const tResults = useTexts(resultsTexts)
  const { terms, entities } = choices.popularSearch
  const products = entities.flatMap(({ product }) => product ?? [])
  return (
    <>
      <Section title={t('popularTerms')}>
        <LinkChips chips={terms.map(({ title, url }) => ({ title, path: url }))} />
      </Section>
      <Section title={t('popularCards')}>
        <ProductGrid>
          {products.map((product, index) => (
            <li key={product.id} className={index < 4 ? undefined : 'xl:hidden'}>
              <ProductCard product={product} />
            </li>
          ))}
        </ProductGrid>
      </Section>
      <Section title={tResults('categories')}>
        <CategoryTiles categories={choices.menuCategories} />
      </Section>
    </>
  )
}

const PopularChoicesDocument = graphql(`
  query PopularChoices($userData: UserData!) {
    popularSearch(userData: $userData) {
      terms {
        title
        url
      }
      entities {
        product {
          ...ProductCard
        }
      }
    }
    menuCategories(userData: $userData) {
      ...CategoryTile
    }
  }
`)
