import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilmFragment } from '#storefront/graphql/generated/graphql.ts'
import { Section } from '#storefront/ui/page.tsx'
import { Video } from '#storefront/ui/video.tsx'

/** A film about the product, with nothing loaded but its poster. */
export function ProductFilm({ video }: { video: ProductFilmFragment }) {
  return (
    <Section title={video.title}>
      <div className="max-w-4xl">
        <Video {...video} />
      </div>
    </Section>
  )
}

graphql(`
  fragment ProductFilm on Video {
    title
    poster {
      url
    }
    ... on EmbedVideo {
      provider
      url
    }
    ... on SelfHostedVideo {
      mimeType
      url
      captions {
        language
        url
      }
    }
  }
`)
