import { offerTexts } from '#i18n/texts/offer.ts'
import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What the choice card may become. */
export function ChoiceExamples({ products }: { products: readonly ProductCardFragment[] }) {
  const t = useTexts(offerTexts, 'choice')
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
