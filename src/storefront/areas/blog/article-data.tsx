import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ArticleDataFragment } from '#storefront/graphql/generated/graphql.ts'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { article } from '#storefront/parts/seo/schema-org.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { useLanguage } from '#ui/language.tsx'

/** The article for search engines. */
export function ArticleData({ article: written }: { article: ArticleDataFragment }) {
  const origin = useOrigin()
  const publisher = useStore().name
  return (
    <StructuredData thing={article(origin, { ...written, language: useLanguage(), publisher })} />
  )
}

graphql(`
  fragment ArticleData on Article {
    title
    description
    path
    date
    shareImage {
      url
    }
  }
`)
