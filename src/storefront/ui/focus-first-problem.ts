import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Renders the problems of a form and focuses its first wrong field. It renders first, because only then the fields are
 * marked as wrong. The summary above is shown as well, where both fit on the screen.
 */
export function focusFirstProblem(form: RefObject<HTMLElement | null>, draw: () => void): void {
  flushSync(draw)
  const field = form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')
  field?.focus()
  form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  field?.scrollIntoView({ block: 'nearest' })
}
