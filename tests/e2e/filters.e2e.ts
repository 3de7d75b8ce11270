import { expect, test } from './journey.ts'
import { say } from './pages/texts.ts'

const countIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0] ?? Number.NaN)

test.use({ viewport: { width: 375, height: 812 } })

test('filters lead to a card under 25 euros that is spent online, and back', async ({
  page,
  shop,
  product,
}) => {
  const t = shop.texts.filters
  const left = { count: 0 }
  const expectList = async () => {
    await expect(page.locator('#list-count')).toHaveText(new RegExp(`^${left.count} cadeau`))
    const shown = page.getByRole('main').getByRole('article').filter({ visible: true })
    await expect(shown).toHaveCount(Math.min(left.count, 16))
  }

  await test.step('in the modal, whose button says how many cards are left', async () => {
    await shop.open('/cadeaubonnen/')
    await page.getByRole('link', { name: /^Filter( \(\d\))?$/ }).click()
    const modal = page.getByRole('dialog', { name: t.title })
    const show = modal.getByRole('button', { name: /^Toon \d+ cadeau/ })
    const all = countIn(await show.textContent())
    await modal.getByRole('radio', { name: /^Tot € 25/ }).check({ force: true })
    await expect.poll(async () => countIn(await show.textContent())).toBeLessThan(all)
    const cheap = countIn(await show.textContent())
    await modal.getByRole('checkbox', { name: /^Online te besteden/ }).check({ force: true })
    await expect.poll(async () => countIn(await show.textContent())).toBeLessThan(cheap)
    left.count = countIn(await show.textContent())
    await show.click()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?cb_api_giftcard_types=online&price=0-25$/)
    await expectList()
    await expect(page.getByRole('link', { name: 'Filter (2)' })).toBeVisible()
  })

  await test.step('to a card', async () => {
    const card = page.getByRole('main').getByRole('article').first()
    const title = (await card.getByRole('link').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect(product.title).toHaveText(title)
    const amount = page.getByRole('radio', { name: /^€\s\d/ }).first()
    expect(countIn(await amount.getAttribute('value'))).toBeLessThanOrEqual(25_00)
  })

  await test.step('back to the list, and without one of the filters', async () => {
    await page.goBack()
    await expectList()
    await page.getByRole('link', { name: say(t.remove, { title: 'Tot € 25' }) }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?cb_api_giftcard_types=online$/)
    await expect(page.locator('#list-count')).toBeFocused()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the form, and the form to the list', async ({ page, shop }) => {
    const t = shop.texts.filters
    await shop.open('/cadeaubonnen/')
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    await page.locator('summary', { hasText: t.groups.price }).click()
    await page.getByRole('radio', { name: /^Tot € 25/ }).check()
    await page.locator('summary', { hasText: t.groups.types }).click()
    await page.getByRole('checkbox', { name: /^Online te besteden/ }).check()
    await page.getByRole('combobox', { name: t.sort.label }).selectOption('price-asc')
    await page.getByRole('button', { name: t.apply }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?(?=.*price=0-25)(?=.*types=online)/)
    const chosen = page.getByRole('list', { name: t.chosen })
    await expect(chosen.getByRole('link')).toHaveCount(3)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /cadeaubonnen\/$/)

    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link').last().click()
    await expect(page).toHaveURL(
      /\/cadeaubonnen\/2\/\?cb_api_giftcard_types=online&price=0-25&sort=price-asc$/,
    )
    await chosen.getByRole('link', { name: t.clear }).click()
    await expect(page).toHaveURL(/\/cadeaubonnen\/\?sort=price-asc$/)
  })
})
