import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductFilmFragment } from '#storefront/graphql/generated/graphql.ts'
import { FilmPlayer } from '#storefront/parts/film/film-player.tsx'

/** A film about the product. */
export function ProductFilm({ video }: { video: ProductFilmFragment }) {
  return (
    <section>
      <h2 className="mb-5 text-heading-2 sm:mb-7">{video.title}</h2>
      <FilmPlayer video={video} />
    </section>
  )
}

graphql(`
  fragment ProductFilm on Video {
    title
    ...FilmPlayer
  }
`)
