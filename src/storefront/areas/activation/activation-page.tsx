import { useState } from 'react'
import { activationTexts } from '#i18n/texts/activation.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardNumberField } from '#storefront/parts/choice-card/card-number-field.tsx'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { NoMethods } from '#storefront/parts/payment-fields/no-methods.tsx'
import { PayBox } from '#storefront/parts/payment-fields/pay-box.tsx'
import { methodsOf, PaymentFields } from '#storefront/parts/payment-fields/payment-fields.tsx'
import type { Elements } from '#ui/elements.ts'
import { EmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { Amounts } from './amounts.tsx'
import { BackOfCard } from './back-of-card.tsx'
import { CardTerms } from './card-terms.tsx'
import { KeptActivation } from './kept-activation.tsx'
import type { ActivationData } from './load-activation-page.ts'
import { type ActivationState, useActivation } from './use-activation.ts'

type ActivationPageProps = {
  data: ActivationData
  /** What the shop had against paying. */
  errors: readonly ShopErrorFragment[]
  /** Why the visitor is back from the bank. */
  notice: Elements
}

/** Which card, how much and where the mail goes; then how to pay, and the one button (SPEC §2, activation). */
export function ActivationPage({ data, errors, notice }: ActivationPageProps) {
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 gap-y-10 rounded-panel bg-surface-blush px-3 pt-3 pb-8 sm:px-9 sm:py-10 lg:grid-cols-[1.2fr_1fr]">
      <div className="min-w-0 rounded-panel bg-surface px-4 py-5 shadow-soft sm:px-8 sm:py-8">
        {notice}
        {data.kept && !isChanging ? (
          <KeptActivation
            data={data}
            kept={data.kept}
            errors={errors}
            onChange={() => setChanging(true)}
          />
        ) : (
          <ActivationForm data={data} errors={errors} />
        )}
      </div>
      <BackOfCard />
    </div>
  )
}

function ActivationForm({ data, errors }: Omit<ActivationPageProps, 'notice'>) {
  const t = useTexts(activationTexts)
  const paths = usePaths()
  const state = useActivation(data)
  const { form, payment, isPaying, total } = state
  const isBusy = form.isSending || isPaying
  const { choice } = data
  const hasMethods = methodsOf(choice).length > 0
  return (
    <form
      {...form.formProps}
      autoComplete="off"
      aria-label={t('form')}
      className="grid grid-cols-1 gap-9"
    >
      <div className="grid grid-cols-1 gap-4">
        <NeedsScript />
        <ErrorSummary form={form} />
        <h2 className="text-[1.375rem]">{t('what')}</h2>
        <Fields data={data} state={state} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <h2 className="text-[1.375rem]">{t('payment')}</h2>
        {hasMethods ? (
          <PaymentFields
            about="activation"
            bought="activation"
            orderer="unknown"
            ref={payment}
            choice={choice}
            errors={errors}
            total={total}
            isPaying={isBusy}
            again={() => form.element.current?.requestSubmit()}
          />
        ) : (
          <NoMethods errors={choice.errors} again={paths.activation()} />
        )}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <TermsCheckbox {...form.field('acceptTerms')} />
        <FormMessages form={form} />
        <Amounts onCard={state.amount} fee={data.serviceFee} />
        {hasMethods && <PayBox total={total} isBusy={isBusy} isPaying={isPaying} />}
      </div>
    </form>
  )
}

type PartProps = { data: ActivationData; state: ActivationState }

function Fields({ data: { kept }, state: { form, typing, range, terms } }: PartProps) {
  const t = useTexts(activationTexts)
  return (
    <>
      <div>
        <div onInput={({ target }) => typing('cardNumber', (target as HTMLInputElement).value)}>
          <CardNumberField {...form.field('cardNumber')} />
        </div>
        <CardTerms terms={terms} />
      </div>
      <TextField
        {...form.field('amount')}
        label={t('amount')}
        hint={t('amountHint', { ranges: range })}
        prefix="€"
        inputMode="numeric"
        defaultValue={kept?.amount}
        onChange={({ target }) => typing('amount', target.value)}
        required
      />
      <EmailField
        {...form.field('email')}
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        defaultValue={kept?.email}
      />
    </>
  )
}
