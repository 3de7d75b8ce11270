import type { ReactNode } from 'react'
import { offerTexts } from '#i18n/texts/offer.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductDetailsFragment } from '#storefront/graphql/generated/graphql.ts'
import { SpendPlaces } from '#storefront/parts/brands/spend-places.tsx'
import { type ProductVariant, variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What the card is, how long it is good for, and where. */
export const ProductDetails = ({ product }: { product: ProductDetailsFragment }) => (
  <section className="mt-12 grid gap-x-12 gap-y-8 border-line border-t pt-10 sm:mt-16 lg:grid-cols-[1.08fr_1fr]">
    <Details product={product} />
  </section>
)

function Details({ product }: { product: ProductDetailsFragment }) {
  const t = useTexts(productTexts, 'details')
  const variant = variantOf(product)
  const isDonation = variant === 'donation'
  const words = useWords(variant)
  return (
    <>
      <div>
        <h2 className="text-heading-2">{words.about}</h2>
        <div className="mt-4 grid max-w-[65ch] gap-4 text-[1.0625rem]">
          {product.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-6 lg:pt-2">
        {!isDonation && (
          <Fact icon="calendar" title={t('validity')}>
            <Validity months={product.validityMonths} isPack={variant === 'pack'} />
          </Fact>
        )}
        <Fact icon="gift" title={words.howTo}>
          {product.spending.howTo}
        </Fact>
        <Where spending={product.spending} title={isDonation ? t('whereDonation') : t('where')} />
      </div>
    </>
  )
}

function useWords(variant: ProductVariant): { about: string; howTo: string } {
  const t = useTexts(productTexts, 'details')
  const offer = useTexts(offerTexts, 'about')
  switch (variant) {
    case 'donation':
      return { about: t('aboutDonation'), howTo: t('whatItDoes') }
    case 'pack':
      return { about: offer('pack'), howTo: offer('loading') }
    case 'choice':
      return { about: offer('choice'), howTo: t('howToSpend') }
    case 'card':
      return { about: t('about'), howTo: t('howToSpend') }
  }
}

function Fact({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-blush text-action">
        <Icon name={icon} size={22} />
      </span>
      <div className="min-w-0">
        <h3 className="pt-0.5 text-[1.1875rem]">{title}</h3>
        <div className="mt-1 text-text-soft">{children}</div>
      </div>
    </div>
  )
}

function Validity({ months, isPack }: { months: number; isPack: boolean }) {
  const t = useTexts(productTexts, 'details')
  const pack = useTexts(offerTexts, 'pack')
  const said = isPack
    ? pack('validity', { years: String(Math.floor(months / 12)) })
    : months % 12 === 0
      ? t('validityYears', { years: months / 12 })
      : t('validityMonths', { months: String(months) })
  return <span>{said}</span>
}

type WhereProps = { spending: ProductDetailsFragment['spending']; title: string }

function Where({ spending, title }: WhereProps) {
  if (spending.webshops.length === 0 && spending.placeCount === 0) return null
  return (
    <Fact icon="pin" title={title}>
      <SpendPlaces spending={spending} />
    </Fact>
  )
}

graphql(`
  fragment ProductDetails on Product {
    productType
    isChoiceCard
    description
    validityMonths
    spending {
      howTo
      ...SpendPlaces
    }
  }
`)
