import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoryTileFragment } from '#storefront/graphql/generated/graphql.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Anchor } from '#ui/anchor.tsx'

export function CategoryTiles({ categories }: { categories: readonly CategoryTileFragment[] }) {
  return (
    <ul className="grid grid-cols-3 gap-2 max-[22.5rem]:grid-cols-2 sm:gap-4 lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.id}>
          <Anchor
            href={category.path}
            className="group flex h-full flex-col items-center rounded-card bg-surface-warm px-1 pt-4 pb-3 text-center sm:px-2 sm:pt-5 sm:pb-4 transition-colors hover:bg-surface-blush"
          >
            <span className="mb-2 grid size-14 place-items-center rounded-full bg-surface text-action transition-transform duration-300 group-hover:scale-110">
              <ContentIcon name={category.icon} size={28} />
            </span>
            <span className="hyphens-auto font-semibold leading-snug max-sm:text-[0.9375rem]">
              {category.title}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

graphql(`
  fragment CategoryTile on MenuCategory {
    id
    title
    path
    icon
    isTop
  }
`)
