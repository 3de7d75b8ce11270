import { RedeemInfo } from '#storefront/areas/redeem/redeem-info.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/redeem-info.route'

export const headers = () => privatePage

export default function RedeemInfoRoute({ params }: Route.ComponentProps) {
  return <RedeemInfo pageId={params.pageId} />
}
