import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Draws what is wrong with a form and takes whoever filled it in to the first field that is. Drawn before the focus
 * moves: only then are the fields known by what is wrong with them.
 */
export function focusFirstProblem(form: RefObject<HTMLElement | null>, draw: () => void): void {
  flushSync(draw)
  form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus()
}
