import { product as describe } from '#storefront/components/findability/schema-org.ts'
import { StructuredData } from '#storefront/components/findability/structured-data.tsx'
import { useOrigin } from '#storefront/components/origin.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductForMachinesFragment } from '#storefront/graphql/generated/graphql.ts'

/** What search engines show beside a product: its picture, its prices and whether it can be had. */
export function ProductForMachines({ product }: { product: ProductForMachinesFragment }) {
  const origin = useOrigin()
  const configs = [product.digitalVariationConfig, product.physicalVariationConfig]
  const prices = configs.flatMap((config) => (config ? [config.minPrice, config.maxPrice] : []))
  const { brand, ...sold } = product
  return <StructuredData thing={describe(origin, { ...sold, brand: brand.title, prices })} />
}

graphql(`
  fragment ProductForMachines on Product {
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
