import { Suspense } from 'react'
import { fetchLater } from '#storefront/parts/page/fetch-later.ts'
import { cx } from '#ui/class-names.ts'
import type { ListQuery } from './list-query.ts'
import type { FilterGroup, FilterOption } from './use-filter-groups.ts'

const FilterPrice = fetchLater(async () => (await import('./filter-price.tsx')).FilterPrice)

/** `rows`: under each other, in a panel. `pills`: beside each other, under a thumb. */
export type FilterLook = 'rows' | 'pills'

export type ChooseFilter = (
  key: FilterGroup['key'],
  choice: { value: string; isChosen: boolean },
) => void

type FilterOptionsProps = {
  group: FilterGroup
  query: ListQuery
  onChoose: ChooseFilter
  /** The price that is being typed, before it counts as chosen. */
  onTyping?: ((price: string) => void) | undefined
  look: FilterLook
}

/** The choices of one group: real checkboxes, or radio buttons where one excludes the others. */
export function FilterOptions({ group, query, onChoose, onTyping, look }: FilterOptionsProps) {
  const chosen = query[group.key]
  const isChosen = ({ value }: FilterOption) =>
    value === '' ? chosen.length === 0 : chosen.includes(value)
  return (
    <>
      <div
        className={look === 'pills' ? 'flex flex-wrap gap-2' : isLong(group) ? 'lg:columns-2' : ''}
      >
        {group.options.map((option) => (
          <label key={option.value} className={labelClass[look]}>
            <input
              type={group.isSingle ? 'radio' : 'checkbox'}
              name={group.key}
              value={option.value}
              checked={isChosen(option)}
              onChange={(event) =>
                onChoose(group.key, { value: option.value, isChosen: event.target.checked })
              }
              className={look === 'rows' ? 'size-5 shrink-0 accent-action' : 'sr-only'}
            />
            <span className="min-w-0 flex-1">{option.title}</span>
            {option.count !== undefined && (
              <span className="text-[0.875rem] tabular-nums opacity-75">{option.count}</span>
            )}
          </label>
        ))}
      </div>
      {group.currencySign !== undefined && (
        <Suspense>
          <FilterPrice
            chosen={chosen[0]}
            currencySign={group.currencySign}
            onChange={(value) => onChoose(group.key, { value, isChosen: true })}
            onTyping={onTyping}
          />
        </Suspense>
      )}
    </>
  )
}

/** More options than a panel has room for under each other: none may hide below its edge. */
export const isLong = ({ options }: FilterGroup): boolean => options.length > 8

const labelClass: Record<FilterLook, string> = {
  rows: 'flex min-h-11 break-inside-avoid items-center gap-3 rounded-field px-2.5 leading-snug hover:bg-action-soft',
  pills: cx(
    'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-line-field px-3.5 font-semibold text-[0.9375rem] leading-snug',
    'has-checked:border-action has-checked:bg-action-soft has-checked:text-action-strong has-checked:ring-[1.5px] has-checked:ring-action has-checked:ring-inset',
    'has-focus-visible:outline-3 has-focus-visible:outline-text has-focus-visible:outline-offset-2',
  ),
}
