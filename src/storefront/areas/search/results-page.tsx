import { resultsTexts } from '#i18n/texts/results.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  PopularChoicesQuery,
  SearchResultsFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { SearchForm } from '#storefront/parts/search/search-form.tsx'
import { SearchInput } from '#storefront/parts/search/search-input.tsx'
import { useSearchText } from '#storefront/parts/search/search-text.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import type { Elements } from '#ui/elements.ts'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FoundArticles } from './found-articles.tsx'
import { FoundPages } from './found-groups.tsx'
import { FoundNotes } from './found-notes.tsx'
import { NoSearchResults, PopularChoices } from './no-search-results.tsx'
import { UnderstoodChips } from './understood-chips.tsx'
import { type Ways, WaysOn } from './ways-on.tsx'

type ResultsPageProps = {
  text: string
  found: SearchResultsFragment
  /** What is offered without results. */
  popular: PopularChoicesQuery | undefined
  /** What is offered below a few. */
  ways: Ways | undefined
  /** The list of the products that were found; nothing without any. */
  children: Elements
}

/** What was understood and found for a text, or what is popular without any. */
export function ResultsPage({ text, found, popular, ways, children }: ResultsPageProps) {
  const tResults = useTexts(resultsTexts)
  const title = text === '' ? tResults('emptyTitle') : tResults('title', { text })
  const isNothing = text !== '' && found.count === 0 && found.pages.length === 0
  return (
    <Page>
      <PageMeta title={title} isPrivate />
      <div className="pt-8 sm:pt-10">
        <h1 className="text-heading-1 [overflow-wrap:anywhere]">{title}</h1>
        {text === '' && (
          <p className="mt-2.5 text-[1.0625rem] text-text-soft">{tResults('emptyText')}</p>
        )}
        <AskAgain />
        <UnderstoodChips parts={found.understood} />
      </div>
      <FoundNotes found={found} />
      {isNothing && <NoSearchResults />}
      <FoundPages groups={found.groups} />
      {children && <div className="mt-8">{children}</div>}
      <FoundArticles groups={found.groups} />
      {ways && <WaysOn ways={ways} />}
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

graphql(`
  fragment SearchResults on SearchBody {
    count
    groups {
      ...FoundGroup
      ...FoundArticles
    }
    understood {
      ...UnderstoodPart
    }
    ...FoundNotes
  }
`)
