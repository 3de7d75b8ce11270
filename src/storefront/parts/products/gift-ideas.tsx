import type { ProductCardFragment } from '#storefront/graphql/generated/graphql.ts'
import { Section } from '#ui/page.tsx'
import { ProductCard } from './product-card.tsx'

type GiftIdeasProps = {
  title: string
  ideas: readonly ProductCardFragment[]
  /** By which name the list is measured. */
  list: string
}

/** Popular cards, for visitors without a choice yet. */
export function GiftIdeas({ title, ideas, list }: GiftIdeasProps) {
  if (ideas.length === 0) return null
  return (
    <Section title={title}>
      <ul
        data-list={list}
        className="grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-5 lg:grid-cols-4 lg:gap-x-6"
      >
        {ideas.map((idea, index) => (
          <li key={idea.id}>
            <ProductCard product={idea} position={index + 1} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
