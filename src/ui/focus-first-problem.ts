import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Renders the problems of a form and focuses its first wrong field. It renders first, because only then the fields are
 * marked as wrong. The summary above is shown as well, where both fit on the screen; else the field is at its top, so that no
 * half summary is.
 */
export function focusFirstProblem(form: RefObject<HTMLElement | null>, draw: () => void): void {
  flushSync(draw)
  focusShownProblem(form)
}

/** The same for a form whose problems are rendered already. */
export function focusShownProblem(form: RefObject<HTMLElement | null>): void {
  const field = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
  const summary = form.current?.querySelector('[role="alert"]')
  summary?.scrollIntoView({ block: 'nearest' })
  if (!field) return
  focusWhole(field)
  const { top } = field.getBoundingClientRect()
  summary?.scrollIntoView({ block: 'nearest' })
  if (field.getBoundingClientRect().top !== top) wholeOf(field).scrollIntoView({ block: 'start' })
}

const wholeOf = (field: HTMLElement): HTMLElement => field.closest('label') ?? field

/** Focuses a field and brings all of it into view, with its label and what is said below it. */
export function focusWhole(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  const described = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
  const parts = described.split(' ').map((id) => document.getElementById(id))
  // The field last: where not all of it fits, its label does.
  for (const part of [...parts, wholeOf(field)]) part?.scrollIntoView({ block: 'nearest' })
}
