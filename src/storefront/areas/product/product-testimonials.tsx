import { offerTexts } from '#i18n/texts/offer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductTestimonialsFragment } from '#storefront/graphql/generated/graphql.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type Quotation, Testimonial } from './testimonial.tsx'

/** The others come in a modal there; without a script all of them stand on the page. */
const hiddenOnPhones = 'max-sm:[@media(scripting:enabled)]:hidden'

/**
 * Reviews of customers whose purchase was checked, and how that is known. Hidden without reviews. A phone shows the
 * first one, and the others on request.
 */
export function ProductTestimonials({ product }: { product: ProductTestimonialsFragment }) {
  const t = useTexts(offerTexts, 'testimonials')
  const openModal = useModals()
  const testimonials = useQuotations(product)
  const { length: count } = testimonials
  if (count === 0) return null
  return (
    <Section title={t('title')}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {testimonials.map((quotation, index) => (
          <Testimonial
            key={quotation.quote}
            quotation={quotation}
            className={index > 0 ? hiddenOnPhones : undefined}
          />
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-5 sm:hidden">
          <Button
            variant="quiet"
            isWide
            onClick={() => openModal('testimonialsMobile', { title: t('title'), testimonials })}
          >
            {t('all', { count })}
          </Button>
        </div>
      )}
    </Section>
  )
}

function useQuotations({ testimonials }: ProductTestimonialsFragment): readonly Quotation[] {
  const t = useTexts(offerTexts, 'testimonials')
  const days = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' })
  return testimonials.map(({ quote, author, sourceUrl, sourceTitle, verifiedOn }) => ({
    quote,
    author,
    sourceUrl,
    verified: t('verified', { date: days.format(new Date(verifiedOn)), source: sourceTitle }),
  }))
}

graphql(`
  fragment ProductTestimonials on Product {
    testimonials {
      quote
      author
      sourceTitle
      sourceUrl
      verifiedOn
    }
  }
`)
