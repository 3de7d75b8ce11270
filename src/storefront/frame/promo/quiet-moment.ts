import type { PromoPopUpModalFragment } from '#storefront/graphql/generated/graphql.ts'

type Opening = Pick<PromoPopUpModalFragment, 'delaySeconds' | 'scrollPercent'>

/** Comes when the campaign may open; never once the page was left. */
export const awaitQuietMoment = ({ delaySeconds, scrollPercent }: Opening, left: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (left.aborted) return
    if (typeof scrollPercent !== 'number') {
      const timer = setTimeout(resolve, (delaySeconds ?? 0) * 1000)
      left.addEventListener('abort', () => clearTimeout(timer))
      return
    }
    const check = () => {
      if (passedPercent() >= scrollPercent) resolve()
    }
    window.addEventListener('scroll', check, { passive: true, signal: left })
  })

/** How much of the page has been passed: 0 at its top, 100 at its end. */
function passedPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  const way = scrollHeight - clientHeight
  return way <= 0 ? 100 : (window.scrollY / way) * 100
}

/** How long a visitor has left a field before something may open. */
const calmMs = 3_000

/**
 * Comes at once while nothing is typed and no window is open, else when that has been so for a while; never once the
 * page was left.
 */
export const awaitIdle = (left: AbortSignal) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (!left.aborted && !isBusy()) resolve()
    }
    check()
    let timer: ReturnType<typeof setTimeout> | undefined
    const askAgain = () => {
      clearTimeout(timer)
      timer = setTimeout(check, calmMs)
    }
    // A dialog that closes, and what folds, do not tell their parents.
    for (const leaving of ['focusout', 'close', 'toggle'])
      document.addEventListener(leaving, askAgain, { capture: true, signal: left })
    left.addEventListener('abort', () => clearTimeout(timer))
  })

/** A field has focus, or a window or a menu is open. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, textarea, select, [aria-expanded="true"]') === true

/** A visitor who saves data gets only the page. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
