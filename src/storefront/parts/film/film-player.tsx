import { Suspense } from 'react'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FilmPlayerFragment } from '#storefront/graphql/generated/graphql.ts'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'

/** It stands in the page as the server wrote it; what lets it play is fetched after the page. */
const Video = fetchLater(async () => (await import('#ui/video.tsx')).Video)

/** A film of the shop or of a provider. Only its poster is loaded at first. */
export const FilmPlayer = ({ video }: { video: FilmPlayerFragment }) => (
  <Suspense fallback={<div className="aspect-video" />}>
    <Video {...video} />
  </Suspense>
)

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
