import { RedeemPage } from '#storefront/areas/redeem/redeem-page.tsx'
import { RedeemShop } from '#storefront/areas/redeem/redeem-shop.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Route } from './+types/redeem.route'

export const headers = () => privatePage

/** Digits are a page of the list, anything else is the shop of a company (SPEC §2). */
export default function RedeemRoute({ params }: Route.ComponentProps) {
  const paths = usePaths()
  const isPage = /^\d+$/.test(params.pageId ?? '')
  const pageId = isPage ? undefined : params.pageId
  const page = Number((isPage ? params.pageId : params.page) ?? 1) || 1
  return (
    <RedeemPage>
      {(redeem) => (
        <RedeemShop
          redeem={redeem}
          page={page}
          hrefOf={(to) => (pageId ? paths.redeemShopPage(pageId, to) : paths.redeemPage(to))}
        />
      )}
    </RedeemPage>
  )
}
