import { formatMoney } from '#i18n/formats.ts'
import { resultsTexts } from '#i18n/texts/results.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { UnderstoodPartFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What the question was taken to say, each as a link to the same question without it. */
export function UnderstoodChips({ parts }: { parts: readonly UnderstoodPartFragment[] }) {
  const t = useTexts(resultsTexts, 'understood')
  const paths = usePaths()
  const nameOf = useNames()
  if (parts.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <p id="understood" className="mr-1 text-text-soft">
        {t('label')}
      </p>
      <ul aria-labelledby="understood" className="contents">
        {parts.map((part) => (
          <li key={part.kind}>
            <Anchor
              href={paths.search(part.without)}
              aria-label={t('remove', { title: nameOf(part) })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-action-soft py-1 pr-3 pl-4 font-semibold text-[0.9375rem] text-action-strong hover:bg-surface-blush"
            >
              <span>{nameOf(part)}</span>
              <Icon name="close" size={16} />
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useNames(): (part: UnderstoodPartFragment) => string {
  const t = useTexts(resultsTexts, 'understood')
  const language = useLanguage()
  return ({ kind, title, age, minPrice, maxPrice, variationType }) => {
    if (kind === 'FORM') return t(variationType === 'PHYSICAL' ? 'physical' : 'digital')
    if (kind !== 'PRICE')
      return age === null ? (title ?? '') : t('aged', { title: title ?? '', age })
    const from = minPrice ? formatMoney(language, minPrice, 'short') : ''
    const to = maxPrice ? formatMoney(language, maxPrice, 'short') : ''
    if (to === '') return t('from', { from })
    if (minPrice?.value === 0) return t('upTo', { to })
    return from === to ? from : t('between', { from, to })
  }
}

graphql(`
  fragment UnderstoodPart on SearchUnderstood {
    kind
    without
    title
    age
    minPrice {
      currency
      value
    }
    maxPrice {
      currency
      value
    }
    variationType
  }
`)
