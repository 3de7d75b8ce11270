import { useTranslations } from 'use-intl'
import type { WireMoney } from '#i18n/formats.ts'
import { ProductCard } from '#storefront/components/catalogue/product-card.tsx'
import { ProductGrid } from '#storefront/components/catalogue/product-grid.tsx'
import { RecentlyViewed } from '#storefront/components/mine/recently-viewed.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductPageFragment } from '#storefront/graphql/generated/graphql.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { Page, Section } from '#storefront/ui/page.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { GiftCardForm } from './gift-card-form.tsx'
import { ProductAside } from './product-aside.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductStage } from './product-stage.tsx'
import { TotalPanel } from './total-panel.tsx'
import { useGiftForm } from './use-gift-form.ts'

type ProductPageProps = { product: ProductPageFragment; serviceFee: WireMoney }

export function ProductPage({ product, serviceFee }: ProductPageProps) {
  const t = useTranslations('product')
  const state = useGiftForm(product)
  return (
    <Page>
      <PageMeta
        title={t('pageTitle', { title: product.title })}
        description={`${product.tagline}. ${product.description[0] ?? ''}`.slice(0, 300)}
      />
      <ProductTrail product={product} />
      <div className="grid items-start gap-x-12 gap-y-7 lg:grid-cols-[1.08fr_1fr]">
        <div className="h-full">
          <ProductStage product={product} state={product.isOrderable ? state : undefined} />
        </div>
        <div>
          <h1 className="text-heading-1">{product.title}</h1>
          <p className="mt-3 text-[1.125rem] text-text-soft leading-snug">{product.tagline}</p>
          <ProductAside product={product} />
          {product.isOrderable ? (
            <>
              <GiftCardForm product={product} state={state} serviceFee={serviceFee} />
              <Assurances isDonation={product.productType === 'DONATION'} />
            </>
          ) : (
            <OutOfStock />
          )}
        </div>
      </div>
      <ProductDetails product={product} />
      {product.similarProducts.length > 0 && <Similar products={product.similarProducts} />}
      <RecentlyViewed except={product.id} />
      {product.isOrderable && <TotalPanel state={state} serviceFee={serviceFee} place="bar" />}
    </Page>
  )
}

function ProductTrail({ product }: { product: ProductPageFragment }) {
  const t = useTranslations('browse.crumbs')
  const paths = usePaths()
  const [category] = product.categories
  // The choice card stands in every category: none of them is the way up.
  const up =
    category && !product.isChoiceCard
      ? { title: category.title, href: category.path }
      : { title: t('giftCards'), href: paths.giftCards() }
  return <Breadcrumbs trail={[{ title: t('home'), href: paths.home() }, up]} here={product.title} />
}

const assurances = {
  card: ['payment', 'speed', 'withdrawal'],
  donation: ['payment', 'donationSpeed', 'donationWhole'],
} as const

function Assurances({ isDonation }: { isDonation: boolean }) {
  const t = useTranslations('product.assurances')
  return (
    <ul className="mt-5 grid gap-2 text-[0.9375rem]">
      {assurances[isDonation ? 'donation' : 'card'].map((name) => (
        <li key={name} className="flex gap-2.5">
          <Icon name="check" size={18} className="mt-0.5 text-leaf" />
          {t(name)}
        </li>
      ))}
    </ul>
  )
}

function OutOfStock() {
  const t = useTranslations('product.outOfStock')
  return (
    <div className="mt-7 grid justify-items-start gap-5">
      <MessageRow tone="warning" icon="clock">
        <strong className="block">{t('title')}</strong>
        {t('text')}
      </MessageRow>
      <Button href={usePaths().giftCards()}>{t('button')}</Button>
    </div>
  )
}

function Similar({ products }: { products: ProductPageFragment['similarProducts'] }) {
  const t = useTranslations('product')
  return (
    <Section title={t('similar')}>
      <ProductGrid list="similar">
        {products.map((product, index) => (
          <li key={product.id} className={index === 3 ? 'lg:max-xl:hidden' : undefined}>
            <ProductCard product={product} position={index + 1} />
          </li>
        ))}
      </ProductGrid>
    </Section>
  )
}

graphql(`
  fragment ProductPage on Product {
    title
    tagline
    isChoiceCard
    backgroundColor
    showShadow
    showHand
    isOrderable
    image {
      url
      alt
    }
    label {
      ...ProductLabel
    }
    categories {
      title
      path
    }
    similarProducts {
      ...ProductCard
    }
    ...ProductAside
    ...ProductForm
    ...ProductDetails
  }
`)
