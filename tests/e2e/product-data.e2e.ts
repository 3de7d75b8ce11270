import { AxeBuilder } from '@axe-core/playwright'
import { addressOf } from '#tests/support/journeys-setup.ts'
import { expect, test } from './journey.ts'

// What the shop can show and its catalogue does not hold yet.
test.use({ baseURL: addressOf('CHANGED_SHOP_URL') })

const pathOf = (id: string): string => `/cadeaubonnen/${id}/`

test('the keyboard chooses the posted form, and the amounts are those of that form', async ({
  page,
}) => {
  await page.goto(pathOf('aan-tafel-dinerbon'))
  const byMail = page.getByRole('radio', { name: /^Per e-mail/ })
  const byPost = page.getByRole('radio', { name: /^Per post/ })
  await expect(page.getByRole('button', { name: 'In winkelmandje' })).toBeEnabled()
  await page.getByText('€ 50', { exact: true }).click()
  await byMail.focus()
  await page.keyboard.press('ArrowRight')
  await expect(byPost).toBeChecked()
  await expect(page.getByRole('radio', { name: '€ 50', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Ander bedrag' })).toHaveCount(0)
  await page.getByText('€ 125', { exact: true }).click()
  await byPost.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(byMail).toBeChecked()
  await expect(page.getByLabel('Bedrag in euro')).toHaveValue('125')
})

test('where only the posted form is left, it stands ready', async ({ page }) => {
  await page.goto(pathOf('tas-van-tante-tassenbon'))
  await expect(page.getByRole('radio', { name: /^Per post/ })).toBeChecked()
  const byMail = page.getByRole('radio', { name: /^Per e-mail/ })
  await expect(byMail).toBeDisabled()
  await expect(byMail).toHaveAccessibleName(/Momenteel niet leverbaar/)
  await expect(page.getByRole('button', { name: 'In winkelmandje' })).toBeEnabled()
})

test('a film of a provider is told of nothing before the click, and then may only play', async ({
  page,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(addressOf('CHANGED_SHOP_URL'))) outside.push(request.url())
  })
  const answer = await page.goto(pathOf('warme-lucht-ballonbon'))
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain('https://www.youtube-nocookie.com')
  expect(policy).not.toContain('vimeo')
  await expect(page.getByText('contact met YouTube')).toBeVisible()
  const play = page.getByRole('button', { name: /^Speel de film af/ })
  await play.scrollIntoViewIfNeeded()
  await expect(play).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(outside).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await play.click()
  const frame = page.getByTitle('Een uur boven de weilanden')
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghij0?autoplay=1',
  )
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation',
  )
  expect(outside.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true)
})

test('a review says how it was checked, and without reviews nothing is shown', async ({ page }) => {
  await page.goto(pathOf('warme-lucht-ballonbon'))
  await expect(page.getByText('Mijn moeder huilde boven Woerden.')).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Aankoop gecontroleerd op 20 november 2026, via Keurmerk' }),
  ).toHaveAttribute('href', 'https://keurmerk.example/1')
  await page.goto(pathOf('aan-tafel-dinerbon'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wat gevers zeggen' })).toHaveCount(0)
})

test('a phone shows the first of what customers said, and all of it when asked', async ({
  page,
}) => {
  await page.goto(pathOf('warme-lucht-ballonbon'))
  const second = page.getByText('Stil, en toen ineens de zon.')
  await expect(second).toBeHidden()
  const all = page.getByRole('button', { name: 'Lees alle 2 ervaringen' })
  await all.click()
  const modal = page.getByRole('dialog', { name: 'Wat gevers zeggen' })
  await expect(modal.getByRole('listitem')).toHaveCount(2)
  await expect(modal.getByText('Stil, en toen ineens de zon.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(all).toBeFocused()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(second).toBeVisible()
  await expect(all).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a phone shows all that customers said at once', async ({ page }) => {
    await page.goto(pathOf('warme-lucht-ballonbon'))
    await expect(page.getByText('Stil, en toen ineens de zon.')).toBeVisible()
  })
})
