import { questions } from '#storefront/components/findability/schema-org.ts'
import { StructuredData } from '#storefront/components/findability/structured-data.tsx'
import type { PageBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { textOf } from './rich-text.tsx'

/** The questions of a page for search engines. Apart from the block itself: home goes without its weight. */
export function FaqData({ blocks }: { blocks: readonly PageBlockFragment[] }) {
  const asked = blocks.flatMap((block) =>
    block.__typename === 'FaqBlock'
      ? block.questions.map(({ question, answer }) => ({
          question,
          answer: answer.map(textOf).join(' '),
        }))
      : [],
  )
  return asked.length > 0 && <StructuredData thing={questions(asked)} />
}
