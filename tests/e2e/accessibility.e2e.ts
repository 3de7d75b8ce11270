import { findingsOn } from './findings.ts'
import { expect, newAddress, test } from './journey.ts'

const productId = 'aan-tafel-dinerbon'

const publicPages = [
  '/',
  '/en/',
  '/cadeaubonnen/',
  '/cadeaubonnen/2/',
  '/cadeaubonnen/?price=0-25&form=physical&sort=price-asc',
  '/cadeaubonnen/?cb_api_occasions=nergens&price=0-25',
  '/categorie/alle-cadeaubonnen/',
  '/categorie/eten-en-drinken/',
  '/geefmomenten/',
  '/favorieten/',
  '/merken/',
  '/zakelijk/',
  '/merken/aan-tafel/',
  '/geefmomenten/nieuw-huis/',
  '/cadeaubonnen/aan-tafel-dinerbon/',
  '/cadeaubonnen/tas-van-tante-tassenbon/',
  '/cadeaubonnen/bijenlint-donatie/',
  '/verjaardagscadeau/',
  '/en/cadeau-onder-25-euro/',
  '/laatste-moment-cadeau/',
  '/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/',
  '/cadeaubonnen/lege-cadeaukaarten-feest/',
  '/en/cadeaubonnen/lege-cadeaukaarten-zakelijk/',
  '/categorie/lege-cadeaukaarten/',
  '/winkelmandje/',
  '/zoeken/',
  '/zoeken/?s=sauna',
  '/zoeken/?s=xqzwv',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of publicPages) {
  test(`axe finds nothing on ${path}`, async ({ page, shop }) => {
    await page.goto(path)
    await expect(shop.heading).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
}

test.describe('where nothing is', () => {
  test.use({ missingOnPurpose: /./ })

  test('axe finds nothing on the page that says so', async ({ page, shop }) => {
    for (const path of ['/404/', '/bestellen/geen-uuid/', '/kaart/kapot/']) {
      await page.goto(path)
      await expect(shop.heading).toBeVisible()
      expect(await findingsOn(page), path).toEqual([])
    }
  })
})

test('axe finds nothing on the way from basket to thanks', async ({
  page,
  shop,
  basket,
  checkout,
  bank,
}) => {
  const receiver = { name: 'Sanne', email: newAddress('sanne') }
  await shop.fillBasket({ productId, amountCents: 5000, quantity: 2, receiver })
  await basket.open()
  await expect(basket.heading).toBeVisible()
  expect(await findingsOn(page), 'basket').toEqual([])
  await checkout.open()
  await checkout.heading('details').waitFor()
  expect(await findingsOn(page), 'details').toEqual([])
  await checkout.sendDetails()
  await expect(checkout.problem('firstName')).toBeVisible()
  expect(await findingsOn(page), 'details with problems').toEqual([])
  await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })
  await checkout.sendDetails()
  await checkout.heading('shipping').waitFor()
  expect(await findingsOn(page), 'shipping').toEqual([])
  await checkout.goOnToPayment()
  await checkout.choose('scheme')
  await checkout.cardFieldsReady()
  expect(await findingsOn(page), 'payment').toEqual([])
  await checkout.payWithIdeal()
  await bank.title.waitFor()
  expect(await findingsOn(page), 'bank').toEqual([])
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  expect(await findingsOn(page), 'thanks').toEqual([])
})

test('axe finds nothing on the order page, the mail and the gift', async ({
  page,
  shop,
  mailbox,
}) => {
  const email = newAddress('sanne')
  const card = { productId, amountCents: 5000, quantity: 2 }
  await shop.fillBasket({ ...card, receiver: { name: 'Sanne', email } })
  const { orderUuid } = await shop.payBasketByCard(newAddress('joris'))
  await shop.open(`/bestellen/${orderUuid}/`)
  await expect(shop.heading).toBeVisible()
  expect(await findingsOn(page), 'order').toEqual([])
  const gift = await mailbox.openGiftOf(email)
  await gift.unwrapButton.waitFor()
  expect(await findingsOn(gift.page), 'wrapped').toEqual([])
  await gift.unwrap()
  await expect(gift.barcode.first()).toBeVisible()
  expect(await findingsOn(gift.page), 'unwrapped').toEqual([])
})

test('axe finds nothing in the message after adding', async ({ page, product }) => {
  await product.open(productId)
  await product.choose('€ 50')
  await product.forMyself()
  await product.add()
  await expect(product.added).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})

test('axe finds nothing in the filters, in the modal and in the bar', async ({ page, shop }) => {
  const { title, groups } = shop.texts.narrowing
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/cadeaubonnen/?price=0-25')
  await expect(page.getByRole('button', { name: 'Toon meer cadeaubonnen' })).toBeEnabled()
  await page.getByRole('link', { name: 'Filter (1)' }).click()
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
  expect(await findingsOn(page), 'modal').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('summary', { hasText: groups.occasions }).click()
  await expect(page.getByRole('checkbox', { name: /^Verjaardag/ })).toBeVisible()
  expect(await findingsOn(page), 'bar').toEqual([])
})

test('axe finds nothing in the brands over the overview', async ({ page }) => {
  await page.goto('/cadeaubonnen/')
  await page.getByRole('main').getByRole('link', { name: 'Alle merken' }).click()
  const modal = page.getByRole('dialog', { name: 'Alle merken' })
  await expect(modal.getByRole('link').first()).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
})

test.describe('a visitor who is asked about cookies', () => {
  test.use({ consent: 'unasked' })

  test('axe finds nothing in the question and in the settings', async ({ page }) => {
    await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
    const question = page.getByRole('region', { name: 'Mogen we even meekijken?' })
    await expect(question).toBeVisible()
    expect(await findingsOn(page), 'question').toEqual([])
    await question.getByRole('button', { name: 'Zelf kiezen' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible()
    expect(await findingsOn(page), 'settings').toEqual([])
  })
})

test('axe finds nothing on favourites and what was looked at last', async ({ page, product }) => {
  await product.open(productId)
  await page.getByRole('button', { name: /^Bewaar Aan tafel/ }).click()
  await page.goto('/favorieten/')
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
  expect(await findingsOn(page), 'favourites').toEqual([])
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Laatst bekeken' })).toBeVisible()
  expect(await findingsOn(page), 'home').toEqual([])
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
  expect(await findingsOn(page)).toEqual([])
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
  expect(await findingsOn(page), 'list').toEqual([])
  await country.fill('')
  await dialog.getByRole('textbox').focus()
  await expect(dialog.getByText(switcher.countryRequired)).toBeVisible()
  expect(await findingsOn(page), 'problem').toEqual([])
})
