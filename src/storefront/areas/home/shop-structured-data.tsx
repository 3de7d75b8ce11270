import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopStructuredDataFragment } from '#storefront/graphql/generated/graphql.ts'
import { useOrigin } from '#storefront/parts/page/origin.ts'
import { organisation as describe } from '#storefront/parts/seo/organisation.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'

/** The organisation behind the shop, for search engines; on the front page alone. */
export function ShopStructuredData({ store }: { store: ShopStructuredDataFragment }) {
  const { name, mainLogo, organisation } = store
  const seller = { ...organisation, name, logoUrl: mainLogo.url }
  return <StructuredData thing={describe(useOrigin(), seller)} />
}

graphql(`
  fragment ShopStructuredData on StoreData {
    name
    mainLogo { url }
    organisation { legalName address email phone }
  }
`)
