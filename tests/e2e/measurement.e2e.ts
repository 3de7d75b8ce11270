import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

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

test.describe('a visitor who was not asked yet', () => {
  test.use({ consent: 'unasked' })

  test('is not measured before they agree, from then on is, and no longer when they take it back', async ({
    page,
  }) => {
    const question = page.getByRole('region', { name: 'Mogen we je meetellen?' })
    await page.goto('/geefmomenten/?gclid=Cj0K-proef')
    await expect(question).toBeVisible()
    // Who answers pages later came by that click all the same; until then it is stored nowhere.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Alle cadeaubonnen' }).click()
    await expect(page).toHaveURL('/cadeaubonnen/')
    expect(await layerOf(page)).toBeUndefined()
    expect(await page.evaluate(() => window.localStorage.getItem('gclid'))).toBeNull()
    await question.getByRole('button', { name: 'Alles toestaan' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(() => countOf(page, 'view_item_list')).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.localStorage.getItem('gclid'))).toContain('Cj0K-proef')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    const settings = page.getByRole('dialog', { name: 'Cookie-instellingen' })
    await settings.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    await expect(settings).toHaveCount(0)
    await page.goto('/cadeaubonnen/aan-tafel-dinerbon/')
    await expect(page.getByRole('button', { name: /^Bewaar/ }).first()).toBeEnabled()
    await expect(question).toHaveCount(0)
    expect(await layerOf(page)).toBeUndefined()
    expect(await page.evaluate(() => window.localStorage.getItem('gclid'))).toBeNull()
  })
})

test.describe('a visitor who agreed', () => {
  test.use({ consent: { statistics: true, marketing: false } })

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
    await page.getByRole('button', { name: /één meer/ }).click()
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
    await checkout.heading('payment').waitFor()
    expect(await countOf(page, 'begin_checkout')).toBe(1)
    await page.reload()
    await checkout.heading('payment').waitFor()
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
