import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '#tests/support/render-page.tsx'

const main = page.getByRole('main')

test('what suits a moment is counted as presents, the gift cards among them as gift cards', async () => {
  renderPage('/geefmomenten/nieuw-huis/')
  const presents = main.getByText(/^\d+ cadeaus$/)
  await expect.element(presents).toBeVisible()
  const count = Number.parseInt(presents.element().textContent, 10)
  renderPage('/cadeaubonnen/?cb_api_occasions=nieuw-huis')
  const giftCards = main.getByText(/^\d+ cadeaubonnen$/)
  await expect.element(giftCards).toBeVisible()
  expect(Number.parseInt(giftCards.element().textContent, 10)).toBeLessThanOrEqual(count)
})

test('a giving moment says how to choose for it, below its cards', async () => {
  renderPage('/geefmomenten/kerst/')
  await expect
    .element(main.getByRole('heading', { name: 'Onder de boom zonder stress' }))
    .toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'kerstcadeaus voor collega’s' }))
    .toHaveAttribute('href', '/kerstcadeau-collega/')
})
