import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const productId = 'aan-tafel-dinerbon'

/** As good as at once: shorter than one frame of a screen. */
const instantMs = 10

/** From now on every page of the context writes down each animation and transition that takes its time. */
async function watchMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript((limit) => {
    const motions = new Set<string>()
    Object.assign(window, { motions })
    const write = () => {
      for (const { effect } of document.getAnimations()) {
        const endMs = Number(effect?.getComputedTiming().endTime)
        if (!(effect instanceof KeyframeEffect) || endMs <= limit) continue
        motions.add(`${effect.target?.tagName} ${effect.target?.className}: ${endMs} ms`)
      }
    }
    for (const name of ['animationstart', 'transitionrun'])
      window.addEventListener(name, write, true)
    window.addEventListener('load', write)
  }, instantMs)
}

const motionsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...((window as { motions?: Set<string> }).motions ?? [])])

test.use({ viewport: { width: 375, height: 812 } })

test.describe('who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test.beforeEach(({ context }) => watchMotion(context))

  test('has home stand still, and modals, hearts, toasts and the top of the page at once', async ({
    page,
    shop,
    product,
  }) => {
    const { frame, search } = shop.texts
    await test.step('the watch sees what moves for others', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.goto('/')
      const points = expect.stringContaining('selling-points')
      await expect.poll(() => motionsOn(page)).toContainEqual(points)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
    await page.goto('/')
    await expect(shop.basketLink(0)).toBeVisible()
    const bar = page.getByRole('region', { name: frame.topBar.label })
    expect(await bar.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(bar.getByRole('button')).toBeHidden()
    await page.locator('video').scrollIntoViewIfNeeded()
    await expect(page.locator('video')).toHaveJSProperty('paused', true)
    await expect(page.locator('video')).toHaveJSProperty('autoplay', false)
    const slow = await page.evaluate((limit) => {
      const isSlow = (element: Element) => {
        const { transitionDuration, transitionDelay, scrollBehavior } = getComputedStyle(element)
        const times = `${transitionDuration}, ${transitionDelay}`.split(', ')
        return (
          times.some((time) => Number.parseFloat(time) * 1000 > limit) ||
          scrollBehavior === 'smooth'
        )
      }
      return [...document.querySelectorAll('*')].filter(isSlow).map(({ outerHTML }) => outerHTML)
    }, instantMs)
    expect(slow).toEqual([])
    expect(await motionsOn(page)).toEqual([])

    await page.goto('/cadeaubonnen/')
    const heart = page.getByRole('button', { name: /^Bewaar/ }).first()
    await heart.click()
    await expect(page.getByRole('banner').getByRole('link', { name: /1 bewaard/ })).toBeVisible()
    await page.getByRole('button', { name: frame.menu.title, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: search.open, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: frame.toTop }).click()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await motionsOn(page), 'list').toEqual([])

    await product.open(productId)
    await product.forMyself()
    await product.add()
    await expect(product.added).toBeVisible()
    expect(await motionsOn(page), 'product').toEqual([])

    await page.goto('/dev/ui/')
    await page.getByRole('button', { name: 'Zeg het' }).click()
    await expect(page.getByText('Bewaard bij je favorieten')).toBeVisible()
    expect(await motionsOn(page), 'parts').toEqual([])
  })

  test('unwraps a gift without confetti', async ({ shop, mailbox }) => {
    const email = newAddress('sanne')
    const card = { productId, amountCents: 5000, quantity: 1 }
    await shop.orderElsewhere({ ...card, receiver: { name: 'Sanne', email } }, newAddress('joris'))
    const gift = await mailbox.openGiftOf(email)
    await gift.unwrapButton.waitFor()
    await gift.unwrap()
    await expect(gift.barcode.first()).toBeVisible()
    expect(await motionsOn(gift.page)).toEqual([])
  })
})
