import { formatMoney } from '#i18n/formats.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PriceRangeFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** The lowest and the highest amount of the product, or its one price. */
export function PriceRange({ product }: { product: PriceRangeFragment }) {
  const t = useTexts(browseTexts, 'card')
  const language = useLanguage()
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
