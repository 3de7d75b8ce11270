import { type KeyboardEvent, useState } from 'react'
import { filterOptions, type SelectOption } from './filter-options.ts'
import { nextInCycle } from './next-in-cycle.ts'

type SelectState = {
  options: readonly SelectOption[]
  value: string | undefined
  onChange: (id: string | undefined) => void
}

/**
 * How a select behaves (SPEC §4). Opening lights up the choice; choosing closes, forgets what was typed and reports
 * the id. A visitor who empties the field and leaves it has no choice any more; other text that they leave is forgotten.
 */
export function useSelect({ options, value, onChange }: SelectState) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [lit, light] = useState<SelectOption>()
  const chosen = options.find(({ id }) => id === value)
  const shown = filterOptions(options, typed ?? '')

  const close = () => {
    setIsOpen(false)
    setTyped(undefined)
    light(undefined)
  }
  const open = () => {
    if (isOpen) return
    setIsOpen(true)
    light(chosen)
  }
  const choose = (option: SelectOption) => {
    close()
    onChange(option.id)
  }
  const type = (text: string) => {
    setIsOpen(true)
    setTyped(text)
    light(text === '' ? undefined : filterOptions(options, text)[0])
  }
  const leave = () => {
    if (typed === '') onChange(undefined)
    close()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) light(nextInCycle(shown, lit, event.key === 'ArrowDown' ? 1 : -1))
      else open()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (lit) choose(lit)
      else leave()
    } else if (event.key === 'Escape' && isOpen) {
      // It closes the list, not the modal around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return {
    isOpen,
    shown,
    lit,
    text: typed ?? chosen?.label ?? '',
    icon: typed === undefined ? chosen?.icon : undefined,
    open,
    type,
    choose,
    light,
    leave,
    handleKey,
  }
}
