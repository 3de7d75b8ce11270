import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FaqBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { Accordion } from '#ui/accordion.tsx'
import { RichText } from './rich-text.tsx'

/** Questions with folded answers. */
export const FaqBlock = ({ block }: { block: FaqBlockFragment }) => (
  <section className="grid gap-x-12 gap-y-5 pt-9 sm:pt-16 lg:grid-cols-[1fr_1.7fr]">
    <h2 className="text-heading-2">{block.title}</h2>
    <div>
      <Accordion
        items={block.questions.map(({ question, answer }, index) => ({
          id: `${block.id}-${index + 1}`,
          title: question,
          content: <RichText paragraphs={answer} />,
        }))}
      />
    </div>
  </section>
)

graphql(`
  fragment FaqBlock on FaqBlock {
    id
    title
    questions {
      question
      answer {
        ...RichText
      }
    }
  }
`)
