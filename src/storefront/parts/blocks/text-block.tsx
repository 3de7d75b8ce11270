import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { TextBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { RichText } from './rich-text.tsx'

/** Words that help to choose, with the heading beside them; above them on a narrow screen. */
export const TextBlock = ({ block }: { block: TextBlockFragment }) => (
  <section className="pt-12 sm:pt-16">
    <div className="grid gap-x-12 gap-y-5 rounded-panel bg-surface-warm px-6 py-8 sm:px-10 sm:py-11 lg:grid-cols-[1fr_1.7fr] lg:px-14">
      <h2 className="text-heading-2">{block.title}</h2>
      <div className="max-w-[65ch] text-[1.0625rem] text-text-soft">
        <RichText paragraphs={block.paragraphs} />
      </div>
    </div>
  </section>
)

graphql(`
  fragment TextBlock on TextBlock {
    title
    paragraphs {
      ...RichText
    }
  }
`)
