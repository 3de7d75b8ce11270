import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { MomentTileFragment } from '#storefront/graphql/generated/graphql.ts'
import { DaysLeft } from '#storefront/parts/tiles/days-left.tsx'
import { FanTile } from '#storefront/parts/tiles/fan-tile.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** A tile per moment of giving, with a few cards that people choose for it. */
export function MomentTiles({ moments }: { moments: readonly MomentTileFragment[] }) {
  const t = useTexts(overviewsTexts, 'list')
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 xl:grid-cols-4">
      {moments.map((moment) => (
        <FanTile
          key={moment.id}
          title={moment.title}
          text={moment.text}
          path={moment.path}
          images={moment.images}
          heading="h2"
        >
          <p className="mt-2 font-semibold text-[0.875rem] sm:mt-3">
            {t('count', { count: moment.productCount, kind: 'presents' })}
          </p>
          <p className="text-[0.875rem] text-action-strong empty:hidden">
            <DaysLeft count={moment.daysLeft} />
          </p>
        </FanTile>
      ))}
    </ul>
  )
}

graphql(`
  fragment MomentTile on GivingMoment {
    id
    title
    text: description
    path
    productCount
    daysLeft
    images { url alt }
  }
`)
