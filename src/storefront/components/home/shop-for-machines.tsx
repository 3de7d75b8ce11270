import { organisation as describe } from '#storefront/components/findability/schema-org.ts'
import { StructuredData } from '#storefront/components/findability/structured-data.tsx'
import { useOrigin } from '#storefront/components/origin.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopForMachinesFragment } from '#storefront/graphql/generated/graphql.ts'

/** Who runs the shop, said once, on its front page. */
export function ShopForMachines({ store }: { store: ShopForMachinesFragment }) {
  const { name, mainLogo, organisation } = store
  const seller = { ...organisation, name, logoUrl: mainLogo.url }
  return <StructuredData thing={describe(useOrigin(), seller)} />
}

graphql(`
  fragment ShopForMachines on StoreData {
    name
    mainLogo { url }
    organisation { legalName address email phone }
  }
`)
