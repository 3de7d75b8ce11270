import { expect, test } from './journey.ts'

test('a question is found by a word of its answer, and the rest steps aside', async ({ page }) => {
  await page.goto('/helpdesk/')
  await page.getByRole('searchbox').fill('ongewenste')
  await expect(page.getByText('1 vraag gevonden')).toBeVisible()
  await page.getByText('De mail is niet aangekomen.').click()
  await expect(page.getByText(/Kijk eerst bij de ongewenste mail/)).toBeVisible()
  await expect(page.getByText('Wat zijn de servicekosten?')).toHaveCount(0)
  await page.getByRole('searchbox').fill('eenhoorn')
  await expect(page.getByText('Geen vragen gevonden')).toBeVisible()
  await page.getByRole('link', { name: 'Neem contact op' }).click()
  await expect(page).toHaveURL(/\/klantenservice\/contact\/$/)
})

test('without a help centre outside the helpdesk of the shop is all there is', async ({ page }) => {
  await page.goto('/helpdesk/')
  await expect(page.getByRole('searchbox')).toBeEnabled()
  await expect(page.getByRole('link', { name: /helpcentrum/ })).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Helpdesk' })).toHaveAttribute('href', '/helpdesk/')
})

test('the company of a demonstration says that it is invented', async ({ page }) => {
  await page.goto('/klantenservice/contact/')
  await expect(page.getByRole('main').getByText(/Dit is een demonstratie/)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(/Dit is een demonstratie/)).toBeVisible()
})
