import { offerTexts } from '#i18n/texts/offer.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductQuestionsFragment } from '#storefront/graphql/generated/graphql.ts'
import { FaqData } from '#storefront/parts/seo/faq-data.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { cx } from '#ui/class-names.ts'
import { useTexts } from '#ui/use-texts.ts'
import { ProductFilm } from './product-film.tsx'

/** What people ask about this product, its own questions first; a film stands beside them. */
export function ProductQuestions({ product }: { product: ProductQuestionsFragment }) {
  const t = useTexts(offerTexts)
  const items = product.questions.map(({ question, answer }, index) => ({
    id: `vraag-${index + 1}`,
    title: question,
    content: answer,
  }))
  return (
    <div
      className={cx(
        'grid gap-x-12 gap-y-12 pt-12 sm:pt-16',
        product.video ? 'lg:grid-cols-[1.15fr_1fr]' : undefined,
      )}
    >
      {product.video && <ProductFilm video={product.video} />}
      <section className={cx('grid content-start gap-5', !product.video && wideClass)}>
        <h2 className="text-heading-2">{t('questions')}</h2>
        <Accordion items={items} />
        <FaqData questions={product.questions} />
      </section>
    </div>
  )
}

const wideClass = 'gap-x-12 lg:grid-cols-[1fr_1.9fr]'

graphql(`
  fragment ProductQuestions on Product {
    video {
      ...ProductFilm
    }
    questions {
      question
      answer
    }
  }
`)
