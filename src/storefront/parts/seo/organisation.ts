import type { SchemaOrgThing } from './schema-org.ts'

type Seller = {
  name: string
  logoUrl: string
  legalName: string
  address: string
  email: string
  phone: string
}

/** Who runs the shop; its addresses are without their host. */
export const organisation = (seller: Seller): SchemaOrgThing => ({
  '@type': 'Organization',
  name: seller.name,
  legalName: seller.legalName,
  url: '/',
  logo: seller.logoUrl,
  address: seller.address,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: seller.email,
    telephone: seller.phone,
  },
})
