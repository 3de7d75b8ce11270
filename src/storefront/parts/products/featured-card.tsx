import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FeaturedCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PriceFrom } from './price-from.tsx'
import { TileTitle } from './tile-title.tsx'

type FeaturedCardProps = {
  featured: FeaturedCardFragment
  /** In its list, from 1. */
  position: number
}

/** A top product among the others: on the shop's own colour, and larger in tone. */
export function FeaturedCard({ featured, position }: FeaturedCardProps) {
  const t = useTexts(browseTexts, 'home')
  const { product } = featured
  return (
    <article
      data-item={featured.id}
      data-position={position}
      className="group relative flex h-full flex-col rounded-stage bg-linear-to-b from-surface-blush to-line-blush"
    >
      <div className="relative grid flex-1 place-items-center overflow-hidden rounded-t-stage px-3 pt-6 pb-4 sm:px-6 sm:pt-10">
        {featured.backgroundImage && (
          <img
            src={featured.backgroundImage.url}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <CardArt
          image={{ ...featured.cardImage, alt: '' }}
          className="w-full rotate-[-3deg] transition-transform duration-300 ease-out-soft group-hover:-translate-y-1.5 group-hover:rotate-0 motion-reduce:transition-none"
        />
      </div>
      <div className="flex items-end justify-between gap-2 px-3.5 sm:px-6">
        <div>
          <p className="font-bold text-[0.875rem] text-action-strong">{t('featured')}</p>
          <h3 className="mt-1 text-[1.0625rem] leading-tight sm:text-[1.3125rem]">
            <Anchor href={featured.referencedPath} className="tile-link">
              <TileTitle product={product} />
            </Anchor>
          </h3>
          {product.notice && <p className="mt-1 text-[0.9375rem] leading-snug">{product.notice}</p>}
          <p className="mt-1 font-bold text-[1.0625rem] leading-11">
            <PriceFrom product={product} />
          </p>
        </div>
        <Icon name="arrowRight" size={22} className="mb-2.5 text-action-strong max-sm:hidden" />
      </div>
    </article>
  )
}

graphql(`
  fragment FeaturedCard on TopProduct {
    id
    referencedPath
    product {
      notice
      ...TileTitle
      ...PriceFrom
    }
    cardImage {
      url
      alt
    }
    backgroundImage {
      url
    }
  }
`)
