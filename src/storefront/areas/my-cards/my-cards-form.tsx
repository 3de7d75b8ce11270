import { useState } from 'react'
import { myCardsTexts } from '#i18n/texts/my-cards.ts'
import { EmailField } from '#storefront/parts/form/email-field.tsx'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FormMessages } from '#storefront/parts/form/form-messages.tsx'
import { useFieldErrorMessage } from '#storefront/parts/form/use-field-error-message.ts'
import { useShopForm } from '#storefront/parts/form/use-shop-form.ts'
import { Button } from '#storefront/ui/button.tsx'
import { takeFocus } from '#storefront/ui/take-focus.ts'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** Asks for an address. What it leads to is seen in its mailbox alone: the page says the same to everybody. */
export function MyCardsForm() {
  const t = useTexts(myCardsTexts)
  const [asked, setAsked] = useState<string>()
  const form = useShopForm({
    name: 'my-cards',
    load: () => import('./ask-for-cards.ts'),
    fieldErrorMessage: useFieldErrorMessage(myCardsTexts),
    onDone: ({ email }) => setAsked(email),
    hasCaptcha: true,
  })
  if (asked !== undefined) return <Asked email={asked} onAgain={() => setAsked(undefined)} />
  return (
    <form {...form.formProps} aria-label={t('heading')} className="grid gap-4">
      <ErrorSummary form={form} />
      <EmailField {...form.field('email')} label={t('email')} />
      <Button type="submit" isLoading={form.isSending} className="w-full sm:w-fit">
        {t('submit')}
      </Button>
      <FormMessages form={form} />
      <noscript>
        <p className="font-semibold">{t('noScript')}</p>
      </noscript>
      <p className="text-[0.9375rem] text-text-soft">{t('privacy')}</p>
    </form>
  )
}

/** Takes the focus once, because the form that had it is gone. */
function Asked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTexts(myCardsTexts, 'done')
  return (
    <div role="status" tabIndex={-1} ref={takeFocus} className="outline-none">
      <p className="font-bold font-display text-[1.25rem]">{t('title')}</p>
      <p className="wrap-anywhere mt-2 leading-relaxed">{t('text', { email })}</p>
      <Button variant="quiet" onClick={onAgain} className="mt-5">
        {t('again')}
      </Button>
    </div>
  )
}
