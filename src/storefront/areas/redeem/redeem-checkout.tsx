import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import { addressLines } from '#kernel/address-parts.ts'
import { sum } from '#kernel/money.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  PaymentChoiceFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { ordererKindOf } from '#storefront/parts/basket/orderer-kind.ts'
import { BackLink } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { LegalLink } from '#storefront/parts/legal/legal-link.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import {
  methodsOf,
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { ToMethods } from '#storefront/parts/payment-fields/to-methods.tsx'
import { callRedeem } from '#storefront/parts/redeem/call-redeem.ts'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { LeftTooLittle } from './left-too-little.tsx'
import { RedeemLines } from './redeem-lines.tsx'
import { type OpenRedeem, refreshRedeem } from './redeem-state.ts'
import { RedeemTotals } from './redeem-totals.tsx'

type RedeemCheckoutProps = {
  redeem: OpenRedeem
  /** What the shop had against it. */
  errors: readonly ShopErrorFragment[]
  /** The amount was another than the one that was shown. */
  isChanged: boolean
  /** What else is to be said above it. */
  notice: Elements
}

/** What is chosen, to whom it goes, what is left to pay, and the one button that does it. */
export function RedeemCheckout({ redeem, errors, isChanged, notice }: RedeemCheckoutProps) {
  const t = useTexts(redeemCheckoutTexts, 'checkout')
  const paths = usePaths()
  const { order, session } = redeem
  const hasFailed = new URLSearchParams(useLocation().search).has('error')
  useEffect(() => {
    if (isChanged || errors.length > 0) void refreshRedeem()
  }, [isChanged, errors])
  return (
    <div className="grid gap-8 pt-6 lg:grid-cols-[1fr_23.5rem] lg:gap-12">
      <div className="min-w-0">
        <header className="mb-5">
          <h1 className="text-heading-1">{t('heading')}</h1>
          {session.company && (
            <p className="mt-2 font-semibold">{t('of', { company: session.company })}</p>
          )}
        </header>
        {notice}
        {hasFailed && errors.length === 0 && !isChanged && !notice && (
          <MessageRow tone="checkoutWarning" className="mb-5">
            <span>{t('retry')}</span>
            {order.toPay.value > 0 && <ToMethods />}
          </MessageRow>
        )}
        {isChanged && (
          <MessageRow tone="checkoutWarning" className="mb-5">
            {t('changed')}
          </MessageRow>
        )}
        <To order={order} isPosted={session.shouldAddPhysicalAddress} />
        <section
          aria-label={t('overview')}
          className="mt-5 rounded-panel bg-surface-warm p-5 lg:hidden"
        >
          <RedeemLines order={order} />
          <RedeemTotals order={order} session={session} />
        </section>
        <LeftTooLittle redeem={redeem} />
        <Payment redeem={redeem} errors={errors} />
        <p className="mt-6">
          <BackLink
            href={session.pageId ? paths.redeemShop(session.pageId) : paths.redeem()}
            text={t('back')}
          />
        </p>
      </div>
      <aside
        aria-labelledby="redeem-overview"
        className="h-fit rounded-panel bg-surface-warm p-6 max-lg:hidden lg:sticky lg:top-6"
      >
        <h2 id="redeem-overview" className="mb-5 text-[1.25rem]">
          {t('overview')}
        </h2>
        <RedeemLines order={order} />
        <RedeemTotals order={order} session={session} />
      </aside>
    </div>
  )
}

function To({ order, isPosted }: Pick<OpenRedeem, 'order'> & { isPosted: boolean }) {
  const t = useTexts(redeemCheckoutTexts, 'checkout')
  const openModal = useModals()
  const details = order.billingAddress
  if (!details?.email)
    return (
      <Button onClick={() => openModal('redeemGuestDelivery', { profile: undefined })}>
        {t('to')}
      </Button>
    )
  return (
    <section
      aria-labelledby="redeem-to"
      className="rounded-card p-4 ring-[1.5px] ring-line ring-inset sm:p-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="redeem-to" className="text-[1.125rem]">
          {t('to')}
        </h2>
        <Button
          variant="link"
          size="small"
          aria-label={t('changeDetails')}
          onClick={() => openModal('redeemGuestOrderForm', {})}
        >
          {t('change')}
        </Button>
      </div>
      <address className="wrap-anywhere not-italic leading-relaxed">
        <span>{[details.firstName, details.lastName].filter(Boolean).join(' ')}</span>
        <br />
        <span>{details.email}</span>
        {isPosted &&
          addressLines(placeOf(details)).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      </address>
    </section>
  )
}

type Details = NonNullable<OpenRedeem['order']['billingAddress']>

/** What is known of it; what is not is left out. */
const placeOf = (details: Details) =>
  Object.fromEntries(
    Object.entries(details).map(([part, text]) => [part, text ?? undefined]),
  ) as Parameters<typeof addressLines>[0]

function Payment({ redeem, errors }: Pick<RedeemCheckoutProps, 'redeem' | 'errors'>) {
  const t = useTexts(redeemCheckoutTexts, 'checkout')
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const [isTaking, setTaking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef<PaymentFieldsHandle>(null)
  const { order } = redeem
  const choice = usePaymentChoice(order.toPay.value)
  const isFree = order.toPay.value === 0
  const canOrder =
    Boolean(order.billingAddress?.email) &&
    order.totalQuantity > 0 &&
    order.problemCount === 0 &&
    !order.isRemainderTooSmall
  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPaying || isTaking || !canOrder) return
    setTaking(true)
    const payment = isFree ? {} : await fields.current?.take()
    setTaking(false)
    if (payment === undefined) return
    void submit(
      {
        ...{ ...payment, expectedTotal: order.toPay.value },
        ...{ expectedPromotion: promotionOf(order), redeemVersion: order.version },
      },
      { method: 'post' },
    )
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void pay(event)}
      className="mt-6"
    >
      {isFree ? (
        <>
          <ErrorRows errors={errors} className="mb-4" />
          <p className="flex items-center gap-2 font-semibold text-leaf">{t('nothingToPay')}</p>
          <p className="mt-3 text-[0.9375rem] text-text-soft">
            {t.rich('legal', {
              terms: (text) => <LegalLink subject="redeemTerms">{text}</LegalLink>,
              privacy: (text) => <LegalLink subject="redeemPrivacy">{text}</LegalLink>,
            })}
          </p>
        </>
      ) : (
        <>
          <h2 className="mb-3 text-[1.125rem]">{t('payRest')}</h2>
          {choice === undefined && <div className="min-h-dvh" />}
          {choice && methodsOf(choice).length === 0 && (
            <MessageRow tone="error">{choice.errors[0]?.message ?? t('noWays')}</MessageRow>
          )}
          {choice && methodsOf(choice).length > 0 && (
            <PaymentFields
              ref={fields}
              choice={choice}
              errors={errors}
              about="redeem"
              orderer={ordererKindOf({ saved: order.billingAddress })}
              total={order.toPay}
              isPaying={isPaying}
              again={() => form.current?.requestSubmit()}
            />
          )}
        </>
      )}
      {(isFree || choice) && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-surface-blush p-4 sm:p-5">
          <p className="font-bold font-display text-[1.75rem] tabular-nums">
            <Price money={order.toPay} />
          </p>
          <Button
            type="submit"
            isLoading={isPaying || isTaking}
            isDisabled={!canOrder}
            className="max-sm:w-full"
          >
            {t(isFree ? 'redeem' : 'orderAndPay')}
          </Button>
          <p role="status" className="sr-only">
            {isPaying && t('busy')}
          </p>
        </div>
      )}
    </form>
  )
}

/** What the shop adds to all that is chosen, as its lines say. */
const promotionOf = ({ packages }: OpenRedeem['order']): number =>
  sum(
    packages.map((line) =>
      line.__typename === 'RedeemPackage' ? (line.packageTotals.promotionAmount?.value ?? 0) : 0,
    ),
  )

/** The ways to pay what is missing; none are asked for where nothing is. */
function usePaymentChoice(total: number): PaymentChoiceFragment | undefined {
  const [choice, setChoice] = useState<PaymentChoiceFragment>()
  useEffect(() => {
    let isWanted = true
    if (total > 0)
      callRedeem(RedeemPaymentMethodsDocument, { total })
        .then(({ paymentMethods }) => isWanted && setChoice(paymentMethods))
        .catch(
          () => isWanted && setChoice({ methods: [], cardFields: null, failures: 0, errors: [] }),
        )
    return () => {
      isWanted = false
    }
  }, [total])
  return choice
}

const RedeemPaymentMethodsDocument = graphql(`
  query RedeemPaymentMethods($userData: UserData!, $total: Int!) {
    paymentMethods(userData: $userData, total: $total) { ...PaymentChoice }
  }
`)
