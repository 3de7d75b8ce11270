import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/shop-api.ts'

/** What header and footer show. */
export async function loadShop(api: ShopApi, request: Request) {
  const shop = await api.query(ShopFrameDocument, {})
  // The server makes the request with its configured origin, whatever host it was asked by.
  return { ...shop, origin: new URL(request.url).origin }
}

const ShopFrameDocument = graphql(`
  query ShopFrame($userData: UserData!) {
    storeData(userData: $userData) {
      ...Header
      ...Footer
      ...Measurement
      ...NotFoundPicture
    }
    menuCategories(userData: $userData) {
      ...FooterCategory
    }
  }
`)
