import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoriesBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { CategoryTiles } from '#storefront/parts/tiles/category-tiles.tsx'
import { Section } from '#ui/page.tsx'
import { BlockLink } from './block-link.tsx'

/** Links for visitors who know what the receiver likes. */
export const CategoriesBlock = ({ block }: { block: CategoriesBlockFragment }) => (
  <Section title={block.title} aside={<BlockLink link={block.link} />}>
    <CategoryTiles categories={block.categories} />
  </Section>
)

graphql(`
  fragment CategoriesBlock on CategoriesBlock {
    title
    categories {
      ...CategoryTile
    }
    link {
      ...BlockLink
    }
  }
`)
