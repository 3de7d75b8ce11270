import type { Locator, Page } from '@playwright/test'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { axeViolationsOn } from './axe-violations.ts'
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

/** The page around it is judged where it stands alone. */
const asPage = (dialog: string): string =>
  `<!DOCTYPE html><html lang="nl"><head><title>-</title></head><body><main><h1>-</h1></main>${dialog}</body></html>`

const softly = expect.configure({ soft: true })

const tabsInside = 12
const phone = { width: 375, height: 812 }

/** They share what opening a browser takes. */
const modalsInAWalk = 5
const all = Object.entries(modals)
const walks = Array.from({ length: Math.ceil(all.length / modalsInAWalk) }, (_, index) =>
  all.slice(index * modalsInAWalk, (index + 1) * modalsInAWalk),
)

for (const modalsOfWalk of walks) {
  const names = modalsOfWalk.map(([name]) => name).join(', ')
  test(`${names}: valid HTML, axe finds nothing, all is reached at 400 %, and the keyboard stays inside and comes back`, async ({
    page,
    pageObjects,
  }) => {
    for (const [name, open] of modalsOfWalk)
      await test.step(name, async () => {
        await page.context().clearCookies()
        await page.setViewportSize(phone)
        const { dialog, opener } = await open(pageObjects, (target) => press(page, target))
        await expect(dialog).toBeVisible()
        expect.soft(await axeViolationsOn(page, { within: 'dialog[open]' }), name).toEqual([])
        expect
          .soft(htmlFaults(asPage(await dialog.evaluate((element) => element.outerHTML))), name)
          .toEqual([])
        const places = await walk(page, dialog)
        expect
          .soft(
            places.filter((place) => place === 'outside'),
            name,
          )
          .toEqual([])
        expect.soft(places, name).toContain('inside')

        await page.setViewportSize(asMagnified)
        await softly.poll(() => sidewaysIn(page), name).toEqual([])
        const last = dialog.getByRole('button').or(dialog.getByRole('link')).last()
        // Only a focus that comes scrolls, and one that comes while the dialog takes its new size may be scrolled away.
        await expect(async () => {
          await last.blur()
          await last.focus()
          await expect(last, name).toBeInViewport({ ratio: 0.9, timeout: 1000 })
        }).toPass()
        await page.keyboard.press('Escape')
        await expect(dialog, name).toBeHidden()
        await expect.soft(opener, name).toBeFocused()
      })
  })
}
