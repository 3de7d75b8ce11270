import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductStructuredDataFragment } from '#storefront/graphql/generated/graphql.ts'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { product as describe } from '#storefront/parts/seo/schema-org.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'

/** What search engines show beside a product: its picture, its prices and whether it can be had. */
export function ProductStructuredData({ product }: { product: ProductStructuredDataFragment }) {
  const origin = useOrigin()
  const configs = [product.digitalVariationConfig, product.physicalVariationConfig]
  const prices = configs.flatMap((config) => (config ? [config.minPrice, config.maxPrice] : []))
  const { brand, ...sold } = product
  return <StructuredData thing={describe(origin, { ...sold, brand: brand.title, prices })} />
}

graphql(`
  fragment ProductStructuredData on Product {
    id
    title
    path
    description
    isOrderable
    shareImage { url }
    brand { title }
    digitalVariationConfig {
      minPrice { currency value }
      maxPrice { currency value }
    }
    physicalVariationConfig {
      minPrice { currency value }
      maxPrice { currency value }
    }
  }
`)
