import { notFound } from '#storefront/parts/page/not-found.ts'

/** Every address that no screen claims, an unknown language prefix included. */
export const loader = () => {
  throw notFound()
}

export default function UnknownAddressRoute() {
  return null
}
