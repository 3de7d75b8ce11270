import { brandsTexts } from '#i18n/texts/brands.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BrandPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Link } from '#ui/link.tsx'
import { Page, Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { BrandAbout } from './brand-about.tsx'

/** Everything of one brand: its cards, where they are spent, and what looks like them. */
export function BrandPage({ brand }: { brand: BrandPageFragment }) {
  const t = useTexts(brandsTexts)
  const crumbs = useTexts(browseTexts, 'crumbs')
  const paths = usePaths()
  const [first] = brand.products
  const isDonation = brand.products.every(({ productType }) => productType === 'DONATION')
  const words = { brand: brand.title, tagline: first?.tagline ?? '' }
  return (
    <Page>
      <PageMeta
        title={t(isDonation ? 'one.donationTitle' : 'one.title', words)}
        description={t(isDonation ? 'one.donationDescription' : 'one.description', words)}
        keywords={brand.keywords}
        picture={first?.shareImage}
      />
      <PageBreadcrumbs
        crumbs={[
          { title: crumbs('home'), href: paths.home() },
          { title: crumbs('brands'), href: paths.brands() },
        ]}
        here={brand.title}
      />
      <Introduction
        brand={brand}
        cards={t(isDonation ? 'one.donationCards' : 'one.cards', words)}
      />
      {brand.similarProducts.length > 0 && (
        <Section
          title={t('one.similar', { brand: brand.title })}
          aside={<Link href={paths.brands()}>{t('one.back')}</Link>}
        >
          <ProductGrid list="similar">
            {brand.similarProducts.map((product, index) => (
              <li key={product.id} className={index === 3 ? 'lg:max-xl:hidden' : undefined}>
                <ProductCard product={product} position={index + 1} />
              </li>
            ))}
          </ProductGrid>
        </Section>
      )}
    </Page>
  )
}

/** The cards, and below them what is said about the first. */
function Introduction({ brand, cards }: { brand: BrandPageFragment; cards: string }) {
  const [first] = brand.products
  const heading = <h1 className="text-heading-1">{brand.title}</h1>
  if (!first) return heading
  return (
    <>
      <div className="mb-7">{heading}</div>
      <h2 className="sr-only">{cards}</h2>
      <ProductGrid list="brand">
        {brand.products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} position={index + 1} isUrgent={index < 4} />
          </li>
        ))}
      </ProductGrid>
      <BrandAbout product={first} className="mt-10 lg:mt-14 lg:grid-cols-2" />
    </>
  )
}

graphql(`
  fragment BrandPage on Brand {
    id
    title
    keywords
    products {
      productType
      shareImage {
        url
        alt
      }
      ...ProductCard
      ...BrandAbout
    }
    similarProducts {
      ...ProductCard
    }
  }
`)
