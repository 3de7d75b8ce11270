import { useTranslations } from 'use-intl'
import { FeaturedCard } from '#storefront/components/catalogue/featured-card.tsx'
import { mixFeatured } from '#storefront/components/catalogue/mix-featured.ts'
import { ProductCard } from '#storefront/components/catalogue/product-card.tsx'
import { onlySmallDesktop, ProductGrid } from '#storefront/components/catalogue/product-grid.tsx'
import type {
  FeaturedCardFragment,
  ProductCardFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Section } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'

/** Two rows of four; the ninth fills the third row of three on small desktops. */
const cellsMax = 9

/** Where the two top products stand among the others. */
const featuredPlaces = [1, 6] as const

type MostChosenProps = {
  products: readonly ProductCardFragment[]
  featured: readonly FeaturedCardFragment[]
  totalItems: number
}

export function MostChosen({ products, featured, totalItems }: MostChosenProps) {
  const t = useTranslations('browse.home')
  const cells = mixFeatured(products, featured, featuredPlaces).slice(0, cellsMax)
  return (
    <Section title={t('mostChosen')} aside={<ViewAll totalItems={totalItems} />}>
      <ProductGrid>
        {cells.map((cell, index) => (
          <li key={cell.key} className={index === cellsMax - 1 ? onlySmallDesktop : undefined}>
            {cell.kind === 'product' ? (
              <ProductCard product={cell.product} />
            ) : (
              <FeaturedCard featured={cell.featured} />
            )}
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}

/** "200+" is said once it is true; until then the number itself. */
function ViewAll({ totalItems }: { totalItems: number }) {
  const t = useTranslations('browse.home')
  const isRounded = totalItems >= 100
  const count = isRounded ? Math.floor(totalItems / 100) * 100 : totalItems
  return (
    <Link href={usePaths().giftCards()}>
      {t('viewAll', { count, isRounded: isRounded ? 'true' : 'false' })}
    </Link>
  )
}
