import { RedeemInfo } from '#storefront/areas/redeem/redeem-info.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/redeem-info.route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { redeemShop } = await context.get(shopApi).query(RedeemInfoDocument, params)
  if (!redeemShop) throw notFound()
  return redeemShop
}

export const headers = () => privatePage

export default function RedeemInfoRoute({ loaderData }: Route.ComponentProps) {
  return <RedeemInfo shop={loaderData} />
}

const RedeemInfoDocument = graphql(`
  query RedeemInfo($userData: UserData!, $pageId: String!) {
    redeemShop(userData: $userData, pageId: $pageId) { ...RedeemShop }
  }
`)
