import type { BrowserContext, Page } from '@playwright/test'

/** One movement of the page that nobody asked for, as the browser counts it. */
export type Shift = { value: number; what: string }

/** A movement on one load of a page. */
type Told = Shift & { load: string; isByItself: boolean }

type Watching = {
  shiftsSoFar?: () => Shift[]
  tellOfShift?: (shift: Told) => void
  /** Whether the page has its letters: from then on what moves is told of as by itself. */
  hasLetters?: () => boolean
}

/** What moved by itself, added up for each load of a page. */
export type Movement = { list(): readonly { load: string; sum: number; what: readonly string[] }[] }

/**
 * From now on every page of the context writes down what moves on it, and tells of it. All of it: a browser takes the
 * size that a test gives its window for input, and would forgive what moves in the half second after it. Whatever moves
 * once a page was touched, by a finger, a key or another size, may answer to that, however late; and what letters move
 * depends on when they come. Neither is told of as by itself. Only pages of the shop tell: they carry its number.
 */
export async function watchLayout(context: BrowserContext): Promise<Movement> {
  const told: Told[] = []
  await context.exposeBinding('tellOfShift', (_source, shift: Told) => {
    told.push(shift)
  })
  await context.addInitScript(writeShifts)
  return {
    list: () => {
      const loads = Map.groupBy(
        told.filter(({ isByItself }) => isByItself),
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
      // A busy page is laid out in its new size before it hears of it.
      const isOfAnotherSize = sizeNow() !== sizeAtFirst
      const isByItself = startTime > lettersAt && startTime < touchedAt && !isOfAnotherSize
      ;(window as Watching).tellOfShift?.({ value, what, load, isByItself })
    }
  }
  const observer = new PerformanceObserver((list) => write(list.getEntries() as Entry[]))
  observer.observe({ type: 'layout-shift', buffered: true })
  // A busy page hears of its shifts late: whoever asks is told of those too that still wait.
  const shiftsSoFar = () => {
    write(observer.takeRecords() as Entry[])
    return shifts
  }
  const hasLetters = () => Number.isFinite(lettersAt)
  Object.assign(window, { shiftsSoFar, hasLetters })
}

export const shiftsOn = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as Watching).shiftsSoFar?.() ?? [])

/** Waits until what moves on the page is told of as by itself. */
export const untilWatched = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as Watching).hasLetters?.())

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
