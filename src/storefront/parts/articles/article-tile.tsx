import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ArticleTileFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { ArticleDrawing } from './article-drawing.tsx'
import { ArticleFacts } from './article-facts.tsx'

type ArticleTileProps = {
  article: ArticleTileFragment
  /** By what stands above the list. */
  heading: 'h2' | 'h3'
  /** In the first row: its drawing is fetched at once. */
  isUrgent?: boolean | undefined
}

/** An article in a list. The whole tile is one link, named by its title. */
export const ArticleTile = ({ article, heading: Heading, isUrgent = false }: ArticleTileProps) => (
  <article className="group relative flex h-full flex-col">
    <ArticleDrawing url={article.drawing.url} isUrgent={isUrgent} />
    <div className="flex flex-1 flex-col px-1 pt-4">
      <Heading className="hyphens-auto text-[1.25rem] leading-tight">
        <Anchor href={article.path} className="tile-link">
          {article.title}
        </Anchor>
      </Heading>
      <p className="mt-2 flex-1 text-text-soft leading-normal">{article.description}</p>
      <div className="mt-3">
        <ArticleFacts article={article} />
      </div>
    </div>
  </article>
)

/** A row of tiles: one column on phones, three on desktops. */
export const ArticleGrid = ({
  articles,
  heading,
  urgentCount = 0,
}: {
  articles: readonly ArticleTileFragment[]
  heading: 'h2' | 'h3'
  urgentCount?: number | undefined
}) => (
  <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12">
    {articles.map((article, index) => (
      <li key={article.id}>
        <ArticleTile article={article} heading={heading} isUrgent={index < urgentCount} />
      </li>
    ))}
  </ul>
)

graphql(`
  fragment ArticleTile on Article {
    id
    path
    title
    description
    drawing {
      url
    }
    ...ArticleFacts
  }
`)
