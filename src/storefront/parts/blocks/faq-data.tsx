import type { PageBlockFragment, RichTextFragment } from '#storefront/graphql/generated/graphql.ts'
import { questions as describe } from '#storefront/parts/seo/schema-org.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'
import { textOf } from './rich-text.tsx'

type Asked = { question: string; answer: readonly RichTextFragment[] }

/** All questions of a page for search engines; a page says it once. Apart from what shows them: home goes without its weight. */
export function FaqData({ questions }: { questions: readonly Asked[] }) {
  const asked = questions.map(({ question, answer }) => ({
    question,
    answer: answer.map(textOf).join(' '),
  }))
  return asked.length > 0 && <StructuredData thing={describe(asked)} />
}

export const questionsIn = (blocks: readonly PageBlockFragment[]): readonly Asked[] =>
  blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.questions : []))
