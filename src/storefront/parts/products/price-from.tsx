import { formatMoney } from '#i18n/formats.ts'
import { browseTexts } from '#i18n/texts/browse.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PriceFromFragment } from '#storefront/graphql/generated/graphql.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The lowest amount of the product, or its one price. */
export function PriceFrom({ product }: { product: PriceFromFragment }) {
  const t = useTexts(browseTexts, 'card')
  const language = useLanguage()
  const config = product.digitalVariationConfig ?? product.physicalVariationConfig
  if (!config) return null
  const min = formatMoney(language, config.minPrice, 'short')
  const isOnly = config.minPrice.value === config.maxPrice.value
  return <span className="whitespace-nowrap">{isOnly ? min : t('from', { min })}</span>
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
  fragment PriceFrom on Product {
    digitalVariationConfig {
      ...PriceBounds
    }
    physicalVariationConfig {
      ...PriceBounds
    }
  }
`)
