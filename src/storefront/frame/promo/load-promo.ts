import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { PromoPopUpModalFragment } from '#storefront/graphql/generated/graphql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** What may be pointed out on this page, if anything. */
export async function loadPromo(path: string): Promise<PromoPopUpModalFragment | undefined> {
  const { promoPopUp } = await callShop(PromoPopUpDocument, { path })
  return promoPopUp ?? undefined
}

const PromoPopUpDocument = graphql(`
  query PromoPopUp($userData: UserData!, $path: String!) {
    promoPopUp(userData: $userData, path: $path) {
      ...PromoPopUpModal
    }
  }
`)
