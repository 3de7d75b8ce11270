import { addressOf } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { say } from './pages/texts.ts'

const dinerbon = '/zakelijk/aan-tafel-dinerbon/'

test('a company orders forty cards of 25 euro for Christmas and types nothing twice', async ({
  page,
  shop,
  basket,
}) => {
  const { business, deliveryDate, product, receiverList } = shop.texts
  await shop.open('/zakelijk/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Dinerbon/ }).click()
  await expect(page).toHaveURL(dinerbon)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(business.heading, { title: 'Aan tafel Dinerbon' }),
  )
  // Under the header for companies, on a page of its own.
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Zakelijk' })).toBeVisible()
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', new RegExp(`${dinerbon}$`))

  const number = main.getByLabel(business.form.number)
  await expect(main.getByRole('button', { name: business.form.toList })).toBeEnabled()
  await main.getByRole('button', { name: business.form.toList }).click()
  await expect(number).toBeFocused()
  await expect(main.getByText(business.required.number).first()).toBeVisible()
  await number.fill('40')
  await main.getByText(product.form.otherAmount, { exact: true }).click()
  await main.getByLabel(product.form.otherAmountLabel).fill('25')
  await main.getByRole('combobox', { name: business.form.occasion }).click()
  await page.getByRole('option', { name: 'Kerst' }).click()
  await main.getByText(deliveryDate.planned, { exact: true }).click()
  await main.getByLabel(deliveryDate.field).fill('2027-06-18T09:00')
  await expect(main.getByText(/€\s1\.000,95/)).toBeVisible()
  await main.getByRole('button', { name: business.form.toList }).click()

  await expect(page).toHaveURL(/\/voor-meerdere-mensen\/\?gift=aan-tafel-dinerbon&number=40/)
  await expect(page.getByLabel(product.form.otherAmountLabel)).toHaveValue('25')
  await expect(page.getByLabel(receiverList.note.label)).toHaveValue('Fijne kerst!')
  await expect(page.getByLabel(deliveryDate.field)).toHaveValue('2027-06-18T09:00')
  await expect(page.getByText('Nog 40 tot de 40 die je wilt geven.')).toBeVisible()
  const lines = Array.from({ length: 40 }, (_, at) => `Gast ${at};${newAddress(`gast${at}`)}`)
  const source = page.getByLabel(receiverList.source.label)
  await source.fill(lines.slice(0, 38).join('\n'))
  await page.getByRole('button', { name: receiverList.source.add }).click()
  await expect(page.getByText('Nog 2 tot de 40 die je wilt geven.')).toBeVisible()
  await source.fill(lines.slice(38).join('\n'))
  await page.getByRole('button', { name: receiverList.source.add }).click()
  await expect(page.getByText(/tot de 40 die je wilt geven/)).toHaveCount(0)
  await page.getByRole('button', { name: receiverList.total.submit }).click()
  await expect(basket.heading).toBeVisible()
  await expect(shop.basketLink(40)).toBeVisible()
  await expect(basket.parcelFor('Gast 0')).toContainText('Fijne kerst!')
  await expect(basket.parcelFor('Gast 0')).toContainText(/€\s25/)
})

test('the form waits as it was for whoever comes back, and leads to a quote as well', async ({
  page,
  shop,
  product,
}) => {
  const { form } = shop.texts.business
  await shop.open('/zakelijk/cadeaubonnl-keuze-cadeaukaart/')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: form.toQuote })).toBeEnabled()
  await main.getByLabel(form.number).fill('2400')
  await product.choose(shop.texts.offer.form.PHYSICAL)
  await main.getByRole('button', { name: form.toList }).click()
  await expect(main.getByText(/Op één lijst passen 2\.000 mensen/).first()).toBeVisible()
  await main.getByRole('button', { name: form.toQuote }).click()
  await expect(page).toHaveURL(/product=cadeaubonnl-keuze-cadeaukaart&number=2400&amount=\d+00/)
  await page.goBack()
  await expect(main.getByLabel(form.number)).toHaveValue('2400')
  await expect(main.getByRole('radio', { name: /^Per post/ })).toBeChecked()
})

test('what no list takes is led to its own page, and an unknown product is not found', async ({
  request,
}) => {
  const ask = (path: string) => request.get(path, { maxRedirects: 0 })
  const pack = await ask('/en/zakelijk/lege-cadeaukaarten-zakelijk/')
  expect(pack.status()).toBe(302)
  expect(pack.headers().location).toBe('/en/cadeaubonnen/lege-cadeaukaarten-zakelijk/')
  const unknown = await ask('/zakelijk/bestaat-niet/')
  expect(unknown.status()).toBe(404)
  expect(await unknown.text()).toContain('noindex')
  const sitemap = await (await ask('/sitemap.xml')).text()
  expect(sitemap).toContain(dinerbon)
  expect(sitemap).not.toContain('/zakelijk/lege-cadeaukaarten-zakelijk/')
})

test.describe('of a storefront with the second form page', () => {
  test.use({ baseURL: addressOf('CHANGED_SHOP_URL') })

  test('a button opens the form, which leads to the list', async ({ page, shop }) => {
    const { form } = shop.texts.business
    await shop.open(dinerbon)
    const main = page.getByRole('main')
    await expect(main.getByLabel(form.number)).toHaveCount(0)
    await expect(main.getByRole('link', { name: form.toQuote })).toBeVisible()
    const opener = main.getByRole('button', { name: form.open, exact: true })
    await expect(opener).toBeEnabled()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: form.modalTitle })
    await dialog.getByLabel(form.number).fill('3')
    expect(await axeViolationsOn(page), 'form over the page').toEqual([])
    await dialog.getByRole('button', { name: form.toList }).click()
    await expect(page).toHaveURL(/gift=aan-tafel-dinerbon&number=3&amount=5000/)
    await expect(dialog).toBeHidden()
  })
})
