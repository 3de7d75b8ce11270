import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds nothing on the parts of the design in the colours of any family, and none is wider than the screen', async ({
  page,
}) => {
  for (const family of ['GCS', 'CB', 'CK']) {
    await page.goto(`/dev/ui/?family=${family}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await axeViolationsOn(page), family).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, family).toBe(0)
  }
})
