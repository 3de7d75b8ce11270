import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoryTileFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { ContentIcon } from '#storefront/ui/content-icon.tsx'

export function CategoryTiles({ categories }: { categories: readonly CategoryTileFragment[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 min-[420px]:grid-cols-3 sm:gap-4 lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.id}>
          <Anchor
            href={category.path}
            className="group flex h-full flex-col items-center rounded-card bg-surface-warm px-2 pt-5 pb-4 text-center transition-colors hover:bg-surface-blush"
          >
            <span className="mb-2.5 grid size-14 place-items-center rounded-full bg-surface text-action transition-transform duration-300 group-hover:scale-110">
              <ContentIcon name={category.icon} size={28} />
            </span>
            <span className="hyphens-auto font-semibold leading-snug">{category.title}</span>
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
