import type { Page } from '@playwright/test'
import { addressOf } from '#tests/support/journeys-setup.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

test.use({ baseURL: addressOf('CHANGED_SHOP_URL'), hasSeenCampaigns: false })

const campaign = (page: Page) => page.getByRole('dialog', { name: 'Nog een schoen te vullen?' })

/**
 * The answer to the query for campaigns. It is recognised by its query, because a page that is left has no body of its
 * answers, and other answers are still under way.
 */
const answerFor = (page: Page, path: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') &&
      response.request().postDataJSON().variables.path === path,
  )

/** Opens a page and waits until it knows what there is to point out. */
async function open(page: Page, path: string): Promise<void> {
  const answered = answerFor(page, path)
  await page.clock.install()
  await page.goto(path)
  await (await answered).finished()
}

/** More than the twenty seconds of the campaign, as the page sees it. */
const letTimePass = (page: Page) => page.clock.runFor(25_000)

test('is shown once, closes by Escape and does not come back', async ({ page }) => {
  await open(page, '/')
  await expect(campaign(page)).toHaveCount(0)
  await letTimePass(page)
  await expect(campaign(page)).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.clock.runFor(1000)
  await expect(campaign(page)).toHaveCount(0)
  for (const path of ['/', '/cadeaubonnen/']) {
    await open(page, path)
    await letTimePass(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('leads to what it is about', async ({ page }) => {
  await open(page, '/cadeaubonnen/')
  await letTimePass(page)
  await campaign(page).getByRole('link', { name: 'Bekijk de sinterklaascadeaus' }).click()
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/sinterklaas-cadeau\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const addPackage = `mutation ($userData: UserData!, $input: PackageInput!) {
  addPackage(userData: $userData, input: $input) { errors { code } }
}`

test('checkout does not even ask', async ({ page }) => {
  const userData = { language: 'nl', storeID: 61, countryCode: 'NL' }
  const [productId, variationType] = ['aan-tafel-dinerbon', 'DIGITAL']
  const input = { productId, variationType, amount: 2500, quantity: 1 }
  const variables = { userData, input }
  const filled = await page.request.post('/graphql', {
    data: { query: addPackage, variables },
  })
  expect((await filled.json()).data.addPackage.errors).toEqual([])
  const asked: string[] = []
  page.on('request', (request) => {
    if (/promo-pop-up/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/bestellen/')
  await expect(page.getByRole('textbox', { name: 'Voornaam', exact: true })).toBeEditable()
  expect(asked).toEqual([])
})
