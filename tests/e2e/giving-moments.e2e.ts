import { expect, newAddress, test } from './journey.ts'

test('from a giving moment on the front page to a card in the basket', async ({
  page,
  product,
  basket,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Alle geefmomenten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Geefmomenten' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Nieuw huis', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuw huis' })).toBeVisible()
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(product.title).toHaveText(title)
  await product.forSomebodyElse({ name: 'Bo', email: newAddress('bo') })
  await product.addAndGoToBasket()
  await expect(basket.parcelFor('Bo')).toContainText(title)
})

test('the other name of the overview leads to the overview, its pages too', async ({ page }) => {
  await page.goto('/cadeaukaarten/')
  await expect(page).toHaveURL(/\/cadeaubonnen\/$/)
  await page.goto('/en/cadeaukaarten/2/')
  await expect(page).toHaveURL(/\/en\/cadeaubonnen\/2\/$/)
})

test('what suits a moment is counted as presents, the gift cards among them as gift cards', async ({
  page,
}) => {
  await page.goto('/geefmomenten/')
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name: 'Nieuw huis', exact: true }),
    })
  const presents = (await tile.getByText(/^\d+ cadeaus$/).textContent()) ?? ''
  await tile.getByRole('link').click()
  await expect(page.getByRole('main').getByText(presents, { exact: true })).toBeVisible()
  await page.goto('/cadeaubonnen/?cb_api_occasions=nieuw-huis')
  const giftCards = page.getByRole('main').getByText(/^\d+ cadeaubonnen$/)
  const fewer = Number.parseInt((await giftCards.textContent()) ?? '', 10)
  expect(fewer).toBeLessThanOrEqual(Number.parseInt(presents, 10))
})
