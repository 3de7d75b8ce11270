import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { VideoBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { FilmPlayer } from '#storefront/parts/film/film-player.tsx'

/** A film, with its words beside it on a wide screen and above it on a narrow one. */
export const VideoBlock = ({ block }: { block: VideoBlockFragment }) => (
  <section className="grid items-center gap-x-12 gap-y-6 pt-9 sm:pt-16 lg:grid-cols-[1fr_1.7fr]">
    <div>
      <h2 className="text-heading-2">{block.title}</h2>
      <p className="max-sm:hidden mt-4 max-w-[46ch] text-[1.0625rem] text-text-soft">
        {block.text}
      </p>
    </div>
    <FilmPlayer video={block.video} />
  </section>
)

graphql(`
  fragment VideoBlock on VideoBlock {
    title
    text
    video {
      ...FilmPlayer
    }
  }
`)
