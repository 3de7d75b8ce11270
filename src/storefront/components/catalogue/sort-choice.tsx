import { useTranslations } from 'use-intl'
import { filterFormId } from './filter-bar.tsx'
import { type ListQuery, type sortings, withChoice } from './list-address.ts'

const names = {
  'price-asc': 'priceAscending',
  'price-desc': 'priceDescending',
  title: 'title',
} as const satisfies Record<keyof typeof sortings, string>

type SortChoiceProps = { query: ListQuery; onChange: (query: ListQuery) => void }

/** The order of the list; a part of the form of filters, wherever it stands. */
export function SortChoice({ query, onChange }: SortChoiceProps) {
  const t = useTranslations('narrowing.sort')
  return (
    <label className="inline-flex items-center gap-2 text-[0.9375rem]">
      <span className="text-text-soft max-sm:sr-only">{t('label')}</span>
      <select
        name="sort"
        form={filterFormId}
        autoComplete="off"
        value={query.sort[0] ?? ''}
        onChange={(event) =>
          onChange(withChoice(query, 'sort', { value: event.target.value, isChosen: true }))
        }
        className="min-h-11 cursor-pointer rounded-full border-[1.5px] border-line-field bg-surface px-3.5 font-semibold hover:border-action"
      >
        <option value="">{t('popular')}</option>
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
