import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { plainCard } from './test-cards.ts'
import { throttleNetwork } from './throttle-network.ts'

/** A phone in a train. */
const train = { latencyMs: 300, bytesPerSecond: 80_000 }

test('what is typed and chosen before the page is hydrated is kept', async ({ page, product }) => {
  const email = newAddress('sanne')
  await throttleNetwork(page, train)
  await page.goto('/cadeaubonnen/aan-tafel-dinerbon/', { waitUntil: 'commit' })
  await product.choose('€ 20')
  await product.forSomebodyElse({ name: 'Sanne', email, note: 'Tot morgen!' })
  await expect(product.addButton.first()).toBeDisabled()
  // Until the style sheet is there, a phone has the button twice.
  await expect(product.addButton).toHaveCount(1, { timeout: 60_000 })
  await expect(product.addButton).toBeEnabled({ timeout: 60_000 })
  await expect(page.getByRole('radio', { name: '€ 20', exact: true })).toBeChecked()
  await product.add()
  await expect(product.added).toContainText('Sanne')
  await expect(product.added).toContainText('€ 20')
})

test('details that are typed before the page is hydrated are kept', async ({
  page,
  shop,
  checkout,
}) => {
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 5000, quantity: 1 })
  await throttleNetwork(page, train)
  await page.goto('/bestellen/', { waitUntil: 'commit' })
  await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email: newAddress('joris') })
  await expect(checkout.detailsButton).toBeDisabled()
  await expect(checkout.detailsButton).toBeEnabled({ timeout: 60_000 })
  await checkout.sendDetails()
  await expect(checkout.heading('payment')).toBeVisible({ timeout: 60_000 })
})

test('a filter that is chosen before the page is hydrated counts once it is', async ({
  page,
  shop,
}) => {
  await throttleNetwork(page, train)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/cadeaubonnen/', { waitUntil: 'commit' })
  await page.locator('summary', { hasText: shop.texts.filters.groups.price }).click()
  const cheap = page.getByRole('radio', { name: /^Tot € 25/ })
  await cheap.check()
  await expect(page).toHaveURL(/\/cadeaubonnen\/\?price=0-25$/, { timeout: 60_000 })
  await expect(cheap).toBeChecked()
})

test('a press on the button while the card is still being encrypted pays', async ({
  page,
  shop,
  checkout,
}) => {
  await page.addInitScript(() => {
    const { subtle } = crypto
    const sign = subtle.sign.bind(subtle)
    subtle.sign = async (...values: Parameters<typeof sign>) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      return await sign(...values)
    }
  })
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  await checkout.open()
  await checkout.identify({ firstName: 'Mila', lastName: 'Smit', email: newAddress('mila') })
  await checkout.payByCard(plainCard)
  await expect(shop.thanks).toBeVisible()
})

test('what is typed into the field of a card before its script has run counts, however late that is', async ({
  page,
  shop,
  checkout,
}) => {
  const { promise: isTold, resolve: letScriptsRun } = Promise.withResolvers<void>()
  await page.route('**/card-field.js', async (route) => {
    await isTold
    await route.continue()
  })
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  await checkout.open()
  await checkout.identify({ firstName: 'Mila', lastName: 'Smit', email: newAddress('mila') })
  await checkout.choose('scheme')
  const { number, ...rest } = plainCard
  await checkout.typeCardNumberEarly(number)
  const late = page.getByText(checkout.texts.card.late)
  await expect(late).toBeVisible()
  letScriptsRun()
  // The frames of the other fields are made once the script of the first has run.
  await checkout.typeCard(rest)
  await expect(late).toHaveCount(0)
  await checkout.earlyBox.check()
  await checkout.payButton.click()
  await expect(shop.thanks).toBeVisible()
})

test.describe('a footer whose script cannot be had', () => {
  test.use({ missingOnPurpose: /\/assets\// })

  test('stands as it was sent, and the page goes on', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const isFooters = (await response.text()).includes(newsletterTexts.nl.title)
      await route.fulfill(isFooters ? { status: 404 } : { response })
    })
    const footer = page.getByRole('contentinfo')
    await page.goto('/', { waitUntil: 'load' })
    const sent = await footer.innerText()
    const favourite = page.getByRole('main').locator('[aria-pressed]').first()
    await favourite.click()
    await expect(favourite).toHaveAttribute('aria-pressed', 'true')
    expect(await footer.innerText()).toBe(sent)
    await footer.getByRole('link', { name: 'Helpdesk' }).click()
    await expect(page).toHaveURL(/\/helpdesk\/$/)
    // A script of the next page may still be on its way.
    await page.unrouteAll({ behavior: 'wait' })
  })
})
