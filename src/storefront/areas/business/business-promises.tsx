import { formatMoney } from '#i18n/formats.ts'
import { businessTexts } from '#i18n/texts/business.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BusinessPromisesFragment } from '#storefront/graphql/generated/graphql.ts'
import { offeredForms } from '#storefront/parts/gift-form/product-forms.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BusinessProduct } from './business-product.ts'
import type { BusinessTerms } from './business-terms.ts'

type BusinessPromisesProps = {
  product: BusinessPromisesFragment & BusinessProduct
  terms: BusinessTerms
}

/** Amounts, numbers and delivery in three lines. */
export function BusinessPromises({ product, terms }: BusinessPromisesProps) {
  const t = useTexts(businessTexts, 'promises')
  const language = useLanguage()
  const forms = offeredForms(product)
  const [first] = forms
  const isDonation = product.productType === 'DONATION'
  const lines = [
    ...(first ? [sayAmounts(first.config)] : []),
    product.orderMax
      ? t('upTo', { total: formatMoney(language, product.orderMax, 'short') })
      : t(isDonation ? 'inBulkDonation' : 'inBulk', {
          count: terms.cardsMax,
          total: formatMoney(language, terms.totalMax, 'short'),
        }),
    t(forms.length > 1 ? 'byMailOrPost' : 'byMail'),
  ]
  function sayAmounts({ minPrice, maxPrice }: (typeof forms)[number]['config']): string {
    const min = formatMoney(language, minPrice, 'short')
    return minPrice.value === maxPrice.value
      ? t('oneAmount', { min })
      : t(isDonation ? 'amountsDonation' : 'amounts', {
          min,
          max: formatMoney(language, maxPrice, 'short'),
        })
  }
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon name="check" size={20} className="mt-0.5 text-leaf" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

graphql(`
  fragment BusinessPromises on Product {
    orderMax { currency value }
  }
`)
