import type { SchemaOrgThing } from './schema-org.ts'

type Seller = {
  name: string
  logoUrl: string
  legalName: string
  address: string
  email: string
  phone: string
}

/** Who runs the shop. */
export const organisation = (origin: string, seller: Seller): SchemaOrgThing => ({
  '@type': 'Organization',
  name: seller.name,
  legalName: seller.legalName,
  url: `${origin}/`,
  logo: `${origin}${seller.logoUrl}`,
  address: seller.address,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: seller.email,
    telephone: seller.phone,
  },
})
