import { type FormEvent, useRef, useState } from 'react'
import { useNavigate, useNavigation, useSubmit } from 'react-router'
import type { WireMoney } from '#i18n/formats.ts'
import { quoteTexts } from '#i18n/texts/quote.ts'
import { withQuery } from '#kernel/with-query.ts'
import type {
  PaymentChoiceFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { NeedsScript } from '#storefront/parts/page/needs-script.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { NoMethods } from '#storefront/parts/payment-fields/no-methods.tsx'
import { PayBox } from '#storefront/parts/payment-fields/pay-box.tsx'
import {
  methodsOf,
  PaymentFields,
  type PaymentFieldsHandle,
} from '#storefront/parts/payment-fields/payment-fields.tsx'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'

type AcceptQuoteProps = {
  token: string
  quote: { companyName: string; version: number; total: WireMoney }
  /** Companies that the customer who is logged in may order for. */
  companies: readonly { id: string; name: string }[]
  company: string | undefined
  choice: PaymentChoiceFragment
  errors: readonly ShopErrorFragment[]
  /** Why the visitor is back from the bank. */
  notice: Elements
}

/** Accepts a quote by ordering and paying it, or declines it. */
export function AcceptQuote(props: AcceptQuoteProps) {
  const { token, quote, company, choice, errors, notice } = props
  const t = useTexts(quoteTexts, 'quote')
  const openModal = useModals()
  const again = usePaths().quote(token)
  const { total } = quote
  const pay = useQuotePayment(props)
  const { isBusy, isPaying } = pay
  const hasMethods = methodsOf(choice).length > 0
  return (
    <section
      aria-labelledby="accept-quote"
      className="min-w-0 rounded-panel bg-surface px-4 py-5 shadow-soft sm:px-8 sm:py-8"
    >
      {notice}
      <form
        ref={pay.form}
        method="post"
        noValidate
        aria-label={t('payForm')}
        onSubmit={(event) => void pay.submit(event)}
        className="grid grid-cols-1 gap-6"
      >
        <div className="grid gap-2">
          <NeedsScript />
          <h2 id="accept-quote" className="text-[1.375rem]">
            {t('accept')}
          </h2>
          <p>{t('acceptText')}</p>
        </div>
        <OrderFor {...props} />
        {hasMethods ? (
          <PaymentFields
            // Another company may be offered other ways to pay.
            key={company ?? ''}
            about={`quote-${token}`}
            orderer="company"
            ref={pay.payment}
            choice={choice}
            errors={errors}
            total={total}
            isPaying={isBusy}
            again={() => pay.form.current?.requestSubmit()}
          />
        ) : (
          <NoMethods errors={choice.errors} again={again} />
        )}
        {/* Another version is agreed to anew. */}
        <TermsCheckbox key={quote.version} name="acceptTerms" error={pay.termsError} />
        {hasMethods && <PayBox total={total} isBusy={isBusy} isPaying={isPaying} />}
      </form>
      <p className="mt-5">
        <Button variant="link" onClick={() => openModal('declineQuote', { token })}>
          {t('decline')}
        </Button>
      </p>
    </section>
  )
}

/** Sends the payment once the terms are agreed to and its fields are complete. */
function useQuotePayment({ token, quote, company }: AcceptQuoteProps) {
  const problem = useTexts(quoteTexts, 'problems')('termsNotAccepted')
  const submit = useSubmit()
  const isPaying = useNavigation().formMethod === 'POST'
  const [isTaking, setTaking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const payment = useRef<PaymentFieldsHandle>(null)
  const isBusy = isPaying || isTaking
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const terms = form.current?.elements.namedItem('acceptTerms') as HTMLInputElement | null
    setRefused(terms?.checked !== true)
    if (terms?.checked !== true) {
      terms?.focus()
      return
    }
    setTaking(true)
    const values = await payment.current?.take()
    setTaking(false)
    if (values === undefined) return
    const { version, total } = quote
    const named = { quote: token, version, acceptTerms: 'on', ...(company && { company }) }
    void submit({ ...values, ...named, expectedTotal: total.value }, { method: 'post' })
  }
  const termsError = isRefused ? problem : undefined
  return { form, payment, isBusy, isPaying, termsError, submit: send }
}

const asAsked = ''

/** A member may order for a company of their own, and by it on account. */
function OrderFor({ token, quote, companies, company }: AcceptQuoteProps) {
  const t = useTexts(quoteTexts, 'quote')
  const paths = usePaths()
  const navigate = useNavigate()
  if (companies.length === 0) return null
  const options = [
    { value: asAsked, label: t('asAsked', { company: quote.companyName }) },
    ...companies.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const choose = (chosen: string) => {
    const asked = chosen === asAsked ? {} : { bedrijf: chosen }
    void navigate(withQuery(paths.quote(token), asked), { preventScrollReset: true, replace: true })
  }
  return (
    <RadioCards
      legend={t('orderFor')}
      name="orderFor"
      layout="stack"
      className="wrap-anywhere"
      options={options}
      value={company ?? asAsked}
      onChange={choose}
    />
  )
}
