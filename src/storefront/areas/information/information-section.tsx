import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { InformationSectionFragment } from '#storefront/graphql/generated/graphql.ts'
import { RichText } from '#storefront/parts/blocks/rich-text.tsx'
import { Accordion } from '#ui/accordion.tsx'

/** A part of the page; addresses lead to it by its id. */
export const InformationSection = ({ section }: { section: InformationSectionFragment }) => (
  <section id={section.id} className="scroll-mt-28">
    <h2 className="text-[1.5rem] sm:text-[1.75rem]">{section.title}</h2>
    {section.paragraphs.length > 0 && (
      <div className="mt-4 max-w-[65ch] text-[1.0625rem] leading-relaxed">
        <RichText paragraphs={section.paragraphs} />
      </div>
    )}
    {section.questions.length > 0 && (
      <div className="mt-4">
        <Questions section={section} />
      </div>
    )}
  </section>
)

const Questions = ({ section }: { section: InformationSectionFragment }) => (
  <Accordion
    items={section.questions.map(({ question, answer }, index) => ({
      id: `${section.id}-${index + 1}`,
      title: question,
      content: <RichText paragraphs={answer} />,
    }))}
  />
)

graphql(`
  fragment InformationSection on InformationSection {
    id
    title
    icon
    paragraphs {
      ...RichText
    }
    questions {
      question
      answer {
        ...RichText
      }
    }
  }
`)
