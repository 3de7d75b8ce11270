import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ProductQuestionsFragment } from '#storefront/graphql/generated/graphql.ts'
import { Accordion } from '#storefront/ui/accordion.tsx'

/** What people ask about this product, its own questions first. */
export function ProductQuestions({ product }: { product: ProductQuestionsFragment }) {
  const t = useTranslations('offer')
  if (product.questions.length === 0) return null
  return (
    <section className="grid gap-x-12 gap-y-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.9fr]">
      <h2 className="text-heading-2">{t('questions')}</h2>
      <Accordion
        folds={product.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
      />
    </section>
  )
}

graphql(`
  fragment ProductQuestions on Product {
    questions {
      question
      answer
    }
  }
`)
