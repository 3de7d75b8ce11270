import { redirect } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { parsePage } from '#storefront/areas/catalogue/page-size.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import type { Route } from './+types/gift-cards-variant.route'

/** The other name of the overview (SPEC §2) leads to the one that search engines know. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const page = params.giftCard === undefined ? 1 : parsePage(params.giftCard)
  if (page === undefined) throw notFound()
  const { search } = new URL(request.url)
  throw redirect(`${pathsOf(context.get(shopApi).language).giftCardsPage(page)}${search}`, 301)
}

/** Draws nothing: the loader redirects or throws. Without a component a 404 would have no page around it. */
export default function GiftCardsVariantRoute() {
  return null
}
