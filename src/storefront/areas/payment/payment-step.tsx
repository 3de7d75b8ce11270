import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { paymentTexts } from '#i18n/texts/payment.ts'
import type {
  OrderTotalsFragment,
  PayingCardsFragment,
  PaymentChoiceFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import type { OrdererKind } from '#storefront/parts/basket/orderer-kind.ts'
import { withdrawableIn } from '#storefront/parts/basket/withdrawable.ts'
import { BackLink } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import {
  EarlyDeliveryBox,
  type EarlyDeliveryHandle,
} from '#storefront/parts/payment-fields/early-delivery-box.tsx'
import { NoMethods } from '#storefront/parts/payment-fields/no-methods.tsx'
import { PayBox } from '#storefront/parts/payment-fields/pay-box.tsx'
import {
  type Bought,
  methodsOf,
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { ScamWarning } from '#storefront/parts/payment-fields/scam-warning.tsx'
import { Unblockable } from '#storefront/parts/payment-fields/unblockable.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PayingCards } from './paying-cards.tsx'

type Totals = OrderTotalsFragment['groupedTotals']

type PaymentStepProps = {
  basketId: string
  orderer: OrdererKind
  paying: PayingCardsFragment
  /** Of what is paid. */
  totals: Totals
  cardPrefixes: readonly string[]
  choice: PaymentChoiceFragment
  /** The step before was that of shipping, not the details. */
  hasShipping: boolean
  /** The basket looks like its giver is being tricked. */
  scamWarning: { delayMinutes: number } | null
  /** Whether cards may come within the days of the right to withdraw has to be said. */
  earlyDelivery: { notBefore: string } | null
  /** Titles of cards that nobody can block. */
  unblockable: readonly string[]
  errors: readonly ShopErrorFragment[]
  /** What was shown when the price turned out to have changed. */
  totalBefore: number | undefined
}

/** Sets of blank cards alone have terms of their own. */
function boughtIn(totals: Totals): Bought {
  const [kind, ...others] = withdrawableIn(totals)
  return kind === 'pack' && others.length === 0 ? 'pack' : 'gift'
}

/** The choice of how to pay, and the one button that pays. */
export function PaymentStep(props: PaymentStepProps) {
  const { paying, choice, hasShipping, errors, totalBefore, earlyDelivery } = props
  const t = useTexts(paymentTexts, 'payment')
  const back = useTexts(checkoutTexts, 'back')
  const locale = useLanguage()
  const paths = usePaths()
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const [isTaking, setIsTaking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fields = useRef<PaymentFieldsHandle>(null)
  const box = useRef<EarlyDeliveryHandle>(null)
  const total = paying.amountToPay
  const isPaidByCards = total.value === 0 && paying.giftCardPayments.length > 0

  if (methodsOf(choice).length === 0 && !isPaidByCards)
    return <NoMethods errors={choice.errors} again={`${paths.checkout()}?stap=betaling`} />

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPaying || isTaking) return
    const said = earlyDelivery ? box.current?.take() : {}
    if (said === undefined) return
    setIsTaking(true)
    const payment = isPaidByCards ? {} : await fields.current?.take()
    setIsTaking(false)
    if (payment === undefined) return
    void submit({ ...payment, ...said, expectedTotal: total.value }, { method: 'post' })
  }
  return (
    <>
      <PayingCards order={paying} cardPrefixes={props.cardPrefixes} />
      <Form ref={form} method="post" noValidate onSubmit={(event) => void pay(event)}>
        {totalBefore !== undefined && (
          <MessageRow tone="checkoutWarning" className="mb-6">
            <strong className="block">{t('changed')}</strong>
            <span>
              {t('changedText', {
                before: formatMoney(locale, { ...total, value: totalBefore }),
                now: formatMoney(locale, total),
              })}
            </span>
          </MessageRow>
        )}
        {props.scamWarning && <ScamWarning {...props.scamWarning} />}
        {!isPaidByCards && (
          <PaymentFields
            ref={fields}
            choice={choice}
            errors={errors}
            total={total}
            isPaying={isPaying}
            about={props.basketId}
            bought={boughtIn(props.totals)}
            orderer={props.orderer}
            again={() => form.current?.requestSubmit()}
          />
        )}
        {isPaidByCards &&
          errors.map(({ message }) => (
            <MessageRow key={message} tone="error" className="mb-4">
              {message}
            </MessageRow>
          ))}
        {earlyDelivery && <EarlyDeliveryBox ref={box} about={props.basketId} {...earlyDelivery} />}
        <Unblockable titles={props.unblockable} />
        <PayBox total={total} isBusy={isPaying || isTaking} isPaying={isPaying} />
        <p className="mt-6 text-center sm:text-left">
          <BackLink
            href={`${paths.checkout()}?stap=${hasShipping ? 'verzending' : 'gegevens'}`}
            text={back(hasShipping ? 'shipping' : 'details')}
          />
        </p>
      </Form>
    </>
  )
}
