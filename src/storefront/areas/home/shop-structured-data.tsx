import { useOrigin } from '#storefront/parts/page/origin.ts'
import type { SchemaOrgThing } from '#storefront/parts/seo/schema-org.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'

/** The organisation behind the shop, for search engines; on the front page alone. Its addresses come without their host. */
export function ShopStructuredData({ organisation }: { organisation: SchemaOrgThing }) {
  const origin = useOrigin()
  const { url, logo } = organisation
  return (
    <StructuredData thing={{ ...organisation, url: `${origin}${url}`, logo: `${origin}${logo}` }} />
  )
}
