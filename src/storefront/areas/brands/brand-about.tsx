import { brandsTexts } from '#i18n/texts/brands.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BrandAboutFragment } from '#storefront/graphql/generated/graphql.ts'
import { SpendPlaces } from '#storefront/parts/brands/spend-places.tsx'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

type BrandAboutProps = { product: BrandAboutFragment; className: string }

/** What the brand's best known card is about, and where it is spent. */
export function BrandAbout({ product, className }: BrandAboutProps) {
  return (
    <div className={cx('grid items-start gap-x-12 gap-y-7 text-[1.0625rem]', className)}>
      <div className="grid max-w-[65ch] gap-4">
        {product.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Spending spending={product.spending} isDonation={product.productType === 'DONATION'} />
    </div>
  )
}

type SpendingProps = Pick<BrandAboutFragment, 'spending'> & { isDonation: boolean }

function Spending({ spending, isDonation }: SpendingProps) {
  const t = useTexts(brandsTexts, 'one')
  return (
    <section className="max-w-[65ch] rounded-panel bg-surface-warm p-5 sm:p-7">
      <h2 className="flex items-center gap-3 text-[1.375rem]">
        <Icon name="pin" size={24} className="text-action" />
        <span>{t(isDonation ? 'whereDonation' : 'where')}</span>
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
