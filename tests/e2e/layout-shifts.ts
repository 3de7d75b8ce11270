import type { BrowserContext, Page } from '@playwright/test'

/** One movement of the page that nobody asked for, as the browser counts it. */
export type Shift = { value: number; what: string }

type Watching = { shiftsSoFar?: () => Shift[] }

/**
 * From now on every page of the context writes down what moves on it. All of it: a browser takes the size that a test
 * gives its window for input, and would forgive what moves in the half second after it.
 */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const shifts: Shift[] = []
    const place = (rect: DOMRect) =>
      [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName} ${element?.className} ${node?.textContent?.trim().slice(0, 40)}`
    }
    const write = (entries: readonly Entry[]) => {
      for (const entry of entries)
        shifts.push({
          value: entry.value,
          what: entry.sources
            .map(
              (source) =>
                `${nameOf(source.node)}: ${place(source.previousRect)} → ${place(source.currentRect)}`,
            )
            .join(' | '),
        })
    }
    const observer = new PerformanceObserver((list) => write(list.getEntries() as Entry[]))
    observer.observe({ type: 'layout-shift', buffered: true })
    // A busy page hears of its shifts late: whoever asks is told of those too that still wait.
    const shiftsSoFar = () => {
      write(observer.takeRecords() as Entry[])
      return shifts
    }
    Object.assign(window, { shiftsSoFar })
  })
}

export const shiftsOn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as Watching).shiftsSoFar?.() ?? [])

/** What browsers call the cumulative layout shift, all of it in one window. */
export const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((total, { value }) => total + value, 0)

/** Two frames: what came has been laid out, painted and counted. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** Screen by screen to the foot of the page, waiting for the pictures of each. */
export async function scrollDown(page: Page): Promise<void> {
  const isAtFoot = () =>
    page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      return window.scrollY + window.innerHeight >= scrollHeight - 2
    })
  while (!(await isAtFoot())) {
    await page.evaluate(() =>
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' }),
    )
    await settle(page)
    await page.waitForFunction(arePicturesInSightThere)
  }
  await settle(page)
}

/** Runs in the page. */
function arePicturesInSightThere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect()
    const isBeside = bottom < 0 || top > window.innerHeight || right < 0 || left > window.innerWidth
    return image.complete || width === 0 || isBeside
  })
}
