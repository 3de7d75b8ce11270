import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Renders the problems of a form and focuses its first wrong field. It renders first, because only then the fields are
 * marked as wrong.
 */
export function focusFirstProblem(form: RefObject<HTMLElement | null>, draw: () => void): void {
  flushSync(draw)
  form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
}
