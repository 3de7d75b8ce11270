import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { FavouriteButton } from '#storefront/parts/favourites/favourite-button.tsx'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { NotForSaleNote } from './not-for-sale-note.tsx'
import { PriceFrom } from './price-from.tsx'
import { ProductLabel } from './product-label.tsx'
import { TileTitle } from './tile-title.tsx'

type ProductCardProps = {
  product: ProductCardFragment
  /** In its list, from 1; without it the list is not measured. */
  position?: number | undefined
  /** In the first rows: its picture is fetched at once. */
  isUrgent?: boolean | undefined
}

/** A product in a list. The whole card is one link, named by the title; the heart stands beside its price. */
export function ProductCard({ product, position, isUrgent }: ProductCardProps) {
  const card = {
    'data-item': product.id,
    'data-position': position,
    className: 'group relative flex h-full flex-col',
  }
  return (
    <Kept as="article" name="card" by={[product, isUrgent === true]} {...card}>
      <CardContent product={product} isUrgent={isUrgent} />
    </Kept>
  )
}

function CardContent({ product, isUrgent }: Omit<ProductCardProps, 'position'>) {
  return (
    <>
      <CardStage backgroundColor={product.backgroundColor}>
        {product.label && <ProductLabel label={product.label} place="tile" />}
        <CardArt
          image={{ ...product.image, alt: '' }}
          showShadow={product.showShadow}
          isUrgent={isUrgent}
          className="transition-transform duration-300 ease-out-soft group-hover:-translate-y-1.5 group-hover:-rotate-1 motion-reduce:transform-none"
        />
      </CardStage>
      <div className="flex flex-1 flex-col px-1 pt-3.5">
        <h3 className="text-[1.0625rem] leading-tight sm:text-[1.1875rem]">
          <Anchor href={product.path} className="tile-link">
            <TileTitle product={product} />
          </Anchor>
        </h3>
        <p className="mt-1 flex-1 text-[0.9375rem] text-text-soft leading-snug">
          <span>{product.tagline}</span>
          {product.notice && <b className="block">{product.notice}</b>}
        </p>
        <p className="pr-11 font-bold text-[1.0625rem] leading-11">
          {product.isOrderable ? (
            <PriceFrom product={product} />
          ) : (
            <NotForSaleNote product={product} />
          )}
        </p>
      </div>
      <FavouriteButton product={product} className="absolute -right-1 bottom-0 z-2" />
    </>
  )
}

graphql(`
  fragment ProductCard on Product {
    id
    path
    title
    tagline
    notice
    backgroundColor
    showShadow
    isOrderable
    image {
      url
      alt
    }
    label {
      ...ProductLabel
    }
    digitalVariationConfig {
      stock
    }
    physicalVariationConfig {
      stock
    }
    ...PriceFrom
    ...TileTitle
  }
`)
