import { overviewsTexts } from '#i18n/texts/overviews.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CategoryChipFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { useTexts } from '#ui/use-texts.ts'
import type { ListChipsProps } from './list-chips.tsx'

/** The categories as lists beside each other; `current` is the id of the one that is shown, if it is one. */
export function useCategorySiblings(
  categories: readonly CategoryChipFragment[],
  current: string | undefined,
): ListChipsProps {
  const t = useTexts(overviewsTexts, 'list')
  const all = { title: t('all'), path: usePaths().giftCards() }
  return { label: t('filter'), all, chips: categories, current }
}

graphql(`
  fragment CategoryChip on MenuCategory {
    id
    title
    path
    icon
  }
`)
