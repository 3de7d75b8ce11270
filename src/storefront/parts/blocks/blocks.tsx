import { type ReactNode, Suspense } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PageBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import type { Elements } from '#ui/elements.ts'
import { CategoriesBlock } from './categories-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { GuidesBlock } from './guides-block.tsx'
import { HeroBlock, type HeroBlockProps } from './hero-block.tsx'
import { MomentsBlock } from './moments-block.tsx'
import { ProductsBlock } from './products-block.tsx'
import { SellingPointsBlock } from './selling-points-block.tsx'
import { SpotlightBlock } from './spotlight-block.tsx'
import { TextBlock } from './text-block.tsx'
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
    case 'TextBlock':
      return <TextBlock block={block} />
    case 'CategoriesBlock':
      return <CategoriesBlock block={block} />
    case 'MomentsBlock':
      return <MomentsBlock block={block} />
    case 'SpotlightBlock':
      return <SpotlightBlock block={block} />
    case 'FaqBlock':
      return <FaqBlock block={block} />
    case 'SellingPointsBlock':
      return <SellingPointsBlock block={block} />
    case 'GuidesBlock':
      return <GuidesBlock block={block} />
  }
}

/** The block that opens the page over the whole width, with the page's heading. */
export function heroOf(
  blocks: readonly PageBlockFragment[],
  around: Omit<HeroBlockProps, 'block'>,
): Elements {
  const hero = blocks.find((block) => block.__typename === 'HeroBlock')
  return hero && <HeroBlock block={hero} {...around} />
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
