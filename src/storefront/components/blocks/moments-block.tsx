import { MomentLinks } from '#storefront/components/catalogue/moment-links.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MomentsBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { Section } from '#storefront/ui/page.tsx'
import { BlockLink } from './block-link.tsx'
import { WaysOn } from './ways-on.tsx'

/** Ways in for whoever starts from the occasion. */
export const MomentsBlock = ({ block }: { block: MomentsBlockFragment }) => (
  <Section title={block.title} aside={<BlockLink link={block.link} />}>
    {block.look === 'TILES' ? (
      <WaysOn
        ways={block.moments.map(({ title, description, path, images }) => ({
          title,
          text: description,
          path,
          images,
        }))}
      />
    ) : (
      <MomentLinks moments={block.moments} />
    )}
  </Section>
)

graphql(`
  fragment MomentsBlock on MomentsBlock {
    title
    look
    moments {
      ...MomentLink
      description
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
