import { findingsOn } from './findings.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const family of ['GCS', 'CB', 'CK']) {
  test(`axe finds nothing on the parts of the design in the colours of ${family}`, async ({
    page,
  }) => {
    await page.goto(`/dev/ui/?family=${family}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
  })
}

test('no part is wider than the screen', async ({ page }) => {
  await page.goto('/dev/ui/')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('the arrow keys walk along tabs and around', async ({ page }) => {
  await page.goto('/dev/ui/')
  const [first, second] = [/Hoe snel/, /Hoelang/].map((name) => page.getByRole('tab', { name }))
  await first?.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second ?? page.locator('none')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveText('Dat staat bij elke bon.')
  await page.keyboard.press('ArrowRight')
  await expect(first ?? page.locator('none')).toBeFocused()
})

test('a toast is said aloud and can be sent away', async ({ page }) => {
  await page.goto('/dev/ui/')
  await page.getByRole('button', { name: 'Zeg het' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Bewaard bij je favorieten' })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Sluiten' }).click()
  await expect(page.getByText('Bewaard bij je favorieten')).toHaveCount(0)
})

test('a modal gives the focus back to what opened it', async ({ page }) => {
  await page.goto('/dev/ui/')
  const opener = page.getByRole('button', { name: 'Open', exact: true })
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
