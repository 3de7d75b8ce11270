import { within } from '#kernel/within.ts'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'

/** Longer than the shop takes for any change: the slowest, a payment, is answered in 8 seconds. */
export const answerMs = 20_000

/** For an answer without which the visitor goes on as well; less than what a press waits. */
export const sparedAnswerMs = 5_000

/** The answer to one question; rejects when it does not come within `waitMs`. */
export async function answerWithin<Answer>(
  ask: () => Promise<Answer>,
  waitMs = answerMs,
): Promise<Answer> {
  const late = () => new Error('No answer came in time.')
  // A failure that comes later is nobody's any more: the visitor was told already.
  return within(waitMs, ask(), { late, tooLate: () => {} })
}

/**
 * Once the page is drawn: gives the focus back to the element that had it, if it was lost meanwhile.
 * When the element is gone, the content of the page gets it.
 */
export function keepFocus(before: Element | null | undefined): void {
  if (!(before instanceof HTMLElement) || before === document.body) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (before.isConnected) before.focus({ preventScroll: true })
    else focusOnContent()
  })
}
