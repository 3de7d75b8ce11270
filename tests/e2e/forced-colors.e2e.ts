import type { Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { openCheckout, type PageObjects } from './pages-to-visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

type ChosenState = {
  open: (pageObjects: PageObjects) => Promise<unknown>
  chosen: (pageObjects: PageObjects) => Locator
  other: (pageObjects: PageObjects) => Locator
}

const product = '/cadeaubonnen/aan-tafel-dinerbon/'
const labels = 'main label:has(> input.sr-only'

/** Each component with a chosen state: something chosen of it, and the same not chosen. */
const states: Readonly<Record<string, ChosenState>> = {
  'radio card': {
    open: ({ page }) => page.goto(product),
    chosen: ({ page }) => page.locator(`${labels}:checked)`).first(),
    other: ({ page }) => page.locator(`${labels}:not(:checked, :disabled))`).first(),
  },
  'answer of the finder': {
    open: ({ page }) => page.goto('/cadeauzoeker/'),
    chosen: ({ page }) => page.locator(`${labels}:checked)`).first(),
    other: ({ page }) => page.locator(`${labels}:not(:checked))`).first(),
  },
  'way to pay': {
    open: async ({ page, shop }) => {
      const card = { productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 }
      await shop.fillInOrder(card, 'joris@post.example')
      await page.goto('/bestellen/?stap=betaling')
    },
    chosen: ({ page }) => page.locator(`${labels}:checked)`).first(),
    other: ({ page }) => page.locator(`${labels}:not(:checked))`).first(),
  },
  'step of the checkout': {
    open: openCheckout,
    chosen: ({ page }) => page.locator('li[aria-current="step"]'),
    other: ({ page }) =>
      page.locator('li:not([aria-current]):near(li[aria-current="step"])').first(),
  },
  'page of a list': {
    open: ({ page }) => page.goto('/cadeaubonnen/2/'),
    chosen: ({ page }) => page.locator('main nav [aria-current="page"]').last(),
    other: ({ page }) => page.locator('main nav a[href="/cadeaubonnen/3/"]').first(),
  },
  favourite: {
    open: async ({ page }) => {
      await page.goto('/cadeaubonnen/')
      await page.locator('main [aria-pressed]').first().click()
    },
    chosen: ({ page }) => page.locator('main [aria-pressed="true"]').first(),
    other: ({ page }) => page.locator('main [aria-pressed="false"]').first(),
  },
  'option of a list': {
    open: async ({ page }) => {
      await page.goto('/klantenservice/contact/')
      const field = page.getByRole('main').getByRole('combobox')
      await field.click()
      await page.getByRole('option').first().click()
      await field.click()
    },
    chosen: ({ page }) => page.locator('[role="option"][aria-selected="true"]'),
    other: ({ page }) => page.locator('[role="option"][aria-selected="false"]').first(),
  },
}

const backgroundOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

const outlineOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return `${outlineStyle} ${outlineWidth}`
  })

for (const [name, { open, chosen, other }] of Object.entries(states))
  test(`a chosen ${name} differs from others in forced colours`, async ({ pageObjects }) => {
    await open(pageObjects)
    const [one, another] = [chosen(pageObjects), other(pageObjects)]
    await expect(one).toBeVisible()
    expect(await backgroundOf(one)).not.toBe(await backgroundOf(another))
  })

test('buttons have edges and the field in focus has a ring in forced colours', async ({ page }) => {
  await page.goto(product)
  const buttons = page.locator('main :is(a, button).rounded-full:visible')
  expect(await buttons.count()).toBeGreaterThan(2)
  for (const button of await buttons.all()) expect(await outlineOf(button)).toMatch(/^solid 1px/)
  const field = page.locator('main input[type="email"]').first()
  await field.focus()
  expect(await outlineOf(field.locator('xpath=ancestor::label'))).toBe('solid 3px')
  // A ring around the text alone would cut the label above it.
  expect(await outlineOf(field)).toMatch(/^none/)
})

test('messages, a summary of errors and tiles have edges in forced colours', async ({
  page,
  shop,
}) => {
  const edges = async (boxes: Locator, what: string) => {
    await expect(boxes.first()).toBeVisible()
    for (const box of await boxes.all())
      expect.soft(await outlineOf(box), what).toMatch(/^solid 1px/)
  }
  await page.goto('/dev/ui/')
  await edges(page.locator('main [role="status"].rounded-field'), 'messages')
  await page.goto('/herroepen/')
  await page.getByRole('main').getByRole('button').click()
  await edges(page.getByRole('alert'), 'summary')
  await shop.openAccount(newAddress('randen'))
  await page.goto('/account/overzicht/')
  const { tiles } = shop.texts.accountPages.overview
  for (const text of Object.values(tiles))
    await edges(page.getByRole('main').getByRole('link').filter({ hasText: text }), 'tiles')
})

test('the mark of the chosen way to pay and the footer logo are legible in forced colours', async ({
  pageObjects,
}) => {
  const { page } = pageObjects
  await states['way to pay']?.open(pageObjects)
  const mark = page.locator(`${labels}:checked) span[aria-hidden]`).first()
  const name = mark.getByText('Wero', { exact: true })
  const colour = await name.evaluate((one) => getComputedStyle(one).color)
  expect(colour).not.toBe(await backgroundOf(mark))
  const logo = page.getByRole('contentinfo').locator('a > img').first()
  await page.goto('/')
  expect(await backgroundOf(logo)).not.toBe(await backgroundOf(page.locator('body')))
})
