import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'

/**
 * Once the page is drawn: gives the focus back to the element that had it, if it was lost
 * meanwhile. When the element is gone, the content of the page gets it.
 */
export function keepFocus(before: Element | null | undefined): void {
  if (!(before instanceof HTMLElement) || before === document.body) return
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    if (before.isConnected) before.focus({ preventScroll: true })
    else focusOnContent()
  })
}
