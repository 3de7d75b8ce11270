import { data } from 'react-router'
import { FinderPage } from '#storefront/areas/finder/finder-page.tsx'
import { answerFinder, loadFinder } from '#storefront/areas/finder/load-finder.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { answerPage, publicOrAnswer } from '#storefront/parts/page/page-headers.ts'
import type { Route } from './+types/finder.route'

export const loader = ({ context }: Route.LoaderArgs) => loadFinder(context.get(shopApi))

/** The questions stay what they are: a wish is asked about by itself. */
export const shouldRevalidate = () => false

/** Where no script runs, the form is sent here. */
export const action = async ({ context, request }: Route.ActionArgs) =>
  data(await answerFinder(context.get(shopApi), await request.formData()), { headers: answerPage })

export const headers = publicOrAnswer

export default function FinderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FinderPage choices={loaderData.choices} answer={actionData ?? loaderData.answer} />
}
