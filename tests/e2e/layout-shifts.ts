import type { BrowserContext, Page } from '@playwright/test'

/** One layout shift, as the browser counts it. */
export type Shift = { value: number; what: string }

/** A shift on one load of a page. */
type ReportedShift = Shift & { load: string; isUnprompted: boolean }

type Watching = {
  shiftsSoFar?: () => Shift[]
  reportShift?: (shift: ReportedShift) => void
  /** Whether the fonts are loaded: shifts from then on count as unprompted. */
  hasLetters?: () => boolean
  /** Shifts from now on count as prompted. */
  promptShifts?: () => void
}

/** What moved by itself, added up for each load of a page. */
export type LayoutShiftRecord = {
  list(): readonly { load: string; sum: number; what: readonly string[] }[]
}

/**
 * From now on every page of the context records its layout shifts and reports them, all of them: a browser takes the
 * size that a test gives its window for input, and would forgive shifts in the half second after it. A shift after a
 * touch, a key or another size may answer to that, however late, and shifts by fonts depend on when they load, so
 * neither counts as unprompted. Only pages of the shop report: they carry its number.
 */
export async function recordLayoutShifts(context: BrowserContext): Promise<LayoutShiftRecord> {
  const reported: ReportedShift[] = []
  await context.exposeBinding('reportShift', (_source, shift: ReportedShift) => {
    reported.push(shift)
  })
  await context.addInitScript(writeShifts)
  context.on('page', promptByResizing)
  return {
    list: () => {
      const loads = Map.groupBy(
        reported.filter(({ isUnprompted }) => isUnprompted),
        ({ load }) => load,
      )
      return [...loads].map(([load, shifts]) => ({
        load,
        sum: sumOf(shifts),
        what: shifts.map(({ what }) => what),
      }))
    },
  }
}

/** Another size lays a page out anew, as late as a busy browser gets to it: all that moves from here on may answer to it. */
function promptByResizing(page: Page): void {
  const setViewportSize = page.setViewportSize.bind(page)
  page.setViewportSize = async (size) => {
    await page.evaluate(() => (window as Watching).promptShifts?.())
    await setViewportSize(size)
  }
}

/** Runs in the page, before its own scripts. */
function writeShifts(): void {
  type Entry = PerformanceEntry & {
    value: number
    sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts: Shift[] = []
  let lettersAt = Number.POSITIVE_INFINITY
  let touchedAt = Number.POSITIVE_INFINITY
  const touch = () => {
    touchedAt = Math.min(touchedAt, performance.now())
  }
  for (const name of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(name, touch, { capture: true, passive: true })
  const sizeNow = () => `${window.innerWidth} ${window.innerHeight}`
  let sizeAtFirst: string | undefined
  window.addEventListener('load', async () => {
    await document.fonts.ready
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        lettersAt = performance.now()
        // A phone finds its size while it loads, a busy one soon after.
        sizeAtFirst = sizeNow()
        window.addEventListener('resize', touch)
      }),
    )
  })
  const place = (rect: DOMRect) =>
    [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    return `${element?.tagName} ${element?.className} ${node?.textContent?.trim().slice(0, 40)}`
  }
  const write = (entries: readonly Entry[]) => {
    for (const { value, sources, startTime } of entries) {
      const what = sources
        .map(
          (source) =>
            `${nameOf(source.node)}: ${place(source.previousRect)} → ${place(source.currentRect)}`,
        )
        .join(' | ')
      shifts.push({ value, what })
      if (document.documentElement.dataset.store === undefined) continue
      const load = `${window.location.pathname} at ${performance.timeOrigin}`
      // A busy phone that finds its size late, by itself, is laid out in it before the page gets its resize event.
      const isOfAnotherSize = sizeNow() !== sizeAtFirst
      const isUnprompted = startTime > lettersAt && startTime < touchedAt && !isOfAnotherSize
      ;(window as Watching).reportShift?.({ value, what, load, isUnprompted })
    }
  }
  const observer = new PerformanceObserver((list) => write(list.getEntries() as Entry[]))
  observer.observe({ type: 'layout-shift', buffered: true })
  // A busy page hears of its shifts late, so the waiting ones are added.
  const shiftsSoFar = () => {
    write(observer.takeRecords() as Entry[])
    return shifts
  }
  const hasLetters = () => Number.isFinite(lettersAt)
  Object.assign(window, { shiftsSoFar, hasLetters, promptShifts: touch })
}

export const shiftsOn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as Watching).shiftsSoFar?.() ?? [])

/** Waits until the shifts of the page count as unprompted. */
export const untilWatched = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as Watching).hasLetters?.())

/** The cumulative layout shift, all of it in one window. */
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

/** Scrolls screen by screen to the end of the page, and waits for the pictures of each. */
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
