import { useLocale, useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductTestimonialsFragment } from '#storefront/graphql/generated/graphql.ts'
import { Link } from '#storefront/ui/link.tsx'
import { Section } from '#storefront/ui/page.tsx'

/** What customers said whose purchase was checked, and how that is known. Hidden while nobody has. */
export function ProductTestimonials({ product }: { product: ProductTestimonialsFragment }) {
  const t = useTranslations('offer.testimonials')
  const days = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' })
  if (product.testimonials.length === 0) return null
  return (
    <Section title={t('title')}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {product.testimonials.map((said) => (
          <li key={said.quote} className="rounded-card border-[1.5px] border-line p-6">
            <blockquote className="text-[1.125rem] leading-snug">{said.quote}</blockquote>
            <p className="mt-4 font-bold">{said.author}</p>
            <p className="mt-1 text-[0.875rem] text-text-soft">
              <Link tone="quiet" href={said.sourceUrl}>
                {t('verified', {
                  date: days.format(new Date(said.verifiedOn)),
                  source: said.sourceTitle,
                })}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
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
