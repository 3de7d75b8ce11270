import { useTranslations } from 'use-intl'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import { useNewsletterForm } from './use-newsletter-form.ts'

/**
 * Asks for the newsletter, in the footer or on a page. Nothing is ticked and nothing to be solved: the proof against
 * spam is computed from the first touch on, and explained in words where that cannot be.
 */
export function NewsletterForm() {
  const t = useTranslations('newsletter')
  const privacyPath = usePaths().privacy()
  const { form, said, isSending, mailed, begin, submit } = useNewsletterForm()
  if (mailed !== undefined) return <Mailed email={mailed} />
  return (
    <form ref={form} noValidate onFocus={begin} onSubmit={submit} aria-label={t('title')}>
      <div className="grid gap-3 sm:grid-cols-[1.6fr_1fr] xl:grid-cols-[1.6fr_1fr_auto]">
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          spellCheck={false}
          required
          error={said.fields.email}
        />
        <TextField
          name="firstName"
          label={t('firstName')}
          optionalText={t('optional')}
          autoComplete="given-name"
          maxLength={60}
          error={said.fields.firstName}
        />
        <div className="sm:max-xl:col-span-2">
          <Button type="submit" isLoading={isSending} className="min-h-16 max-xl:w-full">
            {t('submit')}
          </Button>
        </div>
      </div>
      {said.others.map((message) => (
        <MessageRow key={message} tone="error" className="mt-3">
          {message}
        </MessageRow>
      ))}
      <noscript>
        <p className="mt-3 font-semibold">{t('noScript')}</p>
      </noscript>
      <p className="mt-3 text-[0.9375rem] text-text-soft">
        {t('promise')}{' '}
        <Link href={privacyPath} tone="quiet">
          {t('privacy')}
        </Link>
      </p>
    </form>
  )
}

const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** Takes the focus once, since the form that had it is gone. */
function Mailed({ email }: { email: string }) {
  const t = useTranslations('newsletter.done')
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
