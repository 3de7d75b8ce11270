import { type ReactNode, Suspense } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PageBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { Kept } from '#storefront/ui/kept.tsx'
import { HeroBlock } from './hero-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { StillBlock } from './still-block.tsx'
import { VideoBlock } from './video-block.tsx'

/**
 * The blocks of a page, each hydrated in its own task (see `ShopFrame`). A hero is not among them: it opens the page,
 * see `heroOf`.
 */
export const Blocks = ({ blocks }: { blocks: readonly PageBlockFragment[] }) =>
  blocks.map((block) => (
    <Suspense key={block.id}>
      <Kept as="div" name="block" by={[block]}>
        <Block block={block} />
      </Kept>
    </Suspense>
  ))

function Block({ block }: { block: PageBlockFragment }): ReactNode {
  switch (block.__typename) {
    case 'HeroBlock':
      return null
    case 'ProductsBlock':
      return <ProductsBlock block={block} />
    case 'VideoBlock':
      return <VideoBlock block={block} />
    default:
      return <StillBlock block={block} />
  }
}

/** The block that opens the page over the whole width, with the page's heading. */
export function heroOf(blocks: readonly PageBlockFragment[], above?: ReactNode): ReactNode {
  const hero = blocks.find((block) => block.__typename === 'HeroBlock')
  return hero && <HeroBlock block={hero} above={above} />
}

graphql(`
  fragment PageBlock on Block {
    __typename
    id
    blockType
    ...HeroBlock
    ...TextBlock
    ...ProductsBlock
    ...CategoriesBlock
    ...MomentsBlock
    ...SpotlightBlock
    ...FaqBlock
    ...SellingPointsBlock
    ...GuidesBlock
    ...VideoBlock
  }
`)
