import { missedGiftTexts } from '#i18n/texts/missed-gift.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useTexts } from '#ui/use-texts.ts'
import { EmailForm } from './email-form.tsx'

/** For whoever was told of a gift that never came: has its giver told, who can send it again. */
export function MissedGift() {
  const t = useTexts(missedGiftTexts)
  return (
    <section
      aria-labelledby="missed-gift"
      className="mt-10 grid gap-x-14 gap-y-6 sm:mt-14 lg:grid-cols-[1fr_1.2fr]"
    >
      <div>
        <h2 id="missed-gift" className="text-heading-2">
          {t('heading')}
        </h2>
        <p className="mt-3 max-w-[52ch] leading-relaxed">{t('intro')}</p>
        <p className="mt-3 max-w-[52ch] text-text-soft leading-relaxed">{t('otherAddress')}</p>
      </div>
      <div className="rounded-panel bg-surface px-4 py-5 ring-1 ring-line ring-inset sm:px-8 sm:py-8">
        <EmailForm
          name="missed-gift"
          load={() => import('./report-missed.ts')}
          fieldErrorMessage={useFieldErrorMessage(missedGiftTexts)}
          words={{
            heading: t('heading'),
            email: t('email'),
            submit: t('submit'),
            privacy: t('privacy'),
            noScript: t('noScript'),
          }}
          done={{
            title: t('done.title'),
            text: (email) => t('done.text', { email }),
            again: t('done.again'),
          }}
        />
      </div>
    </section>
  )
}
