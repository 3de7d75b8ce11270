import { browseTexts } from '#i18n/texts/browse.ts'
import { finderTexts } from '#i18n/texts/finder.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { expect, test } from './journey.ts'

const t = finderTexts.nl
const tStart = browseTexts.nl.finder

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home asks, the finder picks three, others follow, and the product knows the name and the occasion', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByLabel(tStart.person).selectOption({ label: 'Opa of oma' })
    await page.getByLabel(tStart.budget).selectOption({ label: 'Tot € 25' })
    await page.getByRole('button', { name: tStart.submit }).press('Enter')
    await expect(page).toHaveURL(/\/cadeauzoeker\/#cadeaus$/)
    const picks = page.getByRole('article')
    await expect(picks).toHaveCount(3)
    await expect(page.getByRole('heading', { name: t.picks })).toBeInViewport()
    await expect(picks.first()).toContainText('Past bij: Opa of oma')
    await page.getByLabel(tStart.moment).selectOption({ label: 'Verjaardag' })
    const first = await picks.getByRole('heading').allTextContents()
    await page.getByLabel(t.name).fill('Oma Anna')
    await page.getByRole('button', { name: t.others }).press('Enter')
    await expect(page).toHaveURL(/\/cadeauzoeker\/#cadeaus$/)
    const others = await picks.getByRole('heading').allTextContents()
    expect(others.filter((title) => first.includes(title))).toEqual([])
    await picks.first().getByRole('button').press('Enter')
    await expect(page).toHaveURL(/\/cadeaubonnen\/[a-z-]+\/$/)
    await expect(page.getByLabel(productTexts.nl.form.name)).toHaveValue('Oma Anna')
    await expect(page.getByLabel(productTexts.nl.form.messageLabel)).toHaveValue(
      'Gefeliciteerd met je verjaardag!',
    )
    await page.goBack()
    await expect(picks.getByRole('heading')).toHaveText(others)
  })
})

test('home leads to the answers themselves, and the way back finds them again', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel(tStart.person).selectOption({ label: 'Opa of oma' })
  await page.getByRole('button', { name: tStart.submit }).click()
  const heading = page.getByRole('heading', { name: t.picks })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  const picks = page.getByRole('article')
  const found = await picks.getByRole('heading').allTextContents()
  await picks.first().getByRole('button').click()
  await expect(page).toHaveURL(/\/cadeaubonnen\//)
  await page.goBack()
  await expect(picks.getByRole('heading')).toHaveText(found)
  await expect(page.getByRole('radio', { name: 'Opa of oma' })).toBeChecked()
})

test('the way back from a product finds the answers of the finder again', async ({ page }) => {
  await page.goto('/cadeauzoeker/')
  await page.getByText('Tiener', { exact: true }).click()
  await page.getByLabel(t.name).fill('Bo')
  await page.getByLabel(t.name).press('Enter')
  await expect(page.getByRole('heading', { name: t.picks })).toBeFocused()
  const picks = page.getByRole('article')
  await expect(picks.first()).toContainText('Past bij: Tiener')
  await picks.first().getByRole('button').click()
  await expect(page.getByLabel(productTexts.nl.form.name)).toHaveValue('Bo')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Tiener' })).toBeChecked()
  await expect(picks.first()).toContainText('Past bij: Tiener')
})

test('a reload of the answers hydrates what the server sent, and finds them again', async ({
  page,
}) => {
  await page.goto('/cadeauzoeker/')
  await page.getByLabel(t.text).fill('wandelen')
  await page.getByLabel(t.text).press('Enter')
  await expect(page.getByRole('heading', { name: t.picks })).toBeFocused()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.reload()
  await expect(page.getByRole('heading', { name: t.picks })).toBeVisible()
  await expect(page.getByLabel(t.text)).toHaveValue('wandelen')
  expect(errors).toEqual([])
})
