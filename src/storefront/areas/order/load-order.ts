import { isUuid } from '#kernel/ids.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'

/** A placed order by its uuid, with where to ask for help; without an order when there is none to show. */
export async function loadOrder(api: ShopApi, uuid: string, page = 1) {
  const { order, storeData } = await api.query(PlacedOrderDocument, { uuid, page })
  return {
    order: isUuid(uuid) ? (order.order ?? undefined) : undefined,
    supportEmail: storeData.organisation.email,
  }
}

const PlacedOrderDocument = graphql(`
  query PlacedOrder($userData: UserData!, $uuid: String!, $page: Int!) {
    order(userData: $userData, uuid: $uuid, page: $page) {
      order { ...OrderPanel }
      errors { ...ShopError }
    }
    storeData(userData: $userData) { organisation { email } }
  }
`)
