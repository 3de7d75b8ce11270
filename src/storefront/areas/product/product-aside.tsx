import { brandsTexts } from '#i18n/texts/brands.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductAsideFragment } from '#storefront/graphql/generated/graphql.ts'
import { FavouriteButton } from '#storefront/parts/favourites/favourite-button.tsx'
import { viewItem } from '#storefront/parts/measurement/events.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { useRememberViewed } from '#storefront/parts/recently-viewed/recently-viewed.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Beside the name of a product: a heart to keep it, and the way to the rest of its brand. */
export function ProductAside({ product }: { product: ProductAsideFragment }) {
  const t = useTexts(brandsTexts)
  useRememberViewed(product.id)
  const prices = product.digitalVariationConfig ?? product.physicalVariationConfig
  useMeasured(product.id, () => viewItem(product, prices?.minPrice))
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.9375rem]">
      <FavouriteButton product={product} hasText />
      {product.brand.productCount > 1 && (
        <Link href={product.brand.path} className="inline-flex min-h-11 items-center">
          {isOwnCard(product) ? t('ofOwnCard') : t('ofProduct', { brand: product.brand.title })}
        </Link>
      )}
    </p>
  )
}

/** The choice card and blank packs bear the name of one storefront, and every storefront sells them. */
const isOwnCard = ({ isChoiceCard, productType }: ProductAsideFragment): boolean =>
  isChoiceCard || productType === 'GIFTCARD_BLANK_PACK'

graphql(`
  fragment ProductAside on Product {
    id
    title
    isChoiceCard
    productType
    digitalVariationConfig {
      minPrice { currency value }
    }
    physicalVariationConfig {
      minPrice { currency value }
    }
    brand {
      title
      path
      productCount
    }
  }
`)
