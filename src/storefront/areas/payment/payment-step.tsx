import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { formatMoney } from '#i18n/formats.ts'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { findPaymentMethod, isCardMethod } from '#kernel/payment-methods.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  OrderTotalsFragment,
  PaymentChoiceFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { BackLink } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { LegalLink } from '#storefront/parts/legal/legal-link.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PaymentMark } from '#storefront/parts/payment-marks/payment-mark.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { FieldError } from '#storefront/ui/field-error.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { Price } from '#storefront/ui/price.tsx'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { readBrowserInfo } from './browser-info.ts'
import { CardFields, type CardFieldsHandle } from './card-fields.tsx'
import { useProofOnDemand } from './use-proof-on-demand.ts'

type PaymentStepProps = {
  order: OrderTotalsFragment
  choice: PaymentChoiceFragment
  errors: readonly ShopErrorFragment[]
  /** What was shown when the price turned out to have changed. */
  totalBefore: number | undefined
}

/** The choice of how to pay, and the one button that pays. */
export function PaymentStep({ order, choice, errors, totalBefore }: PaymentStepProps) {
  const t = useTexts(checkoutTexts)
  const locale = useLanguage()
  const paths = usePaths()
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const card = useRef<CardFieldsHandle>(null)
  const methods = choice.methods.filter(({ id }) => !isCardMethod(id) || choice.cardFields)
  const [methodId, setMethodId] = useState(methods.find(({ id }) => !isCardMethod(id))?.id)
  const [isUnchosen, setIsUnchosen] = useState(false)
  const proof = useProofOnDemand(errors, {
    isBusy: isPaying,
    again: () => form.current?.requestSubmit(),
  })
  const total = order.totals.grandTotal
  const chosen = methods.find(({ id }) => id === methodId)

  if (methods.length === 0) return <NoMethods errors={choice.errors} />

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsUnchosen(!chosen)
    if (!chosen || isPaying || proof.isMaking) return
    const values = new FormData(event.currentTarget)
    if (isCardMethod(chosen.id)) {
      const encrypted = card.current?.collect()
      if (!encrypted) return
      for (const [name, value] of Object.entries(encrypted)) values.set(name, value)
      const token = await proof.take()
      if (token === undefined) return
      values.set('captchaToken', token)
    }
    values.set('browserInfo', readBrowserInfo())
    void submit(values, { method: 'post' })
  }
  return (
    <Form ref={form} method="post" noValidate onSubmit={(event) => void pay(event)}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="expectedTotal" value={total.value} />
      {totalBefore !== undefined && (
        <MessageRow tone="checkoutWarning" className="mb-6">
          <strong className="block">{t('payment.changed')}</strong>
          {t('payment.changedText', {
            before: formatMoney(locale, { ...total, value: totalBefore }),
            now: formatMoney(locale, total),
          })}
        </MessageRow>
      )}
      <ErrorRows errors={proof.otherErrors} className="mb-6" />
      {proof.hasFailed && (
        <MessageRow tone="error" className="mb-6">
          {t('payment.proofFailed')}
        </MessageRow>
      )}
      <RadioCards
        legend={t('payment.method')}
        name="methodId"
        layout="stack"
        options={methods.map((method) => {
          const kind = findPaymentMethod(method.id)?.kind
          const hint = kind && t(`payment.hint.${kind}`)
          return { value: method.id, label: <MethodLabel method={method} />, hint }
        })}
        value={methodId}
        onChange={(value) => {
          setMethodId(value)
          setIsUnchosen(false)
        }}
      />
      {isUnchosen && <FieldError id="method-error">{t('payment.choose')}</FieldError>}
      {chosen && isCardMethod(chosen.id) && choice.cardFields && (
        <div className="mt-4 animate-appear rounded-card bg-surface-warm p-4 sm:p-6">
          <CardFields
            ref={card}
            {...choice.cardFields}
            brands={chosen.brands}
            onSubmit={() => form.current?.requestSubmit()}
          />
        </div>
      )}
      <p className="mt-8 max-w-prose text-[0.9375rem] text-text-soft">
        {t.rich('payment.withdrawal', {
          terms: (text) => <LegalLink subject="terms">{text}</LegalLink>,
        })}
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-surface-blush p-4 sm:p-5">
        <p className="leading-tight">
          <span className="block text-[0.9375rem]">{t('payment.toPay')}</span>
          <span className="font-bold font-display text-[1.75rem] tabular-nums">
            <Price money={total} />
          </span>
        </p>
        <Button type="submit" isLoading={isPaying || proof.isMaking} className="max-sm:w-full">
          {t('payment.orderAndPay')}
        </Button>
        <p role="status" className="sr-only">
          {isPaying && t('payment.busy')}
        </p>
      </div>
      <p className="mt-6 text-center sm:text-left">
        <BackLink href={`${paths.checkout()}?stap=verzending`} text={t('back.shipping')} />
      </p>
    </Form>
  )
}

type Method = PaymentChoiceFragment['methods'][number]

function MethodLabel({ method }: { method: Method }) {
  const { id, name, brands } = method
  const marks = isCardMethod(id) ? brands : (findPaymentMethod(id)?.marks ?? [])
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pb-1.5">
      <span>{name}</span>
      <span className="flex flex-wrap gap-1.5">
        {marks.map((mark) => (
          <PaymentMark key={mark} mark={mark} />
        ))}
      </span>
    </span>
  )
}

function NoMethods({ errors }: { errors: readonly ShopErrorFragment[] }) {
  const t = useTexts(checkoutTexts, 'payment')
  const paths = usePaths()
  return (
    <div className="grid justify-items-start gap-5">
      {errors.length > 0 ? (
        <ErrorRows errors={errors} />
      ) : (
        <MessageRow tone="error">{t('none')}</MessageRow>
      )}
      <Button variant="quiet" href={`${paths.checkout()}?stap=betaling`}>
        {t('again')}
      </Button>
    </div>
  )
}

graphql(`
  fragment PaymentChoice on PaymentMethodsPayload {
    methods { id name brands }
    cardFields { frameUrl clientKey }
    errors { ...ShopError }
  }
`)
