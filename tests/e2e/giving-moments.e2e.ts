import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

test('from a giving moment on the front page to a card in the basket', async ({
  page,
  product,
  basket,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Alle geefmomenten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Geefmomenten' })).toBeVisible()
  const main = page.getByRole('main')
  const moment = page.getByRole('link', { name: 'Nieuw huis', exact: true })
  const tile = main.getByRole('listitem').filter({ has: moment })
  const presents = (await tile.getByText(/^\d+ cadeaus$/).textContent()) ?? ''
  await tile.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuw huis' })).toBeVisible()
  // The gift cards and all else that suits it, as the tile said.
  await expect(main.getByText(presents, { exact: true })).toBeVisible()
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(product.title).toHaveText(title)
  await product.forSomebodyElse({ name: 'Bo', email: newAddress('bo') })
  await product.addAndGoToBasket()
  await expect(basket.parcelFor('Bo')).toContainText(title)
})
