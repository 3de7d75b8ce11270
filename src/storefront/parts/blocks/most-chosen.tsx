import { browseTexts } from '#i18n/texts/browse.ts'
import type {
  FeaturedCardFragment,
  ProductCardFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { BrandsLink } from '#storefront/parts/brands/brands-link.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { FeaturedCard } from '#storefront/parts/products/featured-card.tsx'
import { mixFeatured } from '#storefront/parts/products/mix-featured.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Three rows of four; elsewhere six cells fill rows of two and of three. */
const onlyLarge = 'max-xl:hidden'

type MostChosenProps = {
  title: string
  products: readonly ProductCardFragment[]
  featured: readonly FeaturedCardFragment[]
  totalItems: number
}

export function MostChosen({ title, products, featured, totalItems }: MostChosenProps) {
  const cells = mixFeatured(products, featured)
  return (
    <Section title={title} aside={<Ways totalItems={totalItems} />}>
      <ProductGrid list="most-chosen" isRow>
        {cells.map((cell, index) => (
          <li key={cell.key} className={cell.onlyOnLarge ? onlyLarge : undefined}>
            {cell.kind === 'product' ? (
              <ProductCard product={cell.product} position={index + 1} />
            ) : (
              <FeaturedCard featured={cell.featured} position={index + 1} />
            )}
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}

const Ways = ({ totalItems }: { totalItems: number }) => (
  <p className="flex flex-wrap gap-x-6 gap-y-1">
    <BrandsLink />
    <ViewAll totalItems={totalItems} />
  </p>
)

/** "200+" is said once it is true; until then the number itself. */
function ViewAll({ totalItems }: { totalItems: number }) {
  const t = useTexts(browseTexts, 'home')
  const isRounded = totalItems >= 100
  const count = isRounded ? Math.floor(totalItems / 100) * 100 : totalItems
  return (
    <Link href={usePaths().giftCards()}>
      {t('viewAll', { count, isRounded: isRounded ? 'true' : 'false' })}
    </Link>
  )
}
