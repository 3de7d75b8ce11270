import { filtersTexts } from '#i18n/texts/filters.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { focusListCount } from './list-count.tsx'
import {
  choiceCount,
  type ListQuery,
  listAddress,
  withFilterChoice,
  withoutFilters,
} from './list-query.ts'
import type { FilterGroup } from './use-filter-groups.ts'

type ChosenFiltersProps = { groups: readonly FilterGroup[]; query: ListQuery; listPath: string }

/** Every filter that is on, as a link to the list without it. */
export function ChosenFilters({ groups, query, listPath }: ChosenFiltersProps) {
  const t = useTexts(filtersTexts)
  const chosen = chosenOf(groups, query)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, value, title }) => (
        <li key={`${key} ${value}`}>
          <Anchor
            href={listAddress(listPath, withFilterChoice(query, key, { value, isChosen: false }))}
            keepsScroll
            onClick={focusListCount}
            aria-label={t('remove', { title })}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-action-soft py-1 pr-3 pl-4 font-semibold text-[0.9375rem] text-action-strong hover:bg-surface-blush"
          >
            <span>{title}</span>
            <Icon name="close" size={16} />
          </Anchor>
        </li>
      ))}
      {choiceCount(query) > 1 && (
        <li>
          <Anchor
            href={listAddress(listPath, withoutFilters(query))}
            keepsScroll
            onClick={focusListCount}
            className="inline-flex min-h-11 items-center rounded-sm px-2 font-bold text-[0.9375rem] text-action underline-offset-4 hover:underline"
          >
            {t('clear')}
          </Anchor>
        </li>
      )}
    </ul>
  )
}

/** The choices that were made, under the names that they have in their groups. */
export const chosenOf = (groups: readonly FilterGroup[], query: ListQuery) =>
  groups.flatMap(({ key, options }) =>
    options
      .filter(({ value }) => query[key].includes(value))
      .map(({ value, title }) => ({ key, value, title })),
  )
