import { notFound } from '#storefront/parts/page/not-found.ts'

/** /404/ is an address of its own (SPEC §2) with status 404. */
export const loader = () => {
  throw notFound()
}

export default function NotFoundRoute() {
  return null
}
