import { resultsTexts } from '#i18n/texts/results.ts'
import { FilteredList } from '#storefront/areas/catalogue/filtered-list.tsx'
import { choiceCount } from '#storefront/areas/catalogue/list-query.ts'
import { ResultsPage } from '#storefront/areas/search/results-page.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { loadResults } from './load-results.ts'

type Loaded = Awaited<ReturnType<typeof loadResults>>

/** What was found, with the filters and the orders of every list. */
export function FoundList({ shop }: { shop: Loaded }) {
  const t = useTexts(resultsTexts)
  const paths = usePaths()
  const { text, found, popular, ways, list, query, ofPage } = shop
  const hasList = list.products.paging.totalItems > 0 || choiceCount(query) > 0
  return (
    <ResultsPage text={text} found={found} popular={popular} ways={ways}>
      {hasList && (
        <FilteredList
          page={list.products}
          query={query}
          ofPage={ofPage}
          hrefOf={(page) => paths.searchPage(page, text)}
          helpPath={list.storeData.featuredProductPath}
          emptyText={t('emptyText')}
          ownOrder="relevance"
        />
      )}
    </ResultsPage>
  )
}
