import { useEffect, useLayoutEffect, useRef } from 'react'
import { filtersTexts } from '#i18n/texts/filters.ts'
import type { Elements } from '#ui/elements.ts'
import { useTexts } from '#ui/use-texts.ts'
import { BarPanel } from './bar-panel.tsx'
import { type ChooseFilter, FilterOptions, isLong } from './filter-options.tsx'
import { type ListQuery, parseListQuery, searchOf, withFilterChoice } from './list-query.ts'
import type { FilterGroup } from './use-filter-groups.ts'

/**
 * The id that links to the filters lead to before the page is hydrated. The order of the list is a field of the same
 * form.
 */
export const filterFormId = 'filters'

type FilterBarProps = {
  groups: readonly FilterGroup[]
  query: ListQuery
  /** The address that the form leads to without script. */
  action: string
  onChange: (query: ListQuery) => void
  /** Stands before the filters. */
  children?: Elements
}

/**
 * The filters as a form: a row of panels on desktops. Phones and tablets show it only to whom the link
 * leads before the modal can open. Without script it is sent like any form; with it each choice counts at once.
 */
export function FilterBar({ groups, query, action, onChange, children }: FilterBarProps) {
  const t = useTexts(filtersTexts)
  const form = useRef<HTMLFormElement>(null)
  useEarlyChoices(form, { query, onChange })
  useDismissal(form)
  const choose: ChooseFilter = (key, choice) => onChange(withFilterChoice(query, key, choice))
  return (
    <form
      ref={form}
      id={filterFormId}
      aria-label={t('title')}
      action={action}
      autoComplete="off"
      className="flex flex-wrap gap-2.5 scroll-mt-24 max-lg:not-target:hidden max-lg:flex-col"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...new URLSearchParams(action.split('?')[1])].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {children}
      {groups.map((group) => (
        <BarPanel
          key={group.key}
          title={group.title}
          count={query[group.key].length}
          isWide={isLong(group)}
        >
          <fieldset>
            <legend className="sr-only">{group.title}</legend>
            <FilterOptions group={group} query={query} onChoose={choose} look="rows" />
          </fieldset>
        </BarPanel>
      ))}
      <noscript>
        <button
          type="submit"
          className="min-h-11 rounded-full bg-action px-5 font-bold text-on-action"
        >
          {t('apply')}
        </button>
      </noscript>
    </form>
  )
}

type Change = Pick<FilterBarProps, 'query' | 'onChange'>

/** What was ticked before the page was hydrated counts as soon as it is: after the layout, since the router listens from then on. */
function useEarlyChoices(form: { current: HTMLFormElement | null }, { query, onChange }: Change) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what happened before.
  useEffect(() => {
    if (form.current === null) return
    const entries = [...new FormData(form.current)].map(([key, value]) => [key, String(value)])
    const early = parseListQuery(new URLSearchParams(entries))
    if (searchOf(early) !== searchOf(query)) onChange(early)
  }, [])
}

/** Escape and a click elsewhere close the panel that is open; Escape gives the focus back to its name. */
function useDismissal(form: { current: HTMLFormElement | null }) {
  useLayoutEffect(() => {
    const close = (isInside: (panel: HTMLDetailsElement) => boolean) => {
      const open = form.current?.querySelector<HTMLDetailsElement>('details[open]')
      if (!open || isInside(open)) return
      open.open = false
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
    }
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && close(() => false)
    const handlePress = ({ target }: PointerEvent) =>
      close((panel) => target instanceof Node && panel.contains(target))
    document.addEventListener('keydown', handleKey)
    document.addEventListener('pointerdown', handlePress)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('pointerdown', handlePress)
    }
  }, [form])
}
