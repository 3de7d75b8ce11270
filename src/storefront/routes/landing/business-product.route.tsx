import { redirect } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import type { Route } from './+types/business-product.route'

/** A product has one page, for companies too (SPEC §2). That page answers if the product is not found. */
export function loader({ context, params }: Route.LoaderArgs) {
  throw redirect(pathsOf(context.get(shopApi).language).giftCard(params.product), 301)
}
