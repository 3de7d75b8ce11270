import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { NewsletterForm } from './newsletter-form.tsx'

/** Links of the shop's own pages lead to the form by this name. */
export const newsletterAnchor = 'nieuwsbrief'

/** The newsletter above the columns of the footer. */
export function NewsletterBand() {
  const t = useTexts(newsletterTexts)
  return (
    <Kept
      as="section"
      name="newsletter"
      by={[]}
      id={newsletterAnchor}
      aria-labelledby="newsletter-title"
      className="on-light bg-surface-blush text-text print:hidden"
    >
      <div className="page-width grid gap-x-14 gap-y-5 py-10 sm:py-12 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="newsletter-title" className="text-heading-2">
            {t('title')}
          </h2>
          <p className="mt-2 max-w-[44ch] text-[1.0625rem]">{t('text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </Kept>
  )
}
