import { browseTexts } from '#i18n/texts/browse.ts'
import { offerTexts } from '#i18n/texts/offer.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  CardToChooseFragment,
  MeasuredDeliveryFragment,
  PlacesOfCategoryFragment,
  ProductCardFragment,
  ProductPageFragment,
  ProductStoreFragment,
  WrappingOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import {
  formsOf,
  type ProductVariant,
  variantOf,
} from '#storefront/parts/gift-form/product-forms.ts'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ProductCard } from '#storefront/parts/products/product-card.tsx'
import { ProductGrid } from '#storefront/parts/products/product-grid.tsx'
import { RecentlyViewed } from '#storefront/parts/recently-viewed/recently-viewed.tsx'
import { PageBreadcrumbs } from '#storefront/parts/seo/page-breadcrumbs.tsx'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Page, Section } from '#ui/page.tsx'
import { PaintAfter } from '#ui/paint-after.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ChoiceCalculator } from './choice-calculator.tsx'
import { ChoiceExamples } from './choice-examples.tsx'
import { ChoicePlaces } from './choice-places.tsx'
import { ProductAside } from './product-aside.tsx'
import { ProductChoice } from './product-choice.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductQuestions } from './product-questions.tsx'
import { ChoiceSteps, PackSteps } from './product-steps.tsx'
import { ProductStructuredData } from './product-structured-data.tsx'
import { ProductTestimonials } from './product-testimonials.tsx'

type ChoiceOf = {
  cards: readonly (ProductCardFragment & CardToChooseFragment)[]
  categories: readonly PlacesOfCategoryFragment[]
}

/** Stands behind the choice and its bar. */
const endId = 'choice-end'

type ProductPageProps = {
  product: ProductPageFragment
  store: ProductStoreFragment
  /** What can go around a gift. */
  wrappings: readonly WrappingOnOfferFragment[]
  deliveryTime: MeasuredDeliveryFragment | null | undefined
  /** What a choice card may become; other products have none. */
  choice?: ChoiceOf | undefined
  /** What the giver said before they chose this product. */
  gift?: StartedGift | undefined
}

export function ProductPage(props: ProductPageProps) {
  const { product, store, wrappings, deliveryTime, choice, gift } = props
  const t = useTexts(offerTexts)
  const variant = variantOf(product)
  const [form] = formsOf(product)
  return (
    <Page>
      <PageMeta
        title={t('pageTitle', { title: product.title, variant })}
        description={`${product.tagline}. ${product.description[0] ?? ''}`}
        keywords={keywordsOf(product)}
        picture={product.shareImage}
      />
      <ProductStructuredData product={product} />
      <ProductBreadcrumbs product={product} />
      <Kept
        as="div"
        name="product"
        by={[product, store, wrappings, deliveryTime?.seconds, deliveryTime?.count, choice, gift]}
      >
        <ProductChoice
          product={product}
          store={store}
          wrappings={wrappings}
          deliveryTime={deliveryTime}
          gift={gift}
          heading={<Heading product={product} variant={variant} />}
        >
          {choice && (
            <>
              <ChoiceSteps />
              {form && <ChoiceCalculator cards={choice.cards} rule={form.config} />}
              <ChoicePlaces categories={choice.categories} />
            </>
          )}
          {variant === 'pack' && <PackSteps />}
          <ProductDetails product={product} />
          <ProductQuestions product={product} />
          <ProductTestimonials product={product} />
          {choice && <ChoiceExamples products={choice.cards.slice(0, examplesShown)} />}
          {!choice && product.similarProducts.length > 0 && (
            <Similar products={product.similarProducts} />
          )}
          <RecentlyViewed except={product.id} />
        </ProductChoice>
      </Kept>
      {/* Without it a slow phone shows the note before the form, and half of the bar. */}
      <PaintAfter id={endId} />
      <span id={endId} hidden />
    </Page>
  )
}

const examplesShown = 4

/** The choice card stands in every category, which says nothing about it. */
const keywordsOf = ({ title, isChoiceCard, categories }: ProductPageFragment): string =>
  [title, ...(isChoiceCard ? [] : categories.map((category) => category.title))].join(', ')

type HeadingProps = { product: ProductPageFragment; variant: ProductVariant }

const Heading = ({ product, variant }: HeadingProps) => (
  <>
    {variant !== 'card' && <Kicker variant={variant} />}
    <h1 className="text-heading-1">{product.title}</h1>
    <p className="mt-3 text-[1.125rem] text-text-soft leading-snug">{product.tagline}</p>
    <ProductAside product={product} />
    {product.isOrderable && <NeedsScript />}
  </>
)

function ProductBreadcrumbs({ product }: { product: ProductPageFragment }) {
  const t = useTexts(browseTexts, 'crumbs')
  const paths = usePaths()
  const [category] = product.categories
  // The choice card stands in every category: none of them is the way up.
  const up =
    category && !product.isChoiceCard
      ? { title: category.title, href: category.path }
      : { title: t('giftCards'), href: paths.giftCards() }
  return (
    <PageBreadcrumbs crumbs={[{ title: t('home'), href: paths.home() }, up]} here={product.title} />
  )
}

const kickerIcons = { donation: 'heart', pack: 'card', choice: 'gift' } as const satisfies Record<
  Exclude<ProductVariant, 'card'>,
  IconName
>

/** What kind of thing this is, before its name. */
function Kicker({ variant }: { variant: Exclude<ProductVariant, 'card'> }) {
  const t = useTexts(offerTexts, 'kicker')
  return (
    <p className="mb-2.5 inline-flex items-center gap-2 rounded-full bg-surface-blush px-3.5 py-1 font-bold text-[0.9375rem] text-action-strong">
      <Icon name={kickerIcons[variant]} size={18} />
      <span>{t(variant)}</span>
    </p>
  )
}

function Similar({ products }: { products: ProductPageFragment['similarProducts'] }) {
  const t = useTexts(productTexts)
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
    shareImage {
      url
      alt
    }
    ...ProductStructuredData
    ...ProductAside
    ...ProductQuestions
    ...ProductTestimonials
    ...ProductForm
    ...ProductDetails
  }
`)
