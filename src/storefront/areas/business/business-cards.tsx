import { businessTexts } from '#i18n/texts/business.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BusinessCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardArt } from '#storefront/parts/cards/card-art.tsx'
import { CardStage } from '#storefront/parts/cards/card-stage.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PriceFrom } from '#storefront/parts/products/price-from.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { TileTitle } from '#storefront/parts/products/tile-title.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BusinessProduct } from './business-product.ts'
import type { BusinessTerms } from './business-terms.ts'

export type BusinessCardProduct = BusinessCardFragment & BusinessProduct

type BusinessCardsProps = {
  title: string
  products: readonly BusinessCardProduct[]
  terms: BusinessTerms
}

/** Cards that companies give: each leads to its page for companies, and opens its form in place. */
export function BusinessCards({ title, products, terms }: BusinessCardsProps) {
  const t = useTexts(businessTexts, 'cards')
  return (
    <Section title={title} aside={<Link href={usePaths().giftCards()}>{t('all')}</Link>}>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <BusinessCard product={product} terms={terms} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}

type BusinessCardProps = { product: BusinessCardProduct; terms: BusinessTerms }

function BusinessCard({ product, terms }: BusinessCardProps) {
  const t = useTexts(businessTexts, 'form')
  const openModal = useModals()
  return (
    <article className="group relative flex h-full flex-col">
      <CardStage backgroundColor={product.backgroundColor}>
        <CardArt
          image={{ ...product.image, alt: '' }}
          showShadow={product.showShadow}
          className="transition-transform duration-300 ease-out-soft group-hover:-translate-y-1.5 group-hover:-rotate-1 motion-reduce:transform-none"
        />
      </CardStage>
      <div className="flex flex-1 flex-col px-1 pt-3.5">
        <h3 className="text-[1.0625rem] leading-tight sm:text-[1.1875rem]">
          <Anchor href={usePaths().businessProduct(product.id)} className="tile-link">
            <TileTitle product={product} />
          </Anchor>
        </h3>
        <p className="mt-1 flex-1 text-[0.9375rem] text-text-soft leading-snug">
          {product.tagline}
        </p>
        <p className="mt-1 font-bold text-[1.0625rem]">
          <PriceFrom product={product} />
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        className="z-2 mt-2.5 px-3!"
        aria-label={t('openFor', { title: product.title })}
        onClick={() => openModal('businessProductPageForm', { product, terms })}
      >
        {t('open')}
      </Button>
    </article>
  )
}

graphql(`
  fragment BusinessCard on Product {
    id
    title
    tagline
    backgroundColor
    showShadow
    image { url alt }
    ...BusinessForm
    ...PriceFrom
    ...TileTitle
  }
`)
