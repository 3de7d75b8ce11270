import { filtersTexts } from '#i18n/texts/filters.ts'
import { EmptyBox } from '#storefront/parts/messages/empty-box.tsx'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { chosenOf } from './chosen-filters.tsx'
import { type ListQuery, listAddress, withFilterChoice, withoutFilters } from './list-query.ts'
import type { FilterGroup } from './use-filter-groups.ts'

type NothingFoundProps = { groups: readonly FilterGroup[]; query: ListQuery; listPath: string }

/** Shown when no product fits all filters: each can be removed, or all together. */
export function NothingFound({ groups, query, listPath }: NothingFoundProps) {
  const t = useTexts(filtersTexts, 'nothing')
  const chosen = chosenOf(groups, query)
  return (
    <div className="flex flex-col items-center gap-4 rounded-stage bg-surface-warm px-5 py-8 text-center">
      <div className="w-36 sm:w-60 [&>svg]:h-auto">
        <EmptyBox />
      </div>
      <h2 className="text-heading-2">{t('title')}</h2>
      <p>{t('text')}</p>
      {chosen.length > 1 && (
        <ul className="flex flex-wrap justify-center gap-2.5">
          {chosen.map(({ key, value, title }) => (
            <li key={`${key} ${value}`}>
              <Button
                variant="quiet"
                size="small"
                href={listAddress(
                  listPath,
                  withFilterChoice(query, key, { value, isChosen: false }),
                )}
              >
                {t('without', { title })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button href={listAddress(listPath, withoutFilters(query))}>{t('all')}</Button>
    </div>
  )
}
