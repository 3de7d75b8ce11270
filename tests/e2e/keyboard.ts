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

/** As the keyboard presses it: a choice of several is one stop, and arrows go on from there. */
export async function press(page: Page, target: Locator): Promise<void> {
  if ((await target.getAttribute('type')) === 'radio') return choose(page, target)
  await reach(page, target)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, radio: Locator): Promise<void> {
  const name = await radio.getAttribute('name')
  const all = page.locator(`input[type=radio][name="${name}"]`)
  const checked = page.locator(`input[type=radio][name="${name}"]:checked`)
  await reach(page, (await checked.count()) > 0 ? checked : all.first())
  for (let arrows = await all.count(); arrows > 0 && !(await radio.isChecked()); arrows -= 1)
    await page.keyboard.press('ArrowDown')
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}
