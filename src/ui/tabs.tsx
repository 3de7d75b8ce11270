import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'
import { useHydrated } from './use-hydrated.ts'

export type Tab = { id: string; title: string; content: Elements }

type TabsProps = {
  /** The name of the tabs, for screen readers. */
  label: string
  tabs: readonly Tab[]
}

const stepOf: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Panels of which one is shown; arrow keys, Home and End walk along the tabs (ARIA tabs pattern). Before the page is
 * hydrated all panels stand below each other, each with its title.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  if (!useHydrated()) return <AllAtOnce tabs={tabs} />

  const handleKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs[stepOf[event.key]?.(index, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div className="min-w-0">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
        className="-mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            data-tab={id}
            aria-selected={id === chosen}
            aria-controls={`${base}-${id}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
            className={cx(
              'min-h-12 shrink-0 rounded-t-field border-b-3 px-4 font-bold',
              id === chosen
                ? 'border-action text-action'
                : 'border-transparent text-text-soft hover:text-text',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== chosen}
          className="pt-6"
        >
          {content}
        </div>
      ))}
    </div>
  )
}

const AllAtOnce = ({ tabs }: { tabs: readonly Tab[] }) => (
  <div className="grid gap-8">
    {tabs.map(({ id, title, content }) => (
      <section key={id}>
        <h3 className="mb-3 text-[1.3125rem]">{title}</h3>
        {content}
      </section>
    ))}
  </div>
)
