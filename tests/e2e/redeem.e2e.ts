import type { Page } from '@playwright/test'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { RedeemPage } from './pages/redeem-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What this tab knows, besides the token where it has to be. */
const written = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      document.referrer,
      { ...localStorage },
      (window as { dataLayer?: unknown }).dataLayer,
      document.cookie,
    ]),
  )

test('a card is exchanged to the cent: its balance, a choice that leaves nothing, and the result', async ({
  pageObjects,
}) => {
  const { page, shop } = pageObjects
  const { redeem } = shop.texts
  const exchange = new RedeemPage(pageObjects)
  await exchange.begin(35_00)
  await expect(page.getByText('€ 35,00').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: redeem.spendAll.title })).toBeVisible()
  expect(await axeViolationsOn(page), 'shop').toEqual([])
  await exchange.choose('Aan tafel', '35')
  await exchange.toCheckout()
  const token = (await page.evaluate(() => sessionStorage.getItem('redeem'))) ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(await written(page)).not.toContain(token)
  expect(await axeViolationsOn(page), 'checkout').toEqual([])
  await exchange.redeemButton.click()
  await expect(shop.thanks).toBeVisible()
  await expect(page.getByText(redeem.result.nothing)).toBeVisible()
  await expect(page.getByText(/je kaart is ingewisseld/)).toBeVisible()
  await expect(page.getByText(/betaling is binnen/)).toHaveCount(0)
  expect(await axeViolationsOn(page), 'result').toEqual([])
})

test('a choice that costs more than the card is paid besides, also after the bank said no', async ({
  pageObjects,
}) => {
  const { page, shop, bank } = pageObjects
  const { redeem } = shop.texts
  const exchange = new RedeemPage(pageObjects)
  await exchange.begin(25_00)
  await exchange.choose('Aan tafel', '40')
  // Whoever leaves halfway and comes back in this tab finds all of it.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await exchange.toCheckout()
  // The first way to pay is chosen already.
  const pay = page.getByRole('button', { name: redeem.checkout.orderAndPay })
  await pay.click()
  await bank.choose('refuse')
  await expect(page.getByText(redeem.checkout.retry)).toBeVisible()
  await pay.click()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
})
