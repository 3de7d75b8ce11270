import { addressOf } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

// What the shop can show and its catalogue does not hold yet.
test.use({ baseURL: addressOf('CHANGED_SHOP_URL') })

const pathOf = (id: string): string => `/cadeaubonnen/${id}/`

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
  await expect(page.getByText('contact met YouTube')).toBeVisible()
  const play = page.getByRole('button', { name: /^Speel de film af/ })
  await play.scrollIntoViewIfNeeded()
  await expect(play).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(outside).toEqual([])
  expect(await axeViolationsOn(page)).toEqual([])

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

test('a card for trying the shop shows its picture and the film of a provider', async ({
  page,
}) => {
  await page.goto(pathOf('proefdruk-testbon'))
  const picture = page.getByRole('img', { name: /rood registerkruis/ }).first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const play = page.getByRole('button', { name: /^Speel de film af/ })
  await play.scrollIntoViewIfNeeded()
  await play.click()
  await expect(page.getByTitle('Een film van een ander')).toHaveAttribute(
    'src',
    /^https:\/\/player\.vimeo\.com\/video\/76979871/,
  )
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a phone shows all that customers said at once', async ({ page }) => {
    await page.goto(pathOf('warme-lucht-ballonbon'))
    await expect(page.getByText('Stil, en toen ineens de zon.')).toBeVisible()
  })
})
