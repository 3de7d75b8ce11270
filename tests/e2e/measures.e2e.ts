import type { Page } from '@playwright/test'
import { pageIsAlive } from './alive.ts'
import { expect, test } from './journey.ts'
import { SearchModal } from './pages/search-modal.ts'

/** The clock of the page stands still until it is told to go on. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60 * 60 * 1000))
}

test.describe('a modal', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/dev/ui/')
  })

  test('is gone 300 ms after it was closed, and not a moment before', async ({ page }) => {
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Weet je het zeker?' })
    await expect(dialog).toBeVisible()
    await stopTheClock(page)
    await page.keyboard.press('Escape')
    await page.clock.runFor(299)
    await expect(dialog).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(dialog).toHaveCount(0)
  })

  test('may carry the mark of the shop and a way back', async ({ page }) => {
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Weet je het zeker?' })
    await expect(dialog.getByRole('img', { name: 'Cadeaubon' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Terug' }).click()
    await expect(dialog).toHaveCount(0)
  })

  test('does not close while it waits for something', async ({ page }) => {
    await page.getByRole('button', { name: 'Open en wacht' }).click()
    const dialog = page.getByRole('dialog', { name: 'Een ogenblik' })
    await expect(dialog).toBeVisible()
    await stopTheClock(page)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Sluiten' }).click()
    await page.clock.runFor(5000)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Klaar met wachten' }).click()
    await page.keyboard.press('Escape')
    await page.clock.runFor(300)
    await expect(dialog).toHaveCount(0)
  })

  test('takes the place of the one that is open', async ({ page }) => {
    await page.getByRole('button', { name: 'Open twee na elkaar' }).click()
    await expect(page.getByRole('dialog').getByText('De tweede melding')).toBeVisible()
    await expect(page.getByText('De eerste melding')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('stands on top of the one that is open where it is told to', async ({ page }) => {
    await page.getByRole('button', { name: 'Open twee op elkaar' }).click()
    await expect(page.getByText('De tweede melding')).toBeVisible()
    await expect(page.getByText('De eerste melding')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByText('De tweede melding')).toHaveCount(0)
    await expect(page.getByRole('dialog').getByText('De eerste melding')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('the search asks once, 200 ms after the last letter', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    const text = request.postDataJSON()?.variables?.inputText
    if (typeof text === 'string') asked.push(text)
  })
  await pageIsAlive(page)
  const search = new SearchModal(page)
  await search.headerButton.or(search.headerField).filter({ visible: true }).click()
  await expect(search.field).toBeFocused()
  await stopTheClock(page)
  await page.keyboard.type('sau')
  await page.clock.runFor(199)
  await page.keyboard.type('na')
  await page.clock.runFor(199)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['sauna'])
  await page.clock.runFor(5000)
  expect(asked).toEqual(['sauna'])
})

test('a link within the shop has no host, one that leaves it opens beside it', async ({ page }) => {
  await page.goto('/dev/ui/')
  const main = page.getByRole('main')
  const inside = main.getByRole('link', { name: 'Naar de cadeaubonnen' })
  await expect(inside).toHaveAttribute('href', '/cadeaubonnen/')
  await expect(inside).not.toHaveAttribute('target')
  const outside = main.getByRole('link', { name: /^Naar de webshop/ })
  await expect(outside).toHaveAttribute('href', 'https://example.org/')
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('rel', 'noopener')
  await expect(outside).toHaveAccessibleName(/opent in een nieuw tabblad/i)
  await inside.click()
  await expect(page).toHaveURL(/\/cadeaubonnen\/$/)
})
