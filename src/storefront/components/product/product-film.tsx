import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilmFragment } from '#storefront/graphql/generated/graphql.ts'
import { Video } from '#storefront/ui/video.tsx'

/** A film about the product, with nothing loaded but its poster. */
export function ProductFilm({ video }: { video: ProductFilmFragment }) {
  return (
    <section>
      <h2 className="mb-5 text-heading-2 sm:mb-7">{video.title}</h2>
      <Video {...video} />
    </section>
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
