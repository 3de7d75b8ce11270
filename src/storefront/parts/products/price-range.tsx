import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '#i18n/formats.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PriceRangeFragment } from '#storefront/graphql/generated/graphql.ts'

/** From the least to the most that the product can hold, or its one price. */
export function PriceRange({ product }: { product: PriceRangeFragment }) {
  const t = useTranslations('browse.card')
  const language = useLocale()
  const config = product.digitalVariationConfig ?? product.physicalVariationConfig
  if (!config) return null
  const min = formatMoney(language, config.minPrice, 'short')
  const max = formatMoney(language, config.maxPrice, 'short')
  return <span className="whitespace-nowrap">{min === max ? min : t('range', { min, max })}</span>
}

graphql(`
  fragment PriceBounds on VariationConfig {
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
  }
`)

graphql(`
  fragment PriceRange on Product {
    digitalVariationConfig {
      ...PriceBounds
    }
    physicalVariationConfig {
      ...PriceBounds
    }
  }
`)
