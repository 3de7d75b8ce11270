import { createContext, type KeyboardEvent, useId, useRef, useState } from 'react'
import { nextInCycle } from '#ui/next-in-cycle.ts'

/** Id of the option that the arrow keys are on. */
export const ActiveOptionContext = createContext<string | undefined>(undefined)

/**
 * The arrow keys walk through the options of a list, and round, while the focus stays in the field. Enter goes where
 * the option leads. Typing starts over.
 */
export function useOptions() {
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const [activeId, setActiveId] = useState<string>()

  const options = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ]

  const step = (by: 1 | -1): void => {
    const all = options()
    const active = all.find(({ id }) => id === activeId)
    const next = nextInCycle(all, active, by)
    setActiveId(next?.id)
    next?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      const chosen = options().find(({ id }) => id === activeId)
      if (chosen === undefined) return
      event.preventDefault()
      chosen.click()
    }
  }

  return { list, listId, activeId, onKeyDown, begin: () => setActiveId(undefined) }
}
