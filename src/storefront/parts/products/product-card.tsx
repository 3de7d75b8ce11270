import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { FavouriteButton } from '#storefront/parts/favourites/favourite-button.tsx'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { CardArt } from '#storefront/ui/card-art.tsx'
import { CardStage } from '#storefront/ui/card-stage.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Kept } from '#storefront/ui/kept.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { NotForSaleNote } from './not-for-sale-note.tsx'
import { PriceRange } from './price-range.tsx'
import { ProductLabel } from './product-label.tsx'

type ProductCardProps = {
  product: ProductCardFragment
  /** In its list, from 1; without it the list is not measured. */
  position?: number | undefined
  /** In the first rows: its picture is fetched at once. */
  isUrgent?: boolean | undefined
}

/** A product in a list. The whole card is one link, named by the title; the heart lies on top of it. */
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
  const t = useTexts(browseTexts, 'card')
  return (
    <>
      <CardStage backgroundColor={product.backgroundColor}>
        {product.label && <ProductLabel label={product.label} place="tile" />}
        <CardArt
          image={{ ...product.image, alt: '' }}
          showShadow={product.showShadow}
          showHand={product.showHand}
          isUrgent={isUrgent}
          className="transition-transform duration-300 ease-out-soft group-hover:-translate-y-1.5 group-hover:-rotate-1 motion-reduce:transform-none"
        />
      </CardStage>
      <div className="flex flex-1 flex-col px-1 pt-3.5">
        <h3 className="text-[1.0625rem] leading-tight sm:text-[1.1875rem]">
          <Anchor
            href={product.path}
            className="rounded-sm after:absolute after:inset-0 after:rounded-stage"
          >
            {product.title}
          </Anchor>
        </h3>
        <p className="mt-1 mb-2 flex-1 text-[0.9375rem] text-text-soft leading-snug">
          {product.tagline}
        </p>
        <p className="font-bold text-[1.0625rem] leading-snug">
          {product.isOrderable ? (
            <PriceRange product={product} />
          ) : (
            <NotForSaleNote product={product} />
          )}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {product.digitalVariationConfig?.stock === 'AVAILABLE' && (
            <Way icon="mail" text={t('digital')} />
          )}
          {product.physicalVariationConfig?.stock === 'AVAILABLE' && (
            <Way icon="parcel" text={t('physical')} />
          )}
        </ul>
      </div>
      <FavouriteButton
        product={product}
        className="absolute top-0 right-0 z-2 sm:top-1.5 sm:right-1.5"
      />
    </>
  )
}

function Way({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full bg-surface-warm px-2.5 py-0.5 text-[0.875rem] text-text-soft">
      <Icon name={icon} size={16} />
      {text}
    </li>
  )
}

graphql(`
  fragment ProductCard on Product {
    id
    path
    title
    tagline
    backgroundColor
    showHand
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
    ...PriceRange
  }
`)
