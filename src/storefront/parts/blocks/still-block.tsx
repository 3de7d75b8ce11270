import type { ReactNode } from 'react'
import type { PageBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { CategoriesBlock } from './categories-block.tsx'
import { FaqBlock } from './faq-block.tsx'
import { GuidesBlock } from './guides-block.tsx'
import { MomentsBlock } from './moments-block.tsx'
import { SellingPointsBlock } from './selling-points-block.tsx'
import { SpotlightBlock } from './spotlight-block.tsx'
import { TextBlock } from './text-block.tsx'

type Still = Exclude<
  PageBlockFragment,
  { __typename: 'HeroBlock' | 'ProductsBlock' | 'VideoBlock' }
>

/** A block in which there is nothing to do but to read and to follow links. */
export function StillBlock({ block }: { block: Still }): ReactNode {
  switch (block.__typename) {
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
