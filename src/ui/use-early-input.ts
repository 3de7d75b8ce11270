import { type RefObject, useLayoutEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** React's record of the value that it has seen. With the same value it ignores an event. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } }

/**
 * Keeps what was typed, ticked or chosen in a field before it was hydrated. React leaves it until the next render and
 * then writes its own state over it. So the fields inside the element of this ref tell their handlers at once, as if
 * the visitor had just done it.
 */
export function useEarlyInput<Around extends HTMLElement>(): RefObject<Around | null> {
  const around = useRef<Around>(null)
  useLayoutEffect(() => {
    const fields = around.current?.querySelectorAll<Field>('input, select, textarea') ?? []
    for (const field of fields) if (isChanged(field)) announce(field)
  }, [])
  return around
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(sent, 0)
  }
  // The radio button that lost the choice says nothing; the chosen one does.
  if (field.type === 'radio') return isTick(field) && field.checked && !field.defaultChecked
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function announce(field: Field): void {
  const seen = isTick(field) ? String(field.defaultChecked) : `${field.value}-`
  ;(field as Tracked)._valueTracker?.setValue(seen)
  const name = isTick(field) ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(name, { bubbles: true }))
}
