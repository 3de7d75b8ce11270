import { expect, test } from './journey.ts'

const saved = (count: number) => new RegExp(`${count} bewaard`)

test('a heart keeps a card for the next page and for another tab; what was looked at stands on the next page', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/cadeaubonnen/')
  const other = await context.newPage()
  await other.goto('/cadeaubonnen/')
  const card = page.getByRole('article').nth(1)
  const title = (await card.getByRole('link').textContent()) ?? ''
  const heart = card.getByRole('button', { name: `Bewaar ${title}` })
  // The keyboard does not wait for a page to come alive, as a click of the test does.
  await expect(heart).toBeEnabled()
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(other.getByRole('banner').getByRole('link', { name: saved(1) })).toBeVisible()
  await expect(other.getByRole('button', { name: `Bewaar ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await other.close()
  await page
    .getByRole('banner')
    .getByRole('link', { name: saved(1) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je favorieten' })).toBeVisible()
  const favourite = page.getByRole('main').getByRole('article')
  await expect(favourite).toHaveCount(1)
  await favourite.getByRole('link').click()
  await expect(product.title).toHaveText(title)
  await expect(product.addButton).toBeEnabled()
  await page.goto('/')
  const recent = page.locator('section').filter({ hasText: 'Laatst bekeken' })
  await expect(recent.getByRole('article').getByRole('link')).toHaveText(title)
  await recent.getByRole('button', { name: 'Wis deze lijst' }).click()
  await expect(recent.getByRole('article')).toHaveCount(0)
  await page.reload()
  await expect(recent).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: saved(1) })).toBeVisible()
  const kept = await page.evaluate(() => window.localStorage.getItem('recently-viewed'))
  expect(JSON.parse(kept ?? '')).toMatchObject({ ids: [] })
})
