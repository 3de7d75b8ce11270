import { useEffect } from 'react'
import { redirect, replace } from 'react-router'
import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { isRedirectResult } from '#kernel/payment-return.ts'
import { paymentOutcome } from '#storefront/areas/payment/payment-outcome.ts'
import { ProcessingPanel } from '#storefront/areas/payment/processing-panel.tsx'
import { usePaymentPoll } from '#storefront/areas/payment/use-payment-poll.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/processing.route'

export const headers = () => privatePage

/**
 * The payment provider sends the visitor here. The result is handed in while the page is rendered, so that it works
 * without a script; what no bank sends is left aside. Handing it in again, or a reload, is harmless.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const paths = pathsOf(api.language)
  const search = new URL(request.url).searchParams
  const orderUuid = search.get('order') ?? ''
  const redirectResult = search.get('redirectResult') ?? ''

  const answer = isRedirectResult(redirectResult)
    ? (await api.query(SubmitPaymentDetailsDocument, { orderUuid, redirectResult }))
        .submitPaymentDetails
    : (await api.query(CheckPaymentDocument, { orderUuid })).checkPayment

  const outcome = paymentOutcome(answer, paths)
  // Visitors go back to their payment by a link: they are never sent there without a click.
  if (outcome.kind === 'go' && answer.state !== 'ACTION_REQUIRED') throw redirect(outcome.url)
  return {
    orderUuid,
    methodId: answer.methodId,
    errors: outcome.kind === 'stay' ? outcome.errors : [],
    paymentUrl: outcome.kind === 'go' || answer.action?.qrCode ? answer.action?.url : undefined,
    qrCode: answer.action?.qrCode ?? undefined,
  }
}

/** The visitor asks by hand; the loader answers. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { language } = context.get(shopApi)
  return replace(pathsOf(language).processing(String(form.get('order') ?? '')))
}

export default function ProcessingRoute({ loaderData }: Route.ComponentProps) {
  const { orderUuid, methodId, errors, paymentUrl, qrCode } = loaderData
  const t = useTexts(paymentOutcomeTexts, 'processing')
  const phase = usePaymentPoll(orderUuid, errors.length === 0)

  useEffect(forgetRedirectResult, [])
  return (
    <Page width="reading">
      <PageMeta title={t('pageTitle')} isPrivate />
      <ProcessingPanel
        orderUuid={orderUuid}
        methodId={methodId ?? undefined}
        phase={phase}
        errors={errors}
        paymentUrl={paymentUrl}
        qrCode={qrCode}
      />
    </Page>
  )
}

/** The result that the visitor brought back is used by now, and leaves the address and its history. */
function forgetRedirectResult() {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('redirectResult')) return
  url.searchParams.delete('redirectResult')
  window.history.replaceState(window.history.state, '', url)
}

const SubmitPaymentDetailsDocument = graphql(`
  mutation SubmitPaymentDetails($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
    submitPaymentDetails(
      userData: $userData
      orderUuid: $orderUuid
      redirectResult: $redirectResult
    ) { ...PaymentAnswer action { qrCode } }
  }
`)

const CheckPaymentDocument = graphql(`
  mutation CheckPayment($userData: UserData!, $orderUuid: String!) {
    checkPayment(userData: $userData, orderUuid: $orderUuid) { ...PaymentAnswer action { qrCode } }
  }
`)
