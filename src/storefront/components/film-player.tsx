import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FilmPlayerFragment } from '#storefront/graphql/generated/graphql.ts'
import { Video } from '#storefront/ui/video.tsx'

/** A film of the shop or of a provider, with nothing loaded but its poster. */
export const FilmPlayer = ({ video }: { video: FilmPlayerFragment }) => <Video {...video} />

graphql(`
  fragment FilmPlayer on Video {
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
