import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

const items = ['Zo werkt het', 'Alle cadeaubonnen', 'Uitjes voor het team']

test('companies are led to a page of theirs, with a menu of its own', async ({ page, shop }) => {
  await shop.open('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zakelijk bestellen' }).click()
  await expect(page).toHaveURL(/\/zakelijk\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Bedank het hele team, één voor één',
  )
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation', { name: 'Zakelijk' })
  for (const name of items) await expect(menu.getByRole('link', { name })).toBeAttached()
  await expect(menu.getByRole('link', { name: items[0] ?? '' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  // Neither the menu of gift cards nor the bar above it.
  await expect(page.getByRole('region', { name: shop.texts.frame.topBar.label })).toHaveCount(0)
  await expect(header.getByRole('button', { name: shop.texts.frame.menu.giftCards })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Klantenservice' })).toBeVisible()
  await expect(shop.basketLink(0)).toBeVisible()
  await menu.getByRole('link', { name: 'Alle cadeaubonnen' }).click()
  await expect(page).toHaveURL(/\/cadeaubonnen\/$/)
  await expect(menu).toHaveCount(0)
})

test('the business header fits every width and stays in English', async ({ page }) => {
  await page.goto('/en/zakelijk/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Business' })
  for (const width of [320, 375, 640, 1024, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow, { message: String(width) }).toBeLessThanOrEqual(0)
    await expect(menu.getByRole('link', { name: 'How it works' })).toBeInViewport({ ratio: 1 })
  }
})

test('from the pages for companies everything is as near as from the others, at every width', async ({
  page,
  shop,
}) => {
  await shop.open('/zakelijk/')
  const header = page.getByRole('banner')
  const search = header.getByRole('link', { name: shop.texts.search.open })
  const menuButton = header.getByRole('button', { name: shop.texts.frame.menu.title })
  const language = header.getByRole('button', { name: shop.texts.frame.switcher.button })
  for (const width of [320, 375, 768, 1023, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // What stays in sight stays, however far one has read.
    for (const top of [0, 1500]) {
      await page.evaluate((y) => window.scrollTo(0, y), top)
      for (const target of [search, shop.basketLink(0), width < 1024 ? menuButton : language])
        await expect(target, `${width} at ${top}`).toBeInViewport({ ratio: 1 })
    }
    await expect(menuButton).toBeVisible({ visible: width < 1024 })
    // The middle of 80 px (SPEC §9).
    const { y = 0, height = 0 } = (await shop.basketLink(0).boundingBox()) ?? {}
    expect(Math.round(y + height / 2), String(width)).toBe(40)
    await search.click()
    const dialog = page.getByRole('dialog', { name: shop.texts.search.title })
    await expect(dialog.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('a phone changes the language of the pages for companies from the menu', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await shop.open('/zakelijk/')
  expect(await axeViolationsOn(page), 'business header').toEqual([])
  const { menu, switcher } = shop.texts.frame
  await page.getByRole('banner').getByRole('button', { name: menu.title }).click()
  const dialog = page.getByRole('dialog', { name: menu.title })
  await expect(dialog.getByRole('list').first().getByRole('link')).toHaveCount(6)
  await dialog.getByRole('button', { name: switcher.button }).click()
  await expect(page.getByRole('dialog', { name: switcher.button })).toBeVisible()
})

test('the logo has its size at every width, in every language', async ({ page }) => {
  for (const path of ['/', '/en/', '/zakelijk/', '/en/zakelijk/']) {
    await page.goto(path)
    const logo = page.getByRole('banner').getByRole('link').locator('img').first()
    for (const width of [320, 375, 768, 1023, 1024, 1100, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const size = await logo.boundingBox()
      const message = `${path} at ${width}`
      if (width < 375) expect(size?.width, message).toBeLessThan(170)
      else
        expect([Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)], message).toEqual(
          width < 1024 ? [170, 68] : [200, 80],
        )
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow, message).toBeLessThanOrEqual(0)
    }
  }
})

test('the search says what it is for in full, in both languages', async ({ page }) => {
  for (const path of ['/', '/en/']) {
    await page.goto(path)
    for (const width of [1024, 1279, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      // Of the fields of the header and the page one is in sight.
      const field = page.getByRole('textbox').filter({ visible: true }).first()
      const spare = await field.evaluate((input: HTMLInputElement) => {
        const { paddingLeft, paddingRight } = getComputedStyle(input)
        const room =
          input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const text = document.body.appendChild(document.createElement('span'))
        const { font } = getComputedStyle(input, '::placeholder')
        text.style.cssText = `position:absolute;white-space:nowrap;font:${font}`
        text.textContent = input.placeholder
        const { width: needed } = text.getBoundingClientRect()
        text.remove()
        return needed === 0 ? Number.NaN : room - needed
      })
      expect(spare, `${path} at ${width}`).toBeGreaterThanOrEqual(0)
    }
  }
})

test.describe('behind a link that does not work any more', () => {
  test.use({ missingOnPurpose: /verlopen-link/ })

  test("a card's holder sees who it is from and where help is, and nothing for sale", async ({
    page,
    shop,
  }) => {
    await page.goto('/kaart/verlopen-link/')
    const header = page.getByRole('banner')
    const sign = header.getByRole('button', { name: shop.texts.frame.switcher.button })
    await expect(sign).toBeVisible()
    await expect(header.getByRole('button')).toHaveCount(1)
    await expect(header.getByRole('link')).toHaveCount(2)
    await header.getByRole('link', { name: 'Klantenservice' }).click()
    await expect(page).toHaveURL(/\/helpdesk\/$/)
  })
})
