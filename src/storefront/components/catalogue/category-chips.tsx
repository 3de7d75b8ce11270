import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoryChipFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/use-paths.ts'
import { ListChips } from './list-chips.tsx'

type CategoryChipsProps = {
  categories: readonly CategoryChipFragment[]
  /** Id of the one that is shown; without it all are. */
  current: string | undefined
}

export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const t = useTranslations('browse.list')
  const all = { title: t('all'), path: usePaths().giftCards() }
  return <ListChips label={t('filter')} all={all} chips={categories} current={current} />
}

graphql(`
  fragment CategoryChip on MenuCategory {
    id
    title
    path
    icon
  }
`)
