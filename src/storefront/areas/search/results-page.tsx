import { resultsTexts } from '#i18n/texts/results.ts'
import { searchTexts } from '#i18n/texts/search.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { questionIn, useSearchText } from '#storefront/parts/search/search-text.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { FoundCards, FoundPages } from './found-groups.tsx'
import { loadPopularChoices, NothingFound, PopularChoices } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchInput } from './search-input.tsx'

type Loaded = Awaited<ReturnType<typeof loadResults>>

/** Six rows of sixteen. A visitor who needs more has to search again. */
const itemsPerGroup = 96

/** All results for `s`, or what is popular without any. */
export async function loadResults(api: ShopApi, query: string) {
  const text = questionIn(query)
  const { search_v1 } = await api.query(SearchRouteDocument, { inputText: text, itemsPerGroup })
  const found = search_v1.body ?? { count: 0, groups: [] }
  const popular = found.count === 0 ? await loadPopularChoices(api) : undefined
  return { text, found, popular }
}

export function ResultsPage({ shop: { text, found, popular } }: { shop: Loaded }) {
  const t = useTexts(searchTexts)
  const tResults = useTexts(resultsTexts)
  const title = text === '' ? tResults('emptyTitle') : tResults('title', { text })
  return (
    <Page>
      <PageMeta title={title} isPrivate />
      <div className="pt-8 sm:pt-10">
        <h1 className="text-heading-1 [overflow-wrap:anywhere]">{title}</h1>
        {found.count > 0 && (
          <p className="mt-2.5 text-[1.0625rem] text-text-soft">
            {t('results', { count: found.count })}
          </p>
        )}
        {text === '' && (
          <p className="mt-2.5 text-[1.0625rem] text-text-soft">{tResults('emptyText')}</p>
        )}
        <AskAgain />
      </div>
      {text !== '' && found.count === 0 && <NothingFound />}
      <FoundPages groups={found.groups} />
      <FoundCards groups={found.groups} />
      {popular && <PopularChoices choices={popular} />}
    </Page>
  )
}

/** Where the header has room for no field. */
function AskAgain() {
  const [text, write] = useSearchText()
  return (
    <SearchForm text={text} className="mt-5 block max-w-xl lg:hidden">
      <SearchInput value={text} onWrite={write} />
    </SearchForm>
  )
}

const SearchRouteDocument = graphql(`
  query SearchRoute($userData: UserData!, $inputText: String!, $itemsPerGroup: Int) {
    search_v1(userData: $userData, inputText: $inputText, itemsPerGroup: $itemsPerGroup) {
      body {
        count
        groups {
          ...FoundGroup
        }
      }
    }
  }
`)
