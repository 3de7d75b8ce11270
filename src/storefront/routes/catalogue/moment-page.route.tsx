import { redirect } from 'react-router'
import { readListRequest } from '#storefront/components/catalogue/list-request.ts'
import { loadMoment, MomentPage, momentKey } from '#storefront/components/catalogue/moment-page.tsx'
import { parsePage } from '#storefront/components/catalogue/page-size.ts'
import { notFound } from '#storefront/not-found.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { pathsOf } from '#storefront/paths.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/moment-page.route'

export function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const page = parsePage(params.page)
  if (page === undefined) throw notFound()
  if (page === 1)
    throw redirect(
      `${pathsOf(api.language).moment(params.moment)}${new URL(request.url).search}`,
      301,
    )
  return loadMoment(api, params.moment, readListRequest(request, page, { out: momentKey }))
}

export const headers = () => publicPage

export default function MomentPageRoute({ loaderData }: Route.ComponentProps) {
  return <MomentPage shop={loaderData} />
}
