import { useState } from 'react'
import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { Link } from '#ui/link.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'

/**
 * The form of the newsletter, in the footer or on a page. Nothing is ticked beforehand and there is no puzzle: the
 * browser computes the captcha from the first touch, and a sentence explains where it cannot.
 */
export function NewsletterForm() {
  const t = useTexts(newsletterTexts)
  const privacyPath = usePaths().privacy()
  /** The address that was mailed, once it was. */
  const [mailed, setMailed] = useState<string>()
  const form = useShopForm({
    name: 'newsletter',
    load: () => import('./subscribe.ts'),
    fieldErrorMessage: useFieldErrorMessage(newsletterTexts),
    onDone: ({ email }) => setMailed(email),
    captcha: useCaptcha(),
  })
  if (mailed !== undefined) return <Mailed email={mailed} />
  return (
    <form {...form.formProps} aria-label={t('title')}>
      <ErrorSummary form={form} />
      <div className="grid gap-3 [[role=alert]+&]:mt-4 sm:grid-cols-[1.6fr_1fr] xl:grid-cols-[1.6fr_1fr_auto]">
        <EmailField {...form.field('email')} label={t('email')} />
        <LineField
          {...form.field('firstName')}
          label={t('firstName')}
          optionalText={t('optional')}
          autoComplete="given-name"
          maxLength={60}
        />
        <div className="sm:max-xl:col-span-2">
          <Button type="submit" isLoading={form.isSending} className="min-h-16 max-xl:w-full">
            {t('submit')}
          </Button>
        </div>
      </div>
      <FormMessages form={form} className="mt-3" />
      <noscript>
        <p className="mt-3 font-semibold">{t('noScript')}</p>
      </noscript>
      <p className="mt-3 text-[0.9375rem] text-text-soft">
        <span>{t('promise')}</span>{' '}
        <Link href={privacyPath} tone="quiet">
          {t('privacy')}
        </Link>
      </p>
    </form>
  )
}

/** Takes the focus once, because the form that had it is gone. */
function Mailed({ email }: { email: string }) {
  const t = useTexts(newsletterTexts, 'done')
  return (
    <div
      role="status"
      tabIndex={-1}
      ref={takeFocus}
      className="rounded-panel bg-surface px-5 py-5 outline-none sm:px-7"
    >
      <p className="font-bold font-display text-[1.25rem]">{t('title')}</p>
      <p className="wrap-anywhere mt-1.5">{t('text', { email })}</p>
    </div>
  )
}
