import { blogTexts } from '#i18n/texts/blog.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ArticlePageFragment } from '#storefront/graphql/generated/graphql.ts'
import { ArticleDrawing } from '#storefront/parts/articles/article-drawing.tsx'
import { ArticleFacts } from '#storefront/parts/articles/article-facts.tsx'
import { ArticleGrid } from '#storefront/parts/articles/article-tile.tsx'
import { TableOfContents } from '#storefront/parts/page/table-of-contents.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { headOf } from '#storefront/parts/seo/page-head.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Link } from '#ui/link.tsx'
import { Page, Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ArticleData } from './article-data.tsx'
import { ArticleParts } from './article-parts.tsx'
import { FeedLink } from './feed-link.tsx'

/** An article has a table of contents from this many sections on. */
const sectionsMin = 4

/** An article with its drawing, the products that it speaks of and what to read next. */
export function ArticlePage({ article }: { article: ArticlePageFragment }) {
  const t = useTexts(blogTexts)
  const { title, description, subject, shareImage, parts, products, related } = article
  const sections = parts.flatMap((part) =>
    part.__typename === 'ArticleHeading' && part.level === 2 ? part : [],
  )
  const isLong = sections.length >= sectionsMin
  return (
    <Page>
      <PageMeta {...headOf(article)} picture={shareImage} />
      <FeedLink />
      <ArticleData article={article} />
      <Crumbs article={article} />
      <header className="grid items-center gap-x-12 gap-y-7 lg:grid-cols-[1fr_27rem] xl:grid-cols-[1fr_32rem]">
        <div>
          {subject && (
            <p className="mb-3">
              <Link href={subject.path}>{subject.title}</Link>
            </p>
          )}
          <h1 className="max-w-[20ch] hyphens-auto text-balance text-heading-1">{title}</h1>
          <p className="mt-4 mb-5 max-w-[52ch] text-[1.1875rem] text-text-soft leading-relaxed">
            {description}
          </p>
          <ArticleFacts article={article} />
        </div>
        <ArticleDrawing url={article.drawing.url} isUrgent />
      </header>
      <div className="mt-10 grid gap-x-14 gap-y-9 sm:mt-14 lg:grid-cols-[17rem_1fr]">
        {isLong && <TableOfContents sections={sections} />}
        <div className="lg:col-start-2">
          <ArticleParts parts={parts} />
        </div>
      </div>
      {products.length > 0 && (
        <Section title={t('products')}>
          <ProductGrid>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ProductGrid>
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('related')}>
          <ArticleGrid articles={related} heading="h3" />
        </Section>
      )}
    </Page>
  )
}

function Crumbs({ article: { title, subject } }: { article: ArticlePageFragment }) {
  const t = useTexts(blogTexts)
  const tCrumbs = useTexts(browseTexts, 'crumbs')
  const paths = usePaths()
  return (
    <PageBreadcrumbs
      crumbs={[
        { title: tCrumbs('home'), href: paths.home() },
        { title: t('crumb'), href: paths.blog() },
        ...(subject ? [{ title: subject.title, href: subject.path }] : []),
      ]}
      here={title}
    />
  )
}

graphql(`
  fragment ArticlePage on Article {
    ...PageHead
    ...ArticleFacts
    ...ArticleData
    title
    description
    subject {
      title
      path
    }
    drawing {
      url
    }
    shareImage {
      url
      alt
    }
    parts {
      ...ArticlePart
    }
    products {
      id
      ...ProductCard
    }
    related {
      ...ArticleTile
    }
  }
`)
