import type { Locator, Page } from '@playwright/test'

const tabsMax = 250

/** Tab by tab, as somebody without a mouse gets there. */
export async function reach(page: Page, target: Locator): Promise<void> {
  // Looked up by its role once: at each of a hundred stops that would take most of the walk.
  let element = await target.elementHandle()
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    const found = await page.evaluate(
      (one) => ({ isThere: one?.isConnected, isFocused: one === document.activeElement }),
      element,
    )
    if (found.isFocused) return
    if (found.isThere !== true) element = await target.elementHandle()
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}

/** As the keyboard presses it: a choice of several is one stop, and arrows go on from there. */
export async function press(page: Page, target: Locator): Promise<void> {
  if ((await target.getAttribute('type')) === 'radio') return choose(page, target)
  await reach(page, target)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, radio: Locator): Promise<void> {
  const all = radio.locator('xpath=ancestor::fieldset[1]').locator('input[type=radio]')
  const checked = all.and(page.locator(':checked'))
  await reach(page, (await checked.count()) > 0 ? checked : all.first())
  for (let arrows = await all.count(); arrows > 0 && !(await radio.isChecked()); arrows -= 1)
    await page.keyboard.press('ArrowDown')
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

type Stop = { name: string; isMarked: boolean; isSeen: boolean }

const stopsMax = 400

/** Walks the page by Tab to its end: what it stops at, and where nobody sees that it does. */
export async function stopsOf(
  page: Page,
): Promise<{ stops: readonly string[]; unmarked: readonly string[]; unseen: readonly string[] }> {
  const stops: Stop[] = []
  while (stops.length < stopsMax) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (stop === undefined) break
    stops.push(stop)
  }
  if (stops.length === stopsMax) throw new Error('The keyboard does not get out of the page.')
  const names = (wrong: (stop: Stop) => boolean) => stops.filter(wrong).map(({ name }) => name)
  return {
    stops: names(() => true),
    unmarked: names(({ isMarked }) => !isMarked),
    unseen: names(({ isSeen }) => !isSeen),
  }
}

/** Runs in the page. A mark is on what has the focus, on the tile that is its link, or on the box around it that answers to it. */
function lookAtFocus(): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  // The browser's own player marks its parts itself.
  if (element instanceof HTMLVideoElement) return { name: 'video', isMarked: true, isSeen: true }
  const box = element.closest('label') ?? element.closest('search div') ?? element
  const isMarked = [element, box].some((one) => {
    const isOutlined = ['', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
    return isOutlined || (one !== element && getComputedStyle(one).boxShadow !== 'none')
  })
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const middle = (from: number, to: number, end: number) =>
    (Math.max(from, 0) + Math.min(to, end)) / 2
  const x = middle(left, right, window.innerWidth)
  const y = middle(top, bottom, window.innerHeight)
  const onTop = document.elementFromPoint(x, y)
  const label = element.closest('label')
  const isSeen =
    onTop !== null &&
    (element.contains(onTop) || onTop.contains(element) || label?.contains(onTop) === true)
  const name = element.getAttribute('aria-label') ?? element.innerText
  return { name: (name || element.outerHTML).trim().slice(0, 80), isMarked, isSeen }
}
