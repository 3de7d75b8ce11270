import { foundTexts } from '#i18n/texts/found.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FoundArticlesFragment } from '#storefront/graphql/generated/graphql.ts'
import { ArticleGrid } from '#storefront/parts/articles/article-tile.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Two rows of a desktop. */
const shownMax = 6

/** Articles about what was searched for, below the cards. */
export function FoundArticles({ groups }: { groups: readonly FoundArticlesFragment[] }) {
  const t = useTexts(foundTexts, 'groups')
  const articles = groups.flatMap(({ items }) => items.flatMap(({ article }) => article ?? []))
  if (articles.length === 0) return null
  return (
    <Section title={t('ARTICLE')}>
      <ArticleGrid articles={articles.slice(0, shownMax)} heading="h3" />
    </Section>
  )
}

graphql(`
  fragment FoundArticles on SearchGroup {
    items {
      article {
        ...ArticleTile
      }
    }
  }
`)
