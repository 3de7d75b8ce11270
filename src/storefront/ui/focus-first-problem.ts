import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Renders the problems of a form and focuses its first wrong field. It renders first, because only then the fields are
 * marked as wrong. The summary above is shown as well, where both fit on the screen.
 */
export function focusFirstProblem(form: RefObject<HTMLElement | null>, draw: () => void): void {
  flushSync(draw)
  const field = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
  form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  if (field) focusWhole(field)
}

/** Focuses a field and brings all of it into view, with its label and what is said below it. */
export function focusWhole(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
  const parts = described.split(' ').map((id) => document.getElementById(id))
  // The field last: where not all of it fits, its label does.
  for (const part of [...parts, field.closest('label') ?? field])
    part?.scrollIntoView({ block: 'nearest' })
}
