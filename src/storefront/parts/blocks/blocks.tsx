import type { ReactNode } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PageBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { fetchNear, fetchStill } from '#storefront/parts/page/fetch-near.tsx'
import { HydrationBoundary } from '#storefront/ui/hydration-boundary.tsx'
import { Kept } from '#storefront/ui/kept.tsx'
import { HeroBlock } from './hero-block.tsx'
import { ProductsBlock } from './products-block.tsx'

/** Most blocks are only read. */
const StillBlock = fetchStill(async () => (await import('./still-block.tsx')).StillBlock)
const VideoBlock = fetchNear(async () => (await import('./video-block.tsx')).VideoBlock)

/**
 * The blocks of a page, each hydrated in its own task (see `ShopFrame`). A hero is not among them: it opens the page,
 * see `heroOf`.
 */
export const Blocks = ({ blocks }: { blocks: readonly PageBlockFragment[] }) =>
  blocks.map((block) => (
    <HydrationBoundary key={block.id}>
      <Kept as="div" name="block" by={[block]}>
        <Block block={block} />
      </Kept>
    </HydrationBoundary>
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
