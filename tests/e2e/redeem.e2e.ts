import type { Page } from '@playwright/test'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { RedeemPage } from './pages/redeem-page.ts'
import { declinedCard, plainCard } from './test-cards.ts'

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

async function leaveAndComeBack(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const left = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await left
}

test('a choice that costs more than the card is paid besides, also after the bank said no', async ({
  pageObjects,
}) => {
  const { page, shop, bank, checkout } = pageObjects
  const { redeem } = shop.texts
  const exchange = new RedeemPage(pageObjects)
  await exchange.begin(25_00)
  await exchange.choose('Aan tafel', '40')
  // Whoever leaves halfway and comes back in this tab finds all of it.
  await leaveAndComeBack(page)
  await exchange.toCheckout()
  const pay = page.getByRole('button', { name: redeem.checkout.orderAndPay })
  await checkout.fillInCard(declinedCard)
  await pay.click()
  await expect(page.getByText(redeem.checkout.retry)).toBeVisible()
  // Nobody left the page for that: it asks before it is left, as before.
  await leaveAndComeBack(page)
  // The way to pay that was tried is chosen still.
  await checkout.cardFieldsReady()
  await checkout.choose('ideal')
  await pay.click()
  await bank.choose('refuse')
  await expect(page.getByText(redeem.checkout.retry)).toBeVisible()
  await checkout.fillInCard(plainCard)
  await pay.click()
  await expect(shop.thanks).toBeVisible()
})
