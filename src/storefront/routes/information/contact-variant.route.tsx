import { redirect } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import type { Route } from './+types/contact-variant.route'

/** The other name of the contact page (SPEC §2) leads to the one that search engines know. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(pathsOf(context.get(shopApi).language).contact(), 301)
}
