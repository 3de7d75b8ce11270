import { data } from 'react-router'
import { NotFound } from '#storefront/frame/page/error-page.tsx'

/** /404/ is a page of its own (SPEC §2), and says so in its status. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundRoute() {
  return <NotFound />
}
