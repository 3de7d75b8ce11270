import type { Locator, Page } from '@playwright/test'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { findingsOn } from './findings.ts'
import { expect, test } from './journey.ts'
import { press } from './keyboard.ts'
import { modals } from './modals.ts'
import { asMagnified, sidewaysIn } from './reflow.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Where the focus is while Tab is pressed again and again: inside, outside, or with the browser itself. */
async function walk(page: Page, dialog: Locator): Promise<readonly string[]> {
  const seen: string[] = []
  for (let tabs = 0; tabs < tabsInside; tabs += 1) {
    await page.keyboard.press('Tab')
    seen.push(
      await dialog.evaluate((element) => {
        const { activeElement, body } = document
        if (activeElement === body || activeElement === null) return 'browser'
        return element.contains(activeElement) ? 'inside' : 'outside'
      }),
    )
  }
  return seen
}

const tabsInside = 12

for (const [name, open] of Object.entries(modals)) {
  test(`${name}: valid HTML, axe finds nothing, all is reached at 400 %, and the keyboard stays inside and comes back`, async ({
    page,
    stage,
  }) => {
    const { dialog, opener } = await open(stage, (target) => press(page, target))
    await expect(dialog).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    expect(htmlFaults(await page.content())).toEqual([])
    const places = await walk(page, dialog)
    expect(places.filter((place) => place === 'outside')).toEqual([])
    expect(places).toContain('inside')

    await page.setViewportSize(asMagnified)
    expect(await sidewaysIn(page)).toEqual([])
    const last = dialog.getByRole('button').or(dialog.getByRole('link')).last()
    // Anew, wherever the walk ended: only a focus that comes scrolls.
    await last.blur()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}
