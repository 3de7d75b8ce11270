import { NoCard } from '#storefront/areas/redeem/no-card.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'

export const headers = () => privatePage

export default NoCard
