import { contactTexts } from '#i18n/texts/contact.ts'
import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import type { ContactSubjectFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ContactForm } from './contact-form.tsx'

type ContactSectionProps = { subjects: readonly ContactSubjectFragment[]; email: string }

/** The form of the contact page, beside what one should know before writing. */
export function ContactSection({ subjects, email }: ContactSectionProps) {
  const t = useTexts(contactTexts)
  const privacy = useTexts(newsletterTexts)('privacy')
  return (
    <section
      aria-labelledby="write-to-us"
      className="mt-10 grid items-start gap-x-14 gap-y-6 rounded-panel bg-surface-warm px-5 py-8 sm:px-8 sm:py-10 lg:grid-cols-[1fr_1.7fr]"
    >
      <div className="grid gap-4">
        <h2 id="write-to-us" className="text-heading-2">
          {t('title')}
        </h2>
        <p className="max-w-[44ch] text-[1.0625rem]">{t('intro')}</p>
        <MessageRow tone="warning">{t('warning')}</MessageRow>
        <p className="text-[0.9375rem] text-text-soft">
          <span>{t('promise')}</span>{' '}
          <Link href={usePaths().privacy()} tone="quiet">
            {privacy}
          </Link>
        </p>
      </div>
      <ContactForm subjects={subjects} email={email} />
    </section>
  )
}
