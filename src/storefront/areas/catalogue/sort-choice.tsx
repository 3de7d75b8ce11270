import { filtersTexts } from '#i18n/texts/filters.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { filterFormId } from './filter-bar.tsx'
import { type ListQuery, type sortings, withFilterChoice } from './list-query.ts'

const names = {
  'price-asc': 'priceAscending',
  'price-desc': 'priceDescending',
  title: 'title',
} as const satisfies Record<keyof typeof sortings, string>

/** What a list is in the order of, where no other was chosen. */
export type OwnOrder = 'popular' | 'relevance'

type SortChoiceProps = {
  query: ListQuery
  onChange: (query: ListQuery) => void
  ownOrder?: OwnOrder | undefined
}

/** The order of the list, as a field of the form of filters. */
export function SortChoice({ query, onChange, ownOrder = 'popular' }: SortChoiceProps) {
  const t = useTexts(filtersTexts, 'sort')
  return (
    <label className="inline-flex items-center gap-2 text-[0.9375rem]">
      <span className="text-text-soft max-sm:sr-only">{t('label')}</span>
      <span className="relative">
        <select
          name="sort"
          form={filterFormId}
          autoComplete="off"
          value={query.sort[0] ?? ''}
          onChange={(event) =>
            onChange(withFilterChoice(query, 'sort', { value: event.target.value, isChosen: true }))
          }
          className="min-h-11 w-full cursor-pointer appearance-none rounded-full bg-surface pr-10 pl-4.5 font-semibold ring-[1.5px] ring-line-field ring-inset hover:ring-action max-sm:max-w-44"
        >
          <option value="">{t(ownOrder)}</option>
          {Object.entries(names).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </select>
        <Icon
          name="chevronDown"
          size={16}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </span>
    </label>
  )
}
