import { expect, test } from './journey.ts'

const saved = (count: number) => new RegExp(`${count} bewaard`)

test('a heart on a card keeps it for the next page, for another tab, and for the page of favourites', async ({
  page,
  context,
}) => {
  await page.goto('/cadeaubonnen/')
  const other = await context.newPage()
  await other.goto('/cadeaubonnen/')
  const card = page.getByRole('article').nth(1)
  const title = (await card.getByRole('link').textContent()) ?? ''
  const heart = card.getByRole('button', { name: `Bewaar ${title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  // The keyboard does not wait for a page to hydrate, as a click of the test does.
  await expect(heart).toBeEnabled()
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    `${title} staat bij je favorieten`,
  )
  await expect(other.getByRole('banner').getByRole('link', { name: saved(1) })).toBeVisible()
  await expect(other.getByRole('button', { name: `Bewaar ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page
    .getByRole('banner')
    .getByRole('link', { name: saved(1) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je favorieten' })).toBeVisible()
  const kept = page.getByRole('main').getByRole('article')
  await expect(kept).toHaveCount(1)
  await expect(kept.getByRole('link')).toHaveText(title)
  // It can be given back as long as the page stands.
  await kept.getByRole('button', { name: /^Bewaar/ }).click()
  await expect(kept).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nog geen hartjes gegeven' })).toBeVisible()
  await expect(kept, 'what others gave').toHaveCount(4)
})

test('what is no longer sold leaves without a word, and nonsense is no favourite', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('favourites') !== null) return
    const ids = ['al-lang-weg', '<img src=x>', 'aan-tafel-dinerbon', 7]
    window.localStorage.setItem('favourites', JSON.stringify({ v: 1, ids }))
  })
  await page.goto('/favorieten/')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: saved(1) })).toBeVisible()
  await expect(page.getByText('1 cadeau bewaard')).toBeVisible()
})

test('a browser that may store nothing keeps hearts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/cadeaubonnen/')
  await page
    .getByRole('button', { name: /^Bewaar/ })
    .first()
    .click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: saved(1) })
    .click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('the page of a product has a heart too, and what was looked at stands on the next one', async ({
  page,
  product,
}) => {
  await product.open('aan-tafel-dinerbon')
  await page.getByRole('button', { name: 'Bewaar Aan tafel Dinerbon' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: saved(1) })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Laatst bekeken' })).toHaveCount(0)
  await product.open('bijenlint-donatie')
  const recent = page.locator('section').filter({ hasText: 'Laatst bekeken' })
  await expect(recent.getByRole('article')).toHaveCount(1)
  await expect(recent.getByRole('article').getByRole('link')).toHaveText('Aan tafel Dinerbon')
  await page.goto('/')
  await expect(recent.getByRole('article')).toHaveCount(2)
  await recent.getByRole('button', { name: 'Wis deze lijst' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zo werkt het' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('a product leads to its brand', async ({ page, product }) => {
  await product.open('aan-tafel-dinerbon')
  await page.getByRole('link', { name: 'Alles van Aan tafel' }).click()
  await expect(page).toHaveURL(/\/merken\/aan-tafel\/$/)
})
