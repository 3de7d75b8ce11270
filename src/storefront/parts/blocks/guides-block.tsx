import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { GuidesBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { Section } from '#ui/page.tsx'
import { FanTiles } from './fan-tiles.tsx'

/** Pages that help with one kind of present. */
export const GuidesBlock = ({ block }: { block: GuidesBlockFragment }) => (
  <Section title={block.title}>
    <FanTiles tiles={block.guides} />
  </Section>
)

graphql(`
  fragment GuidesBlock on GuidesBlock {
    title
    guides {
      title
      text
      path
      images {
        url
        alt
      }
    }
  }
`)
