import { GiftCardsPage, loadGiftCards } from '#storefront/areas/catalogue/gift-cards-page.tsx'
import { readListRequest } from '#storefront/areas/catalogue/list-request.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/gift-cards.route'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  writeData(await loadGiftCards(context.get(shopApi), readListRequest(request, 1)))

export const headers = () => publicPage

export default function GiftCardsRoute({ loaderData }: Route.ComponentProps) {
  return <GiftCardsPage shop={readData(loaderData)} />
}
