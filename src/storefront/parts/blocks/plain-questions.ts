import type { PageBlockFragment, RichTextFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Asked } from '#storefront/parts/seo/faq-data.tsx'
import { textOf } from './rich-text.tsx'

type Question = { question: string; answer: readonly RichTextFragment[] }

/** Questions with their answers as text, for `FaqData`. */
export const plainQuestions = (questions: readonly Question[]): readonly Asked[] =>
  questions.map(({ question, answer }) => ({ question, answer: answer.map(textOf).join(' ') }))

/** Questions of all blocks of a page. */
export const questionsIn = (blocks: readonly PageBlockFragment[]): readonly Asked[] =>
  plainQuestions(
    blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.questions : [])),
  )
