import { useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate } from 'react-router'
import { RedeemPage } from '#storefront/areas/redeem/redeem-page.tsx'
import { RedeemShop } from '#storefront/areas/redeem/redeem-shop.tsx'
import { WaitingList } from '#storefront/areas/redeem/waiting-list.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Route } from './+types/redeem.route'

type Params = { pageId?: string | undefined; page?: string | undefined }

/** Digits are a page of the list, anything else is the shop of a company (SPEC §2). */
function placeIn({ pageId, page }: Params) {
  const isPage = /^\d+$/.test(pageId ?? '')
  return {
    pageId: isPage ? undefined : pageId,
    page: Number((isPage ? pageId : page) ?? 1) || 1,
  }
}

/** Whose shop it is; that of everybody is nobody's. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { pageId } = placeIn(params)
  if (pageId === undefined) return { company: undefined }
  const { redeemShop } = await context.get(shopApi).query(CompanyShopDocument, { pageId })
  if (!redeemShop) throw notFound()
  return { company: redeemShop.company ?? undefined }
}

/** Another page of the same list asks nothing. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  placeIn(currentParams).pageId !== placeIn(nextParams).pageId

export const headers = () => privatePage

export default function RedeemRoute({ params, loaderData: { company } }: Route.ComponentProps) {
  const paths = usePaths()
  const { pageId, page } = placeIn(params)
  return (
    <RedeemPage company={company} waiting={<WaitingList />}>
      {(redeem) => {
        // Each card is exchanged in the shop of its own programme.
        const own = redeem.session.pageId ?? undefined
        if (own !== pageId)
          return <LeadOn to={own === undefined ? paths.redeem() : paths.redeemShop(own)} />
        return (
          <RedeemShop
            redeem={redeem}
            company={company}
            page={page}
            hrefOf={(to) => (pageId ? paths.redeemShopPage(pageId, to) : paths.redeemPage(to))}
          />
        )
      }}
    </RedeemPage>
  )
}

/** React Router's own component for this would be loaded with every page. */
function LeadOn({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}

const CompanyShopDocument = graphql(`
  query CompanyShop($userData: UserData!, $pageId: String!) {
    redeemShop(userData: $userData, pageId: $pageId) { company }
  }
`)
