import { countryHeader } from '#tests/support/country-header.ts'
import { expect, test } from './journey.ts'
import { press, reach, stopsOf, type } from './keyboard.ts'
import { SearchModal } from './pages/search-modal.ts'
import { say } from './pages/texts.ts'
import { fillBasket } from './pages-to-visit.ts'

/** Everything here is done by keyboard alone. The forms of newsletter and contact have theirs beside their own tests, a gift in `keyboard-gift.e2e.ts`. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const walked = ['/', '/cadeaubonnen/aan-tafel-dinerbon/', '/cadeaubonnen/', '/winkelmandje/']

for (const path of walked) {
  test(`every stop on ${path} is seen and marked, and the walk comes to an end`, async ({
    page,
    shop,
  }) => {
    await shop.open(path)
    const { stops, unmarked, unseen } = await stopsOf(page)
    expect(stops[0]).toBe(shop.texts.layout.skipToContent)
    expect(stops.length).toBeGreaterThan(20)
    expect(unmarked).toEqual([])
    expect(unseen).toEqual([])
  })
}

test('skips what every page has', async ({ page, shop }) => {
  await shop.open('/cadeaubonnen/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shop.texts.layout.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInMain = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(await isInMain()).toBe(true)
})

test('changes the basket: how many, what it looks like, and away with it', async ({
  page,
  shop,
  basket,
}) => {
  const { countModal, preview, removeModal } = shop.texts.basket
  await fillBasket({ shop })
  await basket.open()
  const count = page.getByRole('button', { name: 'Ander aantal Aan tafel Dinerbon' })
  await expect(count).toBeEnabled()
  await press(page, count)
  const countDialog = page.getByRole('dialog', { name: countModal.title })
  await press(page, countDialog.getByRole('radio', { name: countModal.other }))
  await type(page, countDialog.getByRole('textbox', { name: countModal.own }), '3')
  await page.keyboard.press('Enter')
  await expect(countDialog).toHaveCount(0)
  await expect(count).toBeFocused()
  await expect(shop.basketLink(3)).toBeVisible()

  const look = page.getByRole('button', { name: /^Bekijk voorbeeld/ })
  await press(page, look)
  const previewDialog = page.getByRole('dialog', { name: preview.title })
  await press(page, previewDialog.getByRole('button', { name: preview.unwrap }))
  await expect(previewDialog.getByRole('button', { name: preview.wrap })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(look).toBeFocused()

  await press(page, page.getByRole('button', { name: /^Aan tafel Dinerbon .*verwijderen$/ }))
  const removeDialog = page.getByRole('dialog', { name: removeModal.title })
  await press(page, removeDialog.getByRole('button', { name: removeModal.confirm }))
  await expect(basket.emptyHeading).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
})

test('filters a list', async ({ page, shop }, { project }) => {
  const { title, groups } = shop.texts.filters
  await shop.open('/cadeaubonnen/')
  const cheap = page.getByRole('radio', { name: /^Tot € 25/ })
  if (project.name === 'phone') {
    await press(page, page.getByRole('link', { name: 'Filter', exact: true }))
    const modal = page.getByRole('dialog', { name: title })
    await press(page, modal.getByRole('radio', { name: /^Tot € 25/ }))
    await reach(page, modal.getByRole('checkbox', { name: /^Per post/ }))
    await page.keyboard.press('Space')
    await press(page, modal.getByRole('button', { name: /^Toon \d+/ }))
    await expect(page).toHaveURL(/\?price=0-25&form=physical$/)
    await expect(modal).toHaveCount(0)
    return
  }
  const price = page.locator('summary', { hasText: groups.price })
  await press(page, price)
  await press(page, cheap)
  await expect(page).toHaveURL(/\?price=0-25$/)
  await expect(cheap).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(price).toBeFocused()
})

test('finds a card by its name, and a brand', async ({ page, shop, product }) => {
  const search = new SearchModal(page)
  await shop.open('/cadeaubonnen/')
  await reach(page, search.opener)
  if (await search.headerButton.isVisible()) await page.keyboard.press('Enter')
  else await page.keyboard.press('ArrowDown')
  await expect(search.field).toBeFocused()
  await page.keyboard.type('sauna')
  await expect(search.status).toContainText('resultaten')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(product.title).toHaveText('Berkentak Saunabon')
  await expect(page.getByRole('main')).toBeFocused()

  await shop.open('/cadeaubonnen/')
  await press(page, page.getByRole('main').getByRole('link', { name: 'Alle merken' }))
  const brands = page.getByRole('dialog', { name: 'Alle merken' })
  await type(page, brands.getByRole('textbox'), 'een oor')
  await expect(brands.getByRole('status')).toHaveText('1 merk')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eén Oor')
})

test('reads a question and its answer, and plays a film', async ({ page, shop }) => {
  await shop.open('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')
  const play = page.getByRole('button', { name: /^Speel de film af/ })
  await press(page, play)
  await expect(play).toHaveCount(0)
  await expect(page.locator('video')).toBeFocused()
  await press(page, page.locator('summary', { hasText: 'Kost het bewaren van de kaart iets?' }))
  await expect(page.getByText('Er gaan geen kosten van het saldo af')).toBeVisible()
})

test('reads the page in another language', async ({ page, product, shop }) => {
  const { switcher } = shop.texts.frame
  await product.open('aan-tafel-dinerbon')
  await press(page, page.getByRole('contentinfo').getByRole('button', { name: switcher.button }))
  const dialog = page.getByRole('dialog', { name: switcher.button })
  const language = dialog.getByRole('combobox', { name: switcher.language })
  await language.waitFor()
  await reach(page, language)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('eng')
  await expect(dialog.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(language).toHaveValue('English')
  await press(page, dialog.getByRole('button', { name: switcher.apply }))
  await expect(page).toHaveURL(/\/en\/cadeaubonnen\/aan-tafel-dinerbon\/$/)
})

test.describe('a visitor from Belgium who is asked about cookies', () => {
  test.use({
    consent: 'unasked',
    extraHTTPHeaders: { [countryHeader]: 'BE' },
    // SPEC §4 wants the banner from abroad to offset the page.
    mayMove: true,
  })

  test('answers both, goes on with the page, and changes the answer', async ({ page, shop }) => {
    const { banner } = shop.texts.frame
    await shop.open('/cadeaubonnen/')
    const question = page.getByRole('region', { name: 'Mogen we je meetellen?' })
    await press(page, question.getByRole('button', { name: 'Alleen noodzakelijk' }))
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    const elsewhere = page.getByRole('complementary', { name: banner.label })
    await expect(elsewhere).toContainText(say(banner.text, { country: 'België' }))
    await press(page, elsewhere.getByRole('button', { name: banner.close }))
    await expect(elsewhere).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()

    const opener = page.getByRole('button', { name: 'Cookie-instellingen' })
    await press(page, opener)
    const settings = page.getByRole('dialog', { name: 'Cookie-instellingen' })
    await reach(page, settings.getByRole('checkbox', { name: /^Statistieken/ }))
    await page.keyboard.press('Space')
    await press(page, settings.getByRole('button', { name: 'Bewaar mijn keuze' }))
    await expect(settings).toHaveCount(0)
    await expect(opener).toBeFocused()
    await press(page, opener)
    await expect(settings.getByRole('checkbox', { name: /^Statistieken/ })).toBeChecked()
  })
})
