import { loadReceiverList } from '#storefront/areas/receiver-list/load-receiver-list.ts'
import { ReceiverListPage } from '#storefront/areas/receiver-list/receiver-list-page.tsx'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/receivers.route'

export const headers = () => privatePage

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadReceiverList(context.get(shopApi), new URL(request.url).searchParams)

export default function ReceiversRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiverListPage key={loaderData.product.id} data={loaderData} />
}
