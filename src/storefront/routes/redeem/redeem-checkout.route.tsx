import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { pathsOf } from '#kernel/addresses.ts'
import { languageOfPath } from '#kernel/language.ts'
import { unlessLineIsLost } from '#storefront/areas/payment/lost-line.ts'
import { PostRedirect } from '#storefront/areas/payment/post-redirect.tsx'
import { LostLine } from '#storefront/areas/payment/retry-message.tsx'
import { startPayment } from '#storefront/areas/payment/start-payment.ts'
import { leaveUnasked } from '#storefront/areas/redeem/leave-guard.tsx'
import { RedeemCheckout } from '#storefront/areas/redeem/redeem-checkout.tsx'
import { RedeemPage } from '#storefront/areas/redeem/redeem-page.tsx'
import { useRedeem } from '#storefront/areas/redeem/redeem-state.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { callRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import type { Route } from './+types/redeem-checkout.route'

export const headers = () => privatePage

/** Asked from the browser: the token of the exchange is known there alone. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const language = languageOfPath(window.location.pathname)
  const all = pathsOf(language)
  const paths = { ...all, checkout: all.redeemCheckout, basket: all.redeem }
  const query: typeof callRedeem = (document, variables) =>
    callRedeem(document, variables, 'mutation')
  const headers = new Headers({ 'user-agent': navigator.userAgent })
  const askAgain = leaveUnasked()
  const form = await request.formData()
  try {
    const answer = await unlessLineIsLost(() =>
      startPayment({ language, query, paths }, { headers }, form),
    )
    if (!('postRedirect' in answer)) askAgain()
    return answer
  } catch (answer) {
    if (isWithinShop(answer)) askAgain()
    throw answer
  }
}

/** Such as back to the ways to pay, where a card was refused: nobody left the page. */
const isWithinShop = (answer: unknown): boolean =>
  answer instanceof Response && answer.headers.get('location')?.startsWith('/') === true

export default function RedeemCheckoutRoute({ actionData }: Route.ComponentProps) {
  useOrdinaryBasket()
  if (actionData && 'postRedirect' in actionData && actionData.postRedirect)
    return <PostRedirect action={actionData.postRedirect} />
  return (
    <RedeemPage>
      {(redeem) => (
        <RedeemCheckout
          redeem={redeem}
          errors={actionData?.errors ?? []}
          isChanged={actionData !== undefined && 'totalBefore' in actionData}
          notice={actionData && 'hasNoLine' in actionData && <LostLine />}
        />
      )}
    </RedeemPage>
  )
}

/** Who comes back from a payment without a card in this tab paid for a basket that is gone. */
function useOrdinaryBasket() {
  const redeem = useRedeem()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const basket = usePaths().basket()
  const isOrdinary = redeem.kind === 'none' && search.has('order')
  useEffect(() => {
    if (isOrdinary) void navigate(basket, { replace: true })
  }, [isOrdinary, navigate, basket])
}
