import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { SellingPointsBlockFragment } from '#storefront/graphql/generated/graphql.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Section } from '#ui/page.tsx'

/** Reasons to buy here; where they are numbered, the steps from a thought to a present. */
export function SellingPointsBlock({ block }: { block: SellingPointsBlockFragment }) {
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <Section title={block.title}>
      <List className="grid gap-2.5 sm:grid-cols-3 sm:gap-5">
        {block.points.map(({ icon, title, text }, index) => (
          <li
            key={title}
            className="flex gap-4 rounded-card border-[1.5px] border-line p-3.5 sm:p-5 sm:flex-col lg:p-7"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface-blush text-action">
              <ContentIcon name={icon} size={26} />
            </span>
            <div>
              <h3 className="text-[1.1875rem]">
                {block.isNumbered ? `${index + 1}. ${title}` : title}
              </h3>
              <p className="mt-0.5 text-text-soft sm:mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}

graphql(`
  fragment SellingPointsBlock on SellingPointsBlock {
    title
    isNumbered
    points {
      icon
      title
      text
    }
  }
`)
