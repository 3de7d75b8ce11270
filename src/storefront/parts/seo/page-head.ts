import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PageHeadFragment } from '#storefront/graphql/generated/graphql.ts'

/** What `PageMeta` shows of a page whose head stands in the content. */
export function headOf({ metaTitle, description, keywords, noindex, nofollow }: PageHeadFragment) {
  const robots = [noindex && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ')
  return { title: metaTitle, description, keywords: keywords ?? undefined, robots }
}

graphql(`
  fragment PageHead on PageHead {
    metaTitle
    description
    keywords
    noindex
    nofollow
  }
`)
