import type { Locator, Page } from '@playwright/test'
import { expectHydrated } from './expect-hydrated.ts'
import { expect, test } from './journey.ts'
import type { Shop } from './pages/shop.ts'
import { say } from './pages/texts.ts'

const countIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)

/** What the list says it holds; the first page shows as many, up to sixteen. */
async function expectList(page: Page, { holds }: { holds: number }): Promise<void> {
  await expect(page.locator('#list-count')).toHaveText(new RegExp(`^${holds} cadeau`))
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(
    Math.min(holds, 16),
  )
}

/** What a choice says it leaves. */
const countBeside = (input: Locator): Promise<string> =>
  input.evaluate((element) => element.closest('label')?.lastElementChild?.textContent ?? '')

/** All filters in the modal of a phone, with the button that says how many cards they leave. */
async function openFilters(page: Page, { texts }: Shop) {
  const open = page.getByRole('link', { name: /^Filter( \(\d\))?$/ })
  await expectHydrated(page)
  await open.click()
  const modal = page.getByRole('dialog', { name: texts.filters.title })
  return { open, modal, show: modal.getByRole('button', { name: /^Toon \d+ cadeau/ }) }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('filters lead to a card under 25 euros that can be posted', async ({
    page,
    shop,
    product,
  }) => {
    const t = shop.texts.filters
    await shop.open('/cadeaubonnen/')
    const { modal, show } = await openFilters(page, shop)
    const all = countIn(await show.textContent())

    await modal.getByRole('radio', { name: /^Tot € 25/ }).check({ force: true })
    await expect.poll(async () => countIn(await show.textContent())).toBeLessThan(all)
    const cheap = countIn(await show.textContent())
    await modal.getByRole('checkbox', { name: /^Per post/ }).check({ force: true })
    await expect.poll(async () => countIn(await show.textContent())).toBeLessThan(cheap)
    const left = countIn(await show.textContent())
    await show.click()

    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?price=0-25&form=physical$/)
    await expectList(page, { holds: left })
    await expect(page.getByRole('link', { name: 'Filter (2)' })).toBeVisible()

    const card = page.getByRole('main').getByRole('article').first()
    const title = (await card.getByRole('link').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect(product.title).toHaveText(title)
    await expect(page.getByRole('radio', { name: shop.texts.offer.form.PHYSICAL })).toBeAttached()
    const amount = page.getByRole('radio', { name: /^€\s\d/ }).first()
    expect(countIn(await amount.getAttribute('value'))).toBeLessThanOrEqual(25_00)

    await page.goBack()
    await expectList(page, { holds: left })
    await page.getByRole('link', { name: say(t.remove, { title: 'Tot € 25' }) }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?form=physical$/)
    await expect(page.locator('#list-count')).toBeFocused()
  })

  test('a price of one’s own filters the list, whichever end is typed first', async ({
    page,
    shop,
  }) => {
    const t = shop.texts.filters
    await shop.open('/cadeaubonnen/')
    const { modal, show } = await openFilters(page, shop)
    const all = countIn(await show.textContent())
    await modal.getByRole('textbox', { name: t.price.atMost }).fill('12')
    await expect.poll(async () => countIn(await show.textContent())).toBeLessThan(all)
    const upTo = countIn(await show.textContent())
    await modal.getByRole('textbox', { name: t.price.atLeast }).fill('15 euro')
    await modal.getByRole('textbox', { name: t.price.atLeast }).press('Enter')
    await expect(modal.getByRole('radio', { name: '€ 12 – € 15' })).toBeChecked()
    await expect.poll(async () => countIn(await show.textContent())).not.toBe(upTo)
    const left = countIn(await show.textContent())
    await show.click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?price=12-15$/)
    await expectList(page, { holds: left })
  })

  test('the button follows a price while it is typed, asks once, and leaves the field alone', async ({
    page,
    shop,
  }) => {
    const t = shop.texts.filters
    await page.clock.install()
    await shop.open('/cadeaubonnen/')
    await expectHydrated(page)
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    const modal = page.getByRole('dialog', { name: t.title })
    const show = modal.getByRole('button', { name: /^Toon \d+ cadeaubon/ })
    const all = countIn(await show.textContent())
    const atLeast = modal.getByRole('textbox', { name: t.price.atLeast })
    const atMost = modal.getByRole('textbox', { name: t.price.atMost })
    await atLeast.click()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })

    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await atLeast.boundingBox()
    await atLeast.pressSequentially('150')
    await page.clock.runFor(199)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(async () => countIn(await show.textContent())).toBeLessThan(all)
    const dear = countIn(await show.textContent())
    expect(asked).toHaveLength(1)
    await expect(atLeast).toBeFocused()
    expect(await atLeast.boundingBox()).toEqual(before)

    // The other end, lower than the first: it waits for what follows, and is not turned round.
    await atMost.press('2')
    await atMost.press('0')
    await page.clock.runFor(200)
    await expect.poll(async () => countIn(await show.textContent())).not.toBe(dear)
    expect(asked).toHaveLength(2)
    await expect(atMost).toBeFocused()
    await expect(atLeast).toHaveValue('150')
    await expect(atMost).toHaveValue('20')
    const left = countIn(await show.textContent())

    await page.clock.resume()
    await show.click()
    await expect(page).toHaveURL(/\?price=20-150$/)
    await expectList(page, { holds: left })
  })

  test('what is being typed is cleared like what was chosen', async ({ page, shop }) => {
    const t = shop.texts.filters
    await shop.open('/cadeaubonnen/')
    await expectHydrated(page)
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    const modal = page.getByRole('dialog', { name: t.title })
    const show = modal.getByRole('button', { name: /^Toon/ })
    const all = await show.textContent()
    const atMost = modal.getByRole('textbox', { name: t.price.atMost })
    await atMost.pressSequentially('12')
    await expect(show).not.toHaveText(all ?? '')
    // Some phones press a button without leaving the field.
    await modal.getByRole('button', { name: t.clear }).dispatchEvent('click')
    await expect(atMost).toHaveValue('')
    await expect(show).toHaveText(all ?? '')
  })

  test('the modal forgets what is cleared, and changes nothing when it is closed', async ({
    page,
    shop,
  }) => {
    const t = shop.texts.filters
    await shop.open('/geefmomenten/kerst/?price=0-25')
    const { open, modal, show } = await openFilters(page, shop)
    await expect(open).toHaveText('Filter (1)')
    const before = (await show.textContent()) ?? ''
    await expect(modal.getByRole('group', { name: t.groups.occasions })).toHaveCount(0)
    await modal.getByRole('button', { name: t.clear }).click()
    await expect(show).not.toHaveText(before)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\?price=0-25$/)
    await expect(open).toBeFocused()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('the link leads to the form, and the form to the list', async ({ page, shop }) => {
      const t = shop.texts.filters
      await shop.open('/cadeaubonnen/')
      await page.getByRole('link', { name: 'Filter', exact: true }).click()
      await page.locator('summary', { hasText: t.groups.price }).click()
      await page.getByRole('radio', { name: /^Tot € 25/ }).check()
      await page.locator('summary', { hasText: t.groups.form }).click()
      await page.getByRole('checkbox', { name: /^Per post/ }).check()
      await page.getByRole('combobox', { name: t.sort.label }).selectOption('price-asc')
      await page.getByRole('button', { name: t.apply }).click()
      await expect(page).toHaveURL(/\/cadeaubonnen\/\?(?=.*price=0-25)(?=.*form=physical)/)
      const chosen = page.getByRole('list', { name: t.chosen })
      await expect(chosen.getByRole('link')).toHaveCount(3)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /cadeaubonnen\/$/)

      await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link').last().click()
      await expect(page).toHaveURL(/\/cadeaubonnen\/2\/\?price=0-25&form=physical&sort=price-asc$/)
      await chosen.getByRole('link', { name: t.clear }).click()
      await expect(page).toHaveURL(/\/cadeaubonnen\/\?sort=price-asc$/)
    })
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('each choice counts at once, more are fetched, and going back undoes it', async ({
    page,
    shop,
  }) => {
    const t = shop.texts.filters
    await shop.open('/categorie/eten-en-drinken/')
    const whole = countIn(await page.locator('#list-count').textContent())
    await page.locator('summary', { hasText: t.groups.price }).click()
    const cheap = page.getByRole('radio', { name: /^Tot € 25/ })
    const count = countIn(await countBeside(cheap))
    await cheap.check()
    await expect(page).toHaveURL(/\/categorie\/eten-en-drinken\/\?price=0-25$/)
    await expect(cheap).toBeFocused()
    await expectList(page, { holds: count })
    expect(count).toBeLessThan(whole)

    await page.keyboard.press('Escape')
    await expect(page.locator('summary', { hasText: t.groups.price })).toBeFocused()
    await page.getByRole('combobox', { name: t.sort.label }).selectOption('title')
    await expect(page).toHaveURL(/\?price=0-25&sort=title$/)
    await page.getByRole('button', { name: /^Toon meer cadeau/ }).click()
    const titles = page.getByRole('main').getByRole('article').getByRole('heading')
    await expect(titles.nth(20)).toBeVisible()
    const read = (await titles.allTextContents()).slice(0, 20)
    expect(read).toEqual(read.toSorted(new Intl.Collator('nl', { numeric: true }).compare))

    await page.goBack()
    await page.goBack()
    await expectList(page, { holds: whole })
    await expect(page).toHaveURL(/\/categorie\/eten-en-drinken\/$/)
  })

  test('a price that is typed counts with Enter, and makes way for a range', async ({
    page,
    shop,
  }) => {
    const t = shop.texts.filters
    await shop.open('/cadeaubonnen/')
    await page.locator('summary', { hasText: t.groups.price }).click()
    await page.getByLabel(t.price.atMost).fill('30')
    await page.getByLabel(t.price.atMost).press('Enter')
    await expect(page).toHaveURL(/\?price=0-30$/)
    await page.getByRole('radio', { name: /^Tot € 25/ }).check()
    await expect(page).toHaveURL(/\?price=0-25$/)
    await expect(page.getByLabel(t.price.atMost)).toHaveValue('25')
  })

  test('filters that no product fits say so and offer ways on', async ({ page, shop }) => {
    const t = shop.texts.filters.nothing
    await shop.open('/cadeaubonnen/?cb_api_giftcard_categories=bestaat-niet&price=0-25')
    await expect(page.getByRole('heading', { name: t.title })).toBeVisible()
    await page.getByRole('link', { name: /Onbekende keuze/ }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?price=0-25$/)
    await shop.open('/cadeaubonnen/?cb_api_occasions=nergens')
    await page.getByRole('link', { name: t.all }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/$/)
  })
})

test('an address that makes no sense shows the list', async ({ page }) => {
  for (const path of [
    '/cadeaubonnen/?price=%3Cscript%3E&form=%F0%9F%8E%81&sort=__proto__',
    `/cadeaubonnen/?cb_api_giftcard_types=${'x'.repeat(4000)}`,
    '/geefmomenten/kerst/?cb_api_occasions=verjaardag',
  ]) {
    const name = path.slice(0, 60)
    const response = await page.goto(path)
    expect.soft(response?.status(), name).toBe(200)
    await expect.soft(page.getByRole('main').getByRole('article').first(), name).toBeVisible()
    await expect.soft(page.getByRole('link', { name: /^Haal weg/ }), name).toHaveCount(0)
  }
})

test('a page behind the last is no page, and the first has one address', async ({ request }) => {
  const pageOf = (path: string) => request.get(path, { maxRedirects: 0 })
  expect((await pageOf('/cadeaubonnen/2/?price=0-25')).status()).toBe(200)
  expect((await pageOf('/cadeaubonnen/99/?price=0-25')).status()).toBe(404)
  expect((await pageOf('/categorie/dieren/9/?price=0-25')).status()).toBe(404)
  expect((await pageOf('/cadeaubonnen/1/?price=0-25')).headers().location).toBe(
    '/cadeaubonnen/?price=0-25',
  )
  expect((await pageOf('/en/cadeaukaarten/2/?price=0-25')).headers().location).toBe(
    '/en/cadeaubonnen/2/?price=0-25',
  )
})
