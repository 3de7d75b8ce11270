import { useEffect, useRef } from 'react'
import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import type { PaymentAnswerFragment } from '#storefront/graphql/generated/graphql.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.ts'

type PostRedirectProps = { action: NonNullable<PaymentAnswerFragment['action']> }

/** Redirects to a payment page that takes a posted form. The form is sent at once, or by its button where that fails. */
export function PostRedirect({ action }: PostRedirectProps) {
  const t = useTexts(paymentOutcomeTexts, 'postRedirect')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <form
      ref={form}
      method="post"
      action={action.url}
      className="grid justify-items-center gap-4 rounded-panel bg-surface-warm px-6 py-14 text-center"
    >
      {action.fields.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      <Spinner className="text-action" />
      <h2 className="text-[1.5rem]">{t('heading')}</h2>
      <p>{t('text')}</p>
      <button
        type="submit"
        className="min-h-13 rounded-full bg-action px-7 font-bold text-on-action hover:bg-action-strong"
      >
        {t('action')}
      </button>
    </form>
  )
}
