import { useTranslations } from 'use-intl'
import { SpendPlaces } from '#storefront/components/product/spend-places.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BrandAboutFragment } from '#storefront/graphql/generated/graphql.ts'
import { Icon } from '#storefront/ui/icon.tsx'

/** What the brand's best known card is about, and where it is spent. */
export function BrandAbout({ product }: { product: BrandAboutFragment }) {
  return (
    <div className="mt-4 grid max-w-[65ch] gap-4 text-[1.0625rem]">
      {product.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Spending spending={product.spending} isDonation={product.productType === 'DONATION'} />
    </div>
  )
}

type SpendingProps = Pick<BrandAboutFragment, 'spending'> & { isDonation: boolean }

function Spending({ spending, isDonation }: SpendingProps) {
  const t = useTranslations('brands.one')
  return (
    <section className="mt-3 rounded-panel bg-surface-warm p-5 sm:p-7">
      <h2 className="flex items-center gap-3 text-[1.375rem]">
        <Icon name="pin" size={24} className="text-action" />
        {t(isDonation ? 'whereDonation' : 'where')}
      </h2>
      <div className="mt-3 grid gap-2">
        <SpendPlaces spending={spending} />
        <p className="text-text-soft">{spending.howTo}</p>
      </div>
    </section>
  )
}

graphql(`
  fragment BrandAbout on Product {
    productType
    description
    spending {
      howTo
      ...SpendPlaces
    }
  }
`)
