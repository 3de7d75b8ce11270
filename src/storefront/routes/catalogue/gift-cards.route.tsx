import { GiftCardsPage, loadGiftCards } from '#storefront/components/catalogue/gift-cards-page.tsx'
import { readListRequest } from '#storefront/components/catalogue/list-request.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import type { Route } from './+types/gift-cards.route'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadGiftCards(context.get(shopApi), readListRequest(request, 1))

export const headers = () => publicPage

export default function GiftCardsRoute({ loaderData }: Route.ComponentProps) {
  return <GiftCardsPage shop={loaderData} />
}
