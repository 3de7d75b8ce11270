import { useTranslations } from 'use-intl'
import { ProductCard } from '#storefront/components/catalogue/product-card.tsx'
import { ProductGrid } from '#storefront/components/catalogue/product-grid.tsx'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Section } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'

/** What the choice card may become; honest that which ones it will be is not settled before exchanging opens. */
export function ChoiceExamples({ products }: { products: readonly ProductCardFragment[] }) {
  const t = useTranslations('offer.choice')
  return (
    <Section title={t('examples')} aside={<Link href={usePaths().giftCards()}>{t('all')}</Link>}>
      <p className="-mt-2 mb-6 max-w-[60ch] text-text-soft">{t('examplesText')}</p>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}
