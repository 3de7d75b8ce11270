import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MomentTileFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'

/** A tile per moment of giving, with a few cards that people choose for it. */
export const MomentTiles = ({ moments }: { moments: readonly MomentTileFragment[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
    {moments.map((moment) => (
      <li key={moment.id}>
        <MomentTile moment={moment} />
      </li>
    ))}
  </ul>
)

function MomentTile({ moment }: { moment: MomentTileFragment }) {
  const t = useTranslations('browse.list')
  return (
    <article className="group relative flex h-full gap-4 rounded-stage bg-surface-warm p-4 transition-colors hover:bg-surface-blush sm:flex-col sm:gap-5 sm:p-5">
      <Fan images={moment.images} />
      <div className="flex min-w-0 flex-1 flex-col">
        <h2 className="text-[1.25rem] leading-tight">
          <Anchor
            href={moment.path}
            className="rounded-sm after:absolute after:inset-0 after:rounded-stage"
          >
            {moment.title}
          </Anchor>
        </h2>
        <p className="mt-1.5 flex-1 text-[0.9375rem] text-text-soft leading-snug">
          {moment.description}
        </p>
        <p className="mt-2 font-semibold text-[0.875rem] sm:mt-3">
          {t('count', { count: moment.productCount, kind: 'presents' })}
        </p>
      </div>
    </article>
  )
}

/** Places of the cards in the fan, the most popular on top. */
const places = [
  'z-2 left-1/4 rotate-0',
  'z-1 left-0 -rotate-6 translate-y-2 group-hover:-rotate-10',
  'left-1/2 rotate-6 translate-y-2 group-hover:rotate-10',
] as const

const Fan = ({ images }: { images: MomentTileFragment['images'] }) => (
  <div className="relative aspect-[5/2] w-32 shrink-0 sm:w-full" aria-hidden="true">
    {images.map((image, index) => (
      <div
        key={image.url}
        className={`absolute top-1 w-1/2 transition-transform duration-300 ease-out-soft motion-reduce:transition-none ${places[index] ?? ''}`}
      >
        <CardArt image={{ ...image, alt: '' }} showShadow />
      </div>
    ))}
  </div>
)

graphql(`
  fragment MomentTile on GivingMoment {
    id
    title
    description
    path
    productCount
    images { url alt }
  }
`)
