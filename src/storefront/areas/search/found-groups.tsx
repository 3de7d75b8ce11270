import { resultsTexts } from '#i18n/texts/results.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FoundGroupFragment } from '#storefront/graphql/generated/graphql.ts'
import { LinkChips } from '#storefront/parts/tiles/link-chips.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { titleOf } from './found-item.tsx'

/** Categories and moments, above the cards, where visitors see them. */
export function FoundPages({ groups }: { groups: readonly FoundGroupFragment[] }) {
  const tResults = useTexts(resultsTexts)
  const items = groups
    .filter(({ groupType }) => groupType === 'CATEGORY' || groupType === 'GIVING_MOMENT')
    .flatMap((group) => group.items)
  if (items.length === 0) return null
  return (
    <nav aria-label={tResults('also')} className="mt-6">
      <p className="mb-2.5 font-semibold">{tResults('also')}</p>
      <LinkChips chips={items.map((item) => ({ ...item, title: titleOf(item) }))} />
    </nav>
  )
}

graphql(`
  fragment FoundGroup on SearchGroup {
    groupType
    items {
      id
      path
      title
      heroTitle
      icon
    }
  }
`)
