import { redirect } from 'react-router'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { countProblems } from '#storefront/areas/basket/count-problems.ts'
import { type CheckoutStep, stepFor } from '#storefront/areas/checkout/checkout-step.ts'
import { DetailsIntro } from '#storefront/areas/checkout/details-intro.tsx'
import { DetailsStep } from '#storefront/areas/checkout/details-step.tsx'
import { FoldedOverview, OrderOverview } from '#storefront/areas/checkout/order-overview.tsx'
import { ShippingStep } from '#storefront/areas/checkout/shipping-step.tsx'
import { StepIndicator } from '#storefront/areas/checkout/step-indicator.tsx'
import { useStepFocus } from '#storefront/areas/checkout/use-step-focus.ts'
import { readPaymentReturn } from '#storefront/areas/payment/payment-return.ts'
import { PaymentStep } from '#storefront/areas/payment/payment-step.tsx'
import { PostRedirect } from '#storefront/areas/payment/post-redirect.tsx'
import { RetryMessage } from '#storefront/areas/payment/retry-message.tsx'
import { startPayment } from '#storefront/areas/payment/start-payment.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { beginCheckout } from '#storefront/parts/measurement/events.ts'
import { measuredCart, measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#storefront/ui/page.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import type { Route } from './+types/checkout.route'

export const headers = () => privatePage

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const paths = pathsOf(api.language)
  const search = new URL(request.url).searchParams
  const orderUuid = search.get('order')
  const reason = readPaymentReturn(search.get('error'))

  // A retry is about the basket of that order (SPEC §2); another visit is about the open one.
  const asked = orderUuid ? { orderUuid } : {}
  const { cartV2: order, storeData, getUserInfo } = await api.query(CheckoutRouteDocument, asked)
  if (reason !== undefined && !storeData.toggles.retryPayment)
    throw redirect(orderUuid ? paths.order(orderUuid) : paths.basket())
  if (!order || order.shipments.length === 0) throw redirect(paths.basket())
  if (countProblems(order.shipments) > 0) throw redirect(paths.basket())

  const hasDetails = Boolean(order.billingAddress?.email)
  const step = stepFor(search.get('stap'), {
    hasDetails,
    isRetry: reason !== undefined || orderUuid !== null,
  })
  const choice = step === 'betaling' ? await api.query(PaymentMethodsDocument, {}) : undefined
  return {
    order,
    step,
    reason,
    choice: choice?.paymentMethods,
    supportEmail: storeData.organisation.email,
    profile: getUserInfo.user?.mainProfile,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(shopApi)
  return startPayment(api, request, await request.formData())
}

const headingOf = {
  gegevens: 'details.heading',
  verzending: 'shipping.heading',
  betaling: 'payment.heading',
} as const satisfies Record<CheckoutStep, string>

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, step, reason, choice, supportEmail, profile } = loaderData
  const t = useTexts(checkoutTexts)
  const heading = useStepFocus(step)
  useMeasured(order.id, () => {
    if (measureOnce('checkouts', order.id)) beginCheckout(measuredCart(order))
  })
  const answer = actionData?.step === step ? actionData : undefined
  const postRedirect = answer && 'postRedirect' in answer ? answer.postRedirect : undefined
  return (
    <Page>
      <PageMeta title={`${t(headingOf[step])} · ${t('pageTitle')}`} isPrivate />
      <StepIndicator current={step} />
      <div className="grid gap-8 lg:grid-cols-[1fr_23.5rem] lg:gap-12">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="mb-4 text-heading-2 outline-none">
            {t(headingOf[step])}
          </h1>
          <NeedsScript />
          {step === 'gegevens' && <DetailsIntro email={profile?.email} />}
          {step === 'betaling' && reason && !answer && (
            <RetryMessage reason={reason} supportEmail={supportEmail} />
          )}
          <FoldedOverview order={order} />
          {step === 'gegevens' && <DetailsStep saved={order.billingAddress} profile={profile} />}
          {step === 'verzending' && order.billingAddress && (
            <ShippingStep shipments={order.shipments} details={order.billingAddress} />
          )}
          {step === 'betaling' && choice && !postRedirect && (
            <PaymentStep
              order={order}
              choice={choice}
              errors={answer?.errors ?? []}
              totalBefore={answer && 'totalBefore' in answer ? answer.totalBefore : undefined}
            />
          )}
          {postRedirect && <PostRedirect action={postRedirect} />}
        </div>
        <OrderOverview order={order} />
      </div>
    </Page>
  )
}

const CheckoutRouteDocument = graphql(`
  query CheckoutRoute($userData: UserData!, $orderUuid: String) {
    cartV2(userData: $userData, orderUuid: $orderUuid) {
      id
      ...OrderOverview
      ...MeasuredCart
      shipments { ...ShippingStep ...PackagesToCheck }
      billingAddress { ...DetailsAddress }
    }
    storeData(userData: $userData) { organisation { email } toggles { retryPayment } }
    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }
  }
`)

const PaymentMethodsDocument = graphql(`
  query PaymentMethods($userData: UserData!) {
    paymentMethods(userData: $userData) { ...PaymentChoice }
  }
`)
