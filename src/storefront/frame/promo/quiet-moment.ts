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

/** The visitor types, or a modal is open. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select, [aria-expanded="true"]') === true

/** A visitor who saves data gets only the page. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
