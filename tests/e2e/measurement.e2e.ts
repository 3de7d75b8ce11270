import type { Page } from '@playwright/test'
import { expect, newAddress, test } from './journey.ts'

type Item = { item_id?: string; item_name: string; item_list_id?: string; index?: number }
type Measured = {
  event: string
  ecommerce?: {
    item_list_id?: string
    transaction_id?: string
    value?: number
    items: readonly Item[]
  }
}

const layerOf = (page: Page): Promise<readonly Measured[] | undefined> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Measured[] }).dataLayer)

const eventsOf = async (page: Page, name: string): Promise<readonly Measured[]> =>
  ((await layerOf(page)) ?? []).filter(({ event }) => event === name)

const countOf = async (page: Page, name: string): Promise<number> =>
  (await eventsOf(page, name)).length

/** Everything in the batches of one list, in the order in which it was seen. */
const seenIn = async (page: Page, list: string): Promise<readonly Item[]> =>
  (await eventsOf(page, 'view_item_list'))
    .filter(({ ecommerce }) => ecommerce?.item_list_id === list)
    .flatMap(({ ecommerce }) => ecommerce?.items ?? [])

const question = (page: Page) => page.getByRole('region', { name: 'Mogen we even meekijken?' })

/** How much of each the question may cover. */
const screens = [
  { width: 320, height: 640, share: 0.35 },
  { width: 375, height: 812, share: 0.24 },
  { width: 768, height: 1024, share: 0.14 },
  { width: 1440, height: 900, share: 0.14 },
]

test.describe('a visitor who was not asked yet', () => {
  test.use({ consent: 'unasked' })

  test('is not measured before he agrees, and from then on is', async ({ page }) => {
    await page.goto('/cadeaubonnen/?gclid=Cj0K-proef')
    await expect(question(page)).toBeVisible()
    expect(await layerOf(page)).toBeUndefined()
    expect(await page.evaluate(() => window.localStorage.getItem('gclid'))).toBeNull()
    await question(page).getByRole('button', { name: 'Alles toestaan' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(async () => (await seenIn(page, 'cadeaubonnen')).length).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.localStorage.getItem('gclid'))).toContain('Cj0K-proef')
  })

  test('refuses with one press of the same size, is asked no more, and stays unmeasured', async ({
    page,
    product,
  }) => {
    await page.goto('/')
    const refuse = question(page).getByRole('button', { name: 'Alleen noodzakelijk' })
    const accept = question(page).getByRole('button', { name: 'Alles toestaan' })
    const [small, large] = [await refuse.boundingBox(), await accept.boundingBox()]
    expect([small?.width, small?.height, small?.y]).toEqual([large?.width, large?.height, large?.y])
    expect(await refuse.getAttribute('class')).toBe(await accept.getAttribute('class'))
    await refuse.click()
    await product.open('aan-tafel-dinerbon')
    await product.forMyself()
    await product.add()
    await expect(product.added).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    expect(await layerOf(page)).toBeUndefined()
  })

  test('reaches the question right after the skip link by keyboard', async ({ page }) => {
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(question(page).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
  })

  test('sees the page behind the question, which says all it asks at once, on every screen', async ({
    page,
  }) => {
    const card = page.locator('[data-consent]')
    for (const path of ['/en/', '/']) {
      await page.goto(path)
      await expect(card.getByRole('button').first()).toBeEnabled()
      for (const { width, height, share } of screens) {
        await page.setViewportSize({ width, height })
        const highest = height * share
        await expect
          .poll(async () => (await card.boundingBox())?.height)
          .toBeLessThanOrEqual(highest)
        for (const role of ['heading', 'paragraph', 'button', 'link'] as const)
          for (const part of await card.getByRole(role).all())
            await expect(part, `${path} ${width}`).toBeInViewport({ ratio: 1 })
        expect(await card.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
        const [refuse, accept] = await card.getByRole('button').all()
        const sizes = await Promise.all([refuse?.boundingBox(), accept?.boundingBox()])
        expect(sizes[0]?.y).toBe(sizes[1]?.y)
        expect([sizes[0]?.width, sizes[0]?.height]).toEqual([sizes[1]?.width, sizes[1]?.height])
      }
    }
  })

  test('finds the button of the basket free, and no question at checkout or on a gift', async ({
    page,
    product,
    basket,
    checkout,
    shop,
  }) => {
    await product.open('aan-tafel-dinerbon')
    await expect(question(page)).toBeVisible()
    await product.forMyself()
    await product.addButton.filter({ visible: true }).click()
    await expect(product.added).toBeVisible()
    await basket.open()
    await expect(question(page)).toBeVisible()
    await checkout.open()
    await expect(checkout.heading('details')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await shop.open('/merken/')
    await expect(question(page)).toBeVisible()
  })

  test('chooses by category, with nothing ticked before, and takes it back from the footer', async ({
    page,
  }) => {
    await page.goto('/merken/aan-tafel/')
    await question(page).getByRole('button', { name: 'Zelf kiezen' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie-instellingen' })
    for (const box of await settings.getByRole('checkbox').all())
      await expect(box).not.toBeChecked()
    await settings.getByRole('checkbox', { name: 'Statistieken' }).check()
    await settings.getByRole('button', { name: 'Bewaar mijn keuze' }).click()
    await expect(settings).toHaveCount(0)
    await expect(question(page)).toHaveCount(0)
    await expect.poll(async () => (await seenIn(page, 'brand')).length).toBe(1)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(settings.getByRole('checkbox', { name: 'Statistieken' })).toBeChecked()
    await expect(settings.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
    await settings.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await expect(settings).toHaveCount(0)
    await page.goto('/cadeaubonnen/')
    await expect(page.getByRole('button', { name: /^Bewaar/ }).first()).toBeEnabled()
    expect(await layerOf(page)).toBeUndefined()
  })
})

test.describe('a visitor who agreed', () => {
  test.use({ consent: { statistics: true, marketing: false } })

  test('sees cards from position 1 on, each once, and half a card in sight is needed', async ({
    page,
  }) => {
    await page.goto('/cadeaubonnen/')
    await expect.poll(() => countOf(page, 'view_item_list')).toBe(1)
    const first = await seenIn(page, 'cadeaubonnen')
    expect(first.map(({ index }) => index)).toEqual(first.map((_item, place) => place + 1))
    const next = page.locator(`[data-position="${first.length + 1}"]`)
    const id = (await next.getAttribute('data-item')) ?? ''

    // Less than half of it in sight, for longer than a batch takes.
    await next.evaluate((card) => {
      const { top, height } = card.getBoundingClientRect()
      window.scrollBy({ top: top + height * 0.4 - window.innerHeight, behavior: 'instant' })
    })
    await page.waitForFunction((time) => performance.now() > time, await twoBatches(page))
    expect((await seenIn(page, 'cadeaubonnen')).map(({ item_id }) => item_id)).not.toContain(id)

    await next.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => (await seenIn(page, 'cadeaubonnen')).map(({ item_id }) => item_id))
      .toContain(id)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.waitForFunction((time) => performance.now() > time, await twoBatches(page))
    const all = (await seenIn(page, 'cadeaubonnen')).map(({ item_id }) => item_id)
    expect(new Set(all).size).toBe(all.length)
  })

  test('chooses a card and sees it: once each, and a heart is no choice', async ({
    page,
    product,
  }) => {
    await page.goto('/cadeaubonnen/2/')
    const card = page.getByRole('article').first()
    await expect.poll(() => countOf(page, 'view_item_list')).toBe(1)
    await card.getByRole('button', { name: /^Bewaar/ }).click()
    expect(await countOf(page, 'select_item')).toBe(0)
    const title = (await card.getByRole('link').textContent()) ?? ''
    await card.getByRole('link').click()
    await expect(product.title).toHaveText(title)
    await expect.poll(() => countOf(page, 'view_item')).toBe(1)
    const [chosen] = await eventsOf(page, 'select_item')
    expect(chosen?.ecommerce).toMatchObject({
      item_list_id: 'cadeaubonnen',
      items: [{ item_name: title, index: 17 }],
    })
    expect(await countOf(page, 'select_item')).toBe(1)
    expect((await eventsOf(page, 'view_item'))[0]?.ecommerce?.items[0]?.item_name).toBe(title)
  })

  test('fills a basket, orders and is thanked: every step once', async ({
    page,
    product,
    basket,
    checkout,
    shop,
    bank,
  }) => {
    await basket.open()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await countOf(page, 'view_cart')).toBe(0)
    await product.open('aan-tafel-dinerbon')
    await product.choose('€ 50')
    await product.forMyself()
    await product.addAndGoToBasket()
    await expect.poll(() => countOf(page, 'view_cart')).toBe(1)
    expect((await eventsOf(page, 'add_to_cart')).map(({ ecommerce }) => ecommerce)).toEqual([
      {
        currency: 'EUR',
        value: 50,
        items: [
          {
            item_id: 'aan-tafel-dinerbon',
            item_name: 'Aan tafel Dinerbon',
            price: 50,
            quantity: 1,
          },
        ],
      },
    ])
    await page.getByRole('button', { name: /een meer/ }).click()
    await expect(shop.basketLink(2)).toBeVisible()
    expect(await countOf(page, 'view_cart')).toBe(1)

    await checkout.open()
    await expect.poll(() => countOf(page, 'begin_checkout')).toBe(1)
    await checkout.fillDetails({
      firstName: 'Joris',
      lastName: 'Bakker',
      email: newAddress('joris'),
    })
    await checkout.sendDetails()
    await checkout.heading('shipping').waitFor()
    expect(await countOf(page, 'begin_checkout')).toBe(1)
    await page.reload()
    await checkout.goOnToPayment()
    expect(await countOf(page, 'begin_checkout')).toBe(0)
    await checkout.payWithIdeal()
    await bank.choose('pay')
    await expect(shop.thanks).toBeVisible()
    await expect.poll(() => countOf(page, 'purchase')).toBe(1)
    const [bought] = await eventsOf(page, 'purchase')
    expect(bought?.ecommerce?.value).toBe(100.95)
    expect(JSON.stringify(bought)).not.toMatch(/Joris|@/)
    await page.reload()
    await expect(shop.thanks).toBeVisible()
    expect(await countOf(page, 'purchase')).toBe(0)
  })
})

/** A moment by which anything that was seen would have been sent. */
const twoBatches = (page: Page): Promise<number> => page.evaluate(() => performance.now() + 2000)
