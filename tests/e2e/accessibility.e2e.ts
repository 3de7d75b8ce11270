import { axeViolationsOn } from './axe-violations.ts'
import { expect, newAddress, test } from './journey.ts'
import { asMagnified, coveredPartOf } from './reflow.ts'

const productId = 'aan-tafel-dinerbon'

// Every page stands in places.ts, every modal in modals.ts; here is what opens inside of them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing at the bank', async ({ page, shop, checkout, bank }) => {
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 2 })
  await checkout.open()
  await checkout.identify({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })
  await checkout.payWithIdeal()
  await bank.title.waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
})

test('axe finds nothing in the bar of filters', async ({ page, shop }) => {
  const { groups } = shop.texts.filters
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/cadeaubonnen/?price=0-25')
  await expect(page.getByRole('button', { name: 'Toon meer cadeaubonnen' })).toBeEnabled()
  await page.locator('summary', { hasText: groups.occasions }).click()
  await expect(page.getByRole('checkbox', { name: /^Verjaardag/ })).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
})

test.describe('a visitor who is asked about cookies', () => {
  test.use({ consent: 'unasked' })

  test('axe finds nothing in the question and in the settings', async ({ page }) => {
    await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
    const question = page.getByRole('region', { name: 'Mogen we even meekijken?' })
    await expect(question).toBeVisible()
    expect(await axeViolationsOn(page), 'question').toEqual([])
    await page.setViewportSize(asMagnified)
    await expect.poll(() => coveredPartOf(page)).toBeLessThan(0.5)
    await question.getByRole('button', { name: 'Zelf kiezen' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible()
    expect(await axeViolationsOn(page), 'settings').toEqual([])
  })
})

test('axe finds nothing on what was looked at last', async ({ page, product }) => {
  await product.open(productId)
  await expect(product.addButton).toBeEnabled()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Laatst bekeken' })).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
})

test('axe finds nothing in the open menu, with all its categories', async ({ page, shop }) => {
  const { menu } = shop.texts.frame
  await shop.open('/')
  const onPhone = page.getByRole('button', { name: menu.title, exact: true })
  const onDesktop = page.getByRole('button', { name: menu.giftCards, exact: true })
  await onPhone.or(onDesktop).filter({ visible: true }).click()
  const all = page.getByRole('button', { name: menu.allCategories })
  await expect(all.or(page.getByRole('tablist')).first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  else await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
})

test('axe finds nothing in the choice of country, open and with its problem', async ({
  page,
  shop,
}) => {
  const { switcher } = shop.texts.frame
  await shop.open('/')
  await page.getByRole('contentinfo').getByRole('button', { name: switcher.button }).click()
  const dialog = page.getByRole('dialog', { name: switcher.button })
  const country = dialog.getByRole('combobox', { name: switcher.country })
  await country.click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  expect(await axeViolationsOn(page), 'list').toEqual([])
  await country.fill('')
  await dialog.getByRole('textbox').focus()
  await expect(dialog.getByText(switcher.countryRequired)).toBeVisible()
  expect(await axeViolationsOn(page), 'problem').toEqual([])
})
