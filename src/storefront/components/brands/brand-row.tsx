import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BrandRowFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'

/** A brand in a list: a small card and its name. */
export const BrandRow = ({ brand }: { brand: BrandRowFragment }) => (
  <Anchor
    href={brand.path}
    className="flex min-h-14 items-center gap-3.5 rounded-field px-2 py-1.5 font-semibold leading-tight hover:bg-surface-blush"
  >
    {brand.image && (
      <CardArt image={{ ...brand.image, alt: '' }} showShadow={false} className="w-14 shrink-0" />
    )}
    <span className="min-w-0">{brand.title}</span>
  </Anchor>
)

graphql(`
  fragment BrandRow on Brand {
    id
    title
    path
    letter
    image {
      url
      alt
    }
  }
`)
