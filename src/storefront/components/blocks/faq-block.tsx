import { questions } from '#storefront/components/findability/schema-org.ts'
import { StructuredData } from '#storefront/components/findability/structured-data.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FaqBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { Accordion } from '#storefront/ui/accordion.tsx'
import { Section } from '#storefront/ui/page.tsx'
import { RichText, textOf } from './rich-text.tsx'

/** What people ask, folded up until somebody asks it. */
export const FaqBlock = ({ block }: { block: FaqBlockFragment }) => (
  <Section title={block.title}>
    <div className="max-w-3xl">
      <Accordion
        items={block.questions.map(({ question, answer }, index) => ({
          id: `${block.id}-${index + 1}`,
          title: question,
          content: <RichText paragraphs={answer} />,
        }))}
      />
    </div>
    <StructuredData
      thing={questions(
        block.questions.map(({ question, answer }) => ({
          question,
          answer: answer.map(textOf).join(' '),
        })),
      )}
    />
  </Section>
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
