import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const choiceCard = 'cadeaubonnl-keuze-cadeaukaart'
const pack = 'lege-cadeaukaarten-verjaardag'

/** What of our films the page asked for so far. */
function watchFilms(page: Page): () => readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/films/')) asked.push(pathname)
  })
  return () => asked
}

test('a gift card is chosen by form: by e-mail now, by post announced', async ({
  page,
  product,
}) => {
  await product.open('aan-tafel-dinerbon')
  await expect(page.getByRole('img', { name: /bord|vis/i }).first()).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Per e-mail/ })).toBeChecked()
  const byPost = page.getByRole('radio', { name: /^Per post/ })
  await expect(byPost).toBeDisabled()
  await expect(byPost).toHaveAccessibleName(/Binnenkort/)
  await expect(product.addButton).toBeEnabled()
})

test('a card that is sold out says so for each of its forms', async ({ page, product }) => {
  await product.open('tas-van-tante-tassenbon')
  await expect(page.getByRole('listitem').filter({ hasText: 'Per e-mail' })).toContainText(
    'Momenteel niet leverbaar',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'Per post' })).toContainText(
    'Binnenkort',
  )
  await expect(product.addButton).toHaveCount(0)
})

test('the choice card tells how it works, what it may become, and what is not there yet', async ({
  page,
  product,
}) => {
  await product.open(choiceCard)
  await expect(product.title).toHaveText('Keuze Cadeaukaart')
  await expect(page.getByText('inwisselen opent later').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '3. Straks kiest de ontvanger' })).toBeVisible()
  const examples = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Bijvoorbeeld hiervoor' }),
    })
  await expect(examples.getByRole('article')).toHaveCount(8)
  await expect(product.addButton).toBeEnabled()
})

test('a film asks for nothing but its poster before it is played', async ({ page, product }) => {
  const films = watchFilms(page)
  await product.open(choiceCard)
  const play = page.getByRole('button', { name: /^Speel de film af/ })
  await play.scrollIntoViewIfNeeded()
  await expect(play).toBeVisible()
  expect(films().filter((path) => !path.endsWith('.svg'))).toEqual([])
  const player = page.locator('video')
  await expect(player, 'one thing to press').not.toHaveAttribute('controls')
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(play).toHaveCount(0)
  await expect(player).toHaveAttribute('controls')
  await expect(player).toBeFocused()
  for (const file of ['zo-komt-een-bon-aan.mp4', 'zo-komt-een-bon-aan.nl.vtt'])
    await expect.poll(films).toContain(`/films/${file}`)
})

test('a donation says what it is, and its questions open by keyboard', async ({
  page,
  product,
}) => {
  await product.open('kwispeluur-donatie')
  await expect(product.title).toHaveText('Kwispeluur Donatie')
  await expect(page.getByText('Goed doel', { exact: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Per post/ })).toHaveCount(0)
  const answer = page.getByText('rustig blijft bij rollators')
  await expect(answer).toBeHidden()
  await page.locator('summary', { hasText: 'Kan mijn eigen hond ook meedoen?' }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expect(product.addButton).toBeEnabled()
})

test('a pack of blank cards shows its price and waits until cards are posted', async ({
  page,
  shop,
  product,
}) => {
  await shop.open('/categorie/lege-cadeaukaarten/')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('main').getByText('Binnenkort', { exact: true })).toHaveCount(3)
  await page.getByRole('link', { name: 'Lege Cadeaukaarten Verjaardag' }).click()
  await expect(product.title).toHaveText('Lege Cadeaukaarten Verjaardag')
  await expect(page.getByText('€ 4,95 per setje')).toBeVisible()
  await expect(page.getByText('Binnenkort te bestellen')).toBeVisible()
  await expect(product.addButton).toHaveCount(0)
  await expect(
    shop.fillBasket({ productId: pack, amountCents: 495, quantity: 1 }),
  ).rejects.toThrow()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open, and the film has the player of the browser', async ({ page }) => {
    await page.goto(`/cadeaubonnen/${choiceCard}/`)
    await page.getByText('Kost het bewaren van de kaart iets?').click()
    await expect(page.getByText('Er gaan geen kosten van het saldo af')).toBeVisible()
    const film = page.locator('video')
    await expect(film).toHaveAttribute('controls', '')
    await expect(film).toHaveAttribute('preload', 'none')
    await expect(film.locator('track')).toHaveCount(2)
  })
})
