import type { Page } from '@playwright/test'

/** A window of 1280 by 1024 at 400 % (WCAG 1.4.10). */
export const asMagnified = { width: 320, height: 256 }

/** The elements that scroll sideways, without rows that are meant to. */
export function sidewaysIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isRow = (element: Element) => element.matches('ul, [role=tablist], table, pre')
    const scrollers = [...document.querySelectorAll('dialog[open] *')].filter(
      (element) =>
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) && !isRow(element),
    )
    return [root, ...scrollers]
      .filter((element) => element.scrollWidth > Math.min(element.clientWidth, window.innerWidth))
      .map(({ tagName, className, scrollWidth }) => `${tagName} ${className} ${scrollWidth}px`)
  })
}

/** The part of the window's height that fixed and sticky elements cover in the middle of the page: from 0 to 1. */
export const coveredPartOf = (page: Page): Promise<number> => page.evaluate(coveredPart)

/** The same, in the page itself. */
export function coveredPart(): number {
  window.scrollTo(0, document.documentElement.scrollHeight / 2)
  const isStuck = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      isStuck(element.parentElement))
  const step = 4
  const points = Array.from({ length: window.innerHeight / step }, (_, index) => index * step)
  const covered = points.filter((y) => isStuck(document.elementFromPoint(window.innerWidth / 2, y)))
  return covered.length / points.length
}

/** The distances that a reader may set (WCAG 1.4.12). */
export const readersSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Adds a reader's own style sheet; the shop's policy refuses one from a page. */
export function applyStyle(page: Page, style: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, style)
}

/** The texts that are cut off by their box. */
export function cutTextsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cuts = (value: string) => value === 'hidden' || value === 'clip'
    const cut = [...document.querySelectorAll('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      return (
        element instanceof HTMLElement &&
        element.clientWidth > 1 &&
        element.innerText.trim() !== '' &&
        ((cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1))
      )
    })
    return cut.map(
      (element) => `${element.className}: ${(element as HTMLElement).innerText.slice(0, 60)}`,
    )
  })
}
