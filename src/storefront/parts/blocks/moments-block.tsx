import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MomentsBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { LinkChips } from '#storefront/parts/tiles/link-chips.tsx'
import { Section } from '#ui/page.tsx'
import { BlockLink } from './block-link.tsx'
import { FanTiles } from './fan-tiles.tsx'

/** Links for visitors who know the occasion. */
export const MomentsBlock = ({ block }: { block: MomentsBlockFragment }) => (
  <Section title={block.title} aside={<BlockLink link={block.link} />}>
    {block.look === 'TILES' ? (
      <FanTiles tiles={block.moments} />
    ) : (
      <LinkChips chips={block.moments} />
    )}
  </Section>
)

graphql(`
  fragment MomentsBlock on MomentsBlock {
    title
    look
    moments {
      title
      text: description
      path
      daysLeft
      images {
        url
        alt
      }
    }
    link {
      ...BlockLink
    }
  }
`)
