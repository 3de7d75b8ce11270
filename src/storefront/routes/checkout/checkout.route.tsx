import { redirect } from 'react-router'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import { type Paths, pathsOf } from '#kernel/addresses.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import { withQuery } from '#kernel/with-query.ts'
import {
  type CheckoutStep,
  hasShippingStep,
  stepFor,
} from '#storefront/areas/checkout/checkout-step.ts'
import { DetailsStep } from '#storefront/areas/checkout/details-step.tsx'
import { FoldedOverview, OrderOverview } from '#storefront/areas/checkout/order-overview.tsx'
import { ShippingStep } from '#storefront/areas/checkout/shipping-step.tsx'
import { StepIndicator } from '#storefront/areas/checkout/step-indicator.tsx'
import { useStepFocus } from '#storefront/areas/checkout/use-step-focus.ts'
import { askAgainUnlessLineIsLost, unlessLineIsLost } from '#storefront/areas/payment/lost-line.ts'
import { paidAddress } from '#storefront/areas/payment/paid-address.ts'
import { readPaymentReturn } from '#storefront/areas/payment/payment-return.ts'
import { PaymentStep } from '#storefront/areas/payment/payment-step.tsx'
import { PostRedirect } from '#storefront/areas/payment/post-redirect.tsx'
import { LostLine, RetryMessage } from '#storefront/areas/payment/retry-message.tsx'
import { startPayment } from '#storefront/areas/payment/start-payment.ts'
import {
  giftIn,
  loadSingleGift,
  type SingleGiftData,
} from '#storefront/areas/single-gift/load-single-gift.ts'
import { SingleGiftPage } from '#storefront/areas/single-gift/single-gift-page.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CheckoutRouteQuery } from '#storefront/graphql/generated/graphql.ts'
import { type ShopApi, shopApi } from '#storefront/parts/api/shop-api.ts'
import { ordererKindOf } from '#storefront/parts/basket/orderer-kind.ts'
import { type Withdrawable, withdrawableIn } from '#storefront/parts/basket/withdrawable.ts'
import { variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { singleGiftAddress } from '#storefront/parts/gift-form/single-gift-address.ts'
import { beginCheckout } from '#storefront/parts/measurement/events.ts'
import { measuredCart, measureOnce } from '#storefront/parts/measurement/measured-cart.ts'
import { useMeasured } from '#storefront/parts/measurement/use-measured.ts'
import { DetailsIntro } from '#storefront/parts/order-details/details-intro.tsx'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { privatePage } from '#storefront/parts/page/page-headers.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/checkout.route'

export const headers = () => privatePage

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const search = new URL(request.url).searchParams
  const productId = search.get('gift')
  if (productId === null) return loadSteps(api, search)
  const orderUuid = search.get('order')
  const paths = pathsOf(api.language)
  const paid = orderUuid ? await paidAddress({ ...api, paths }, orderUuid) : undefined
  if (paid !== undefined) throw redirect(paid)
  const packageId = search.get('pakket') ?? undefined
  const quantity = readQuantity(search.get('aantal'))
  const gift = await loadSingleGift(api, { productId, packageId, quantity })
  return {
    ...{ kind: 'gift' as const, gift, reason: readPaymentReturn(search.get('error')) },
    withdrawable: [withdrawableOf(gift.product)],
    orderer: ordererKindOf({ saved: gift.order?.billingAddress, customer: gift.profile }),
  }
}

function withdrawableOf(product: SingleGiftData['product']): Withdrawable {
  const variant = variantOf(product)
  return variant === 'pack' || variant === 'donation' ? variant : 'gift'
}

/** How many are wanted, as the page of blank cards says; anything else is what stands on the page. */
function readQuantity(asked: string | null): number | undefined {
  const quantity = Number(asked ?? '')
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= packageQuantityMax
    ? quantity
    : undefined
}

async function loadSteps(api: ShopApi, search: URLSearchParams) {
  const paths = pathsOf(api.language)
  const orderUuid = search.get('order')
  const reason = readPaymentReturn(search.get('error'))

  // A retry is about the basket of that order (SPEC §2); another visit is about the open one.
  const asked = orderUuid ? { orderUuid } : {}
  const answer = await api.query(CheckoutRouteDocument, asked)
  const { cartV2: order, storeData, getUserInfo, companies } = answer
  if (reason !== undefined && !storeData.toggles.retryPayment)
    throw redirect(orderUuid ? paths.order(orderUuid) : paths.basket())
  // It may have been paid meanwhile: a bank may say yes after it was given up.
  const paid = !order && orderUuid ? await paidAddress({ ...api, paths }, orderUuid) : undefined
  if (paid !== undefined) throw redirect(paid)
  // An order that is no basket's may be an exchange, which is tried again where it was begun.
  if (!order && orderUuid && reason !== undefined)
    throw redirect(
      withQuery(paths.redeemCheckout(), { error: search.get('error'), order: orderUuid }),
    )
  if (!order || order.shipments.length === 0) throw redirect(paths.basket())
  if (order.quoteToken !== null)
    throw redirect(
      withQuery(paths.quote(order.quoteToken), { error: search.get('error'), order: orderUuid }),
    )
  if (order.customerEmail !== null && orderUuid !== null)
    throw redirect(activationToPayAgain(paths, orderUuid, search.get('error')))
  if (order.isSingleGift) throw redirect(giftToPayAgain(paths, order, search))
  if (order.problemCount > 0) throw redirect(paths.basket())

  const hasDetails = Boolean(order.billingAddress?.email)
  // What is posted may stand on a later page of a long basket.
  const isPosted = order.groupedTotals.physicalTotal.qty > 0
  const hasShipping = isPosted || hasShippingStep(order.shipments)
  const step = stepFor(search.get('stap'), {
    hasDetails,
    hasShipping,
    isRetry: reason !== undefined || orderUuid !== null,
  })
  const payment = step === 'betaling' ? await api.query(PaymentMethodsDocument, asked) : undefined
  return {
    kind: 'steps' as const,
    order,
    withdrawable: withdrawableIn(order.groupedTotals),
    orderer: ordererKindOf({
      saved: order.billingAddress,
      customer: getUserInfo.user?.mainProfile,
    }),
    orderUuid: orderUuid ?? undefined,
    step,
    hasShipping,
    reason,
    choice: payment?.paymentMethods,
    paying: payment?.cartV2 ?? undefined,
    cardPrefixes: payment?.storeData.cardPrefixes ?? [],
    supportEmail: storeData.organisation.email,
    profile: getUserInfo.user?.mainProfile,
    companies: companies.companies ?? [],
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(shopApi)
  const orderUuid = new URL(request.url).searchParams.get('order')
  return startPayment({ ...api, orderUuid }, request, await request.formData())
}

/** A line that is lost while paying takes nothing off the page. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  unlessLineIsLost(() => serverAction())

export const shouldRevalidate = askAgainUnlessLineIsLost

/** A payment that failed leads back to the activation. */
const activationToPayAgain = (paths: Paths, orderUuid: string, error: string | null): string =>
  withQuery(paths.activation(orderUuid), { error })

/** A payment that failed leads back to the gift, with the order that it was: it may be paid after all. */
function giftToPayAgain(paths: Paths, order: CheckoutOrder, search: URLSearchParams): string {
  const productId = giftIn(order)?.content.variation.product.id
  if (productId === undefined) return paths.basket()
  const again = { error: search.get('error'), order: search.get('order') }
  return withQuery(singleGiftAddress(paths, { productId }), again)
}

type CheckoutOrder = NonNullable<CheckoutRouteQuery['cartV2']>

function useHeading(step: CheckoutStep): string {
  const t = useTexts(checkoutTexts)
  const payment = useTexts(paymentTexts, 'payment')
  const headings: Record<CheckoutStep, string> = {
    gegevens: t('details.heading'),
    verzending: t('shipping.heading'),
    betaling: payment('heading'),
  }
  return headings[step]
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'steps') return <Steps loaderData={loaderData} actionData={actionData} />
  const { gift, reason } = loaderData
  if (actionData && 'postRedirect' in actionData)
    return (
      <Page width="reading">
        <PostRedirect action={actionData.postRedirect} />
      </Page>
    )
  return (
    <SingleGiftPage
      key={`${gift.product.id} ${gift.packageId}`}
      gift={gift}
      errors={actionData?.errors ?? []}
      notice={
        <>
          {actionData && 'hasNoLine' in actionData && <LostLine />}
          {reason && !actionData && (
            <RetryMessage
              reason={reason}
              failures={gift.choice.failures}
              supportEmail={gift.supportEmail}
              isGift
            />
          )}
        </>
      }
    />
  )
}

type StepsProps = {
  loaderData: Awaited<ReturnType<typeof loadSteps>>
  actionData: Route.ComponentProps['actionData']
}

function Steps({ loaderData, actionData }: StepsProps) {
  const { order, orderUuid, step, hasShipping, reason, choice, paying, supportEmail, profile } =
    loaderData
  const t = useTexts(checkoutTexts)
  const title = useHeading(step)
  const heading = useStepFocus(step)
  useMeasured(order.id, () => {
    if (measureOnce('checkouts', order.id)) beginCheckout(measuredCart(order))
  })
  const answer = actionData?.step === step ? actionData : undefined
  const postRedirect = answer && 'postRedirect' in answer ? answer.postRedirect : undefined
  return (
    <Page>
      <PageMeta title={`${title} · ${t('pageTitle')}`} isPrivate />
      <StepIndicator current={step} hasShipping={hasShipping} />
      <div className="grid gap-8 lg:grid-cols-[1fr_23.5rem] lg:gap-12">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="mb-4 text-heading-2 outline-none">
            {title}
          </h1>
          <NeedsScript />
          {step === 'gegevens' && <DetailsIntro email={profile?.email} />}
          {choice && reason && !answer && (
            <RetryMessage reason={reason} failures={choice.failures} supportEmail={supportEmail} />
          )}
          {answer && 'hasNoLine' in answer && <LostLine />}
          <FoldedOverview order={order} orderUuid={orderUuid} />
          {step === 'gegevens' && (
            <DetailsStep
              saved={order.billingAddress}
              profile={profile}
              companies={loaderData.companies}
              hasShipping={hasShipping}
            />
          )}
          {step === 'verzending' && order.billingAddress && (
            <ShippingStep shipments={order.shipments} details={order.billingAddress} />
          )}
          {step === 'betaling' && choice && paying && !postRedirect && (
            <PaymentStep
              basketId={order.id}
              orderer={loaderData.orderer}
              paying={paying}
              totals={order.groupedTotals}
              cardPrefixes={loaderData.cardPrefixes}
              choice={choice}
              hasShipping={hasShipping}
              scamWarning={order.scamWarning}
              earlyDelivery={order.earlyDelivery}
              unblockable={order.unblockable}
              errors={answer?.errors ?? []}
              totalBefore={answer && 'totalBefore' in answer ? answer.totalBefore : undefined}
            />
          )}
          {postRedirect && <PostRedirect action={postRedirect} />}
        </div>
        <OrderOverview order={order} orderUuid={orderUuid} />
      </div>
    </Page>
  )
}

const CheckoutRouteDocument = graphql(`
  query CheckoutRoute($userData: UserData!, $orderUuid: String) {
    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) {
      id
      isSingleGift
      customerEmail
      quoteToken
      problemCount
      scamWarning { delayMinutes }
      earlyDelivery { notBefore }
      unblockable
      groupedTotals { physicalTotal { qty } }
      ...SingleGiftOrder
      ...OrderOverview
      ...MeasuredCart
      shipments { deliveryForm ...ShippingStep }
      billingAddress { ...DetailsAddress }
    }
    storeData(userData: $userData) { organisation { email } toggles { retryPayment } }
    getUserInfo(userData: $userData) { user { mainProfile { ...DetailsProfile } } }
    companies(userData: $userData) { companies { ...BuyingCompany } }
  }
`)

const PaymentMethodsDocument = graphql(`
  query PaymentMethods($userData: UserData!, $orderUuid: String) {
    paymentMethods(userData: $userData) { ...PaymentChoice }
    cartV2(userData: $userData, orderUuid: $orderUuid, page: 1) { ...PayingCards }
    storeData(userData: $userData) { cardPrefixes }
  }
`)
