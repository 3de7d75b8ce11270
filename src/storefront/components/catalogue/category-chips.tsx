import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoryChipFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { asIconName, Icon } from '#storefront/ui/icon.tsx'
import { usePaths } from '#storefront/use-paths.ts'

type CategoryChipsProps = {
  categories: readonly CategoryChipFragment[]
  /** Id of the one that is shown; without it all are. */
  current: string | undefined
}

/** Steps from one list to another. A phone scrolls the row sideways. */
export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const t = useTranslations('browse.list')
  return (
    <nav aria-label={t('filter')} className="-mx-4 mb-7 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2.5 sm:w-auto sm:flex-wrap">
        <Chip href={usePaths().giftCards()} isCurrent={current === undefined} text={t('all')} />
        {categories.map((category) => (
          <Chip
            key={category.id}
            href={category.path}
            isCurrent={category.id === current}
            text={category.title}
            icon={category.icon}
          />
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { href: string; text: string; isCurrent: boolean; icon?: string }

function Chip({ href, text, isCurrent, icon }: ChipProps) {
  return (
    <li>
      <Anchor
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-surface px-4 font-semibold text-[0.9375rem] ring-[1.5px] ring-line-blush ring-inset hover:ring-action aria-[current=page]:bg-action aria-[current=page]:text-on-action aria-[current=page]:ring-action"
      >
        {icon && <Icon name={asIconName(icon)} size={20} />}
        {text}
      </Anchor>
    </li>
  )
}

graphql(`
  fragment CategoryChip on MenuCategory {
    id
    title
    path
    icon
  }
`)
