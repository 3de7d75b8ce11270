import type { Locator, Page } from '@playwright/test'

const tabsMax = 120

/** Tab by tab, as somebody without a mouse gets there. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}
