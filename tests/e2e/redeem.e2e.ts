import type { Page } from '@playwright/test'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { BalancePage } from './pages/balance-page.ts'
import { holdChoiceCard, type PageObjects } from './pages-to-visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** From a card to what it may be exchanged for. */
async function begin(pageObjects: PageObjects, amountCents: number): Promise<void> {
  const { page, shop } = pageObjects
  const card = await holdChoiceCard(pageObjects, amountCents)
  const balance = new BalancePage(page, shop.texts)
  await balance.open()
  await balance.check(card)
  await balance.result.getByRole('button', { name: shop.texts.balance.result.redeem }).click()
  await expect(shop.heading).toHaveText(shop.texts.redeem.shop.heading)
}

async function choose({ page, shop }: PageObjects, product: string, euros: string): Promise<void> {
  const { redeem } = shop.texts
  await page.getByRole('button', { name: product }).first().click()
  const dialog = page.getByRole('dialog', { name: product })
  await expect(dialog).toBeVisible()
  const other = dialog.getByText(shop.texts.product.form.otherAmount, { exact: true })
  await other.click()
  await dialog.getByLabel(shop.texts.product.form.otherAmountLabel).fill(euros)
  expect(await axeViolationsOn(page), 'choosing').toEqual([])
  await dialog.getByRole('button', { name: redeem.choose.add }).click()
  await expect(dialog).toBeHidden()
}

async function toCheckout({ page, shop }: PageObjects): Promise<void> {
  const { redeem } = shop.texts
  await page.getByRole('button', { name: new RegExp(redeem.bar.open) }).click()
  const basket = page.getByRole('dialog', { name: redeem.basket.title })
  await expect(basket).toBeVisible()
  expect(await axeViolationsOn(page), 'basket').toEqual([])
  await basket.getByRole('button', { name: redeem.basket.next }).click()
  const details = page.getByRole('dialog', { name: redeem.details.digitalTitle })
  const email = newAddress('noor')
  await details.getByLabel(redeem.details.firstName).fill('Noor')
  await details.getByLabel(redeem.details.lastName).fill('Visser')
  await details.getByLabel(redeem.details.email, { exact: true }).fill(email)
  await details.getByLabel(redeem.details.confirmEmail).fill(email)
  await details.getByRole('checkbox').check()
  await details.getByRole('button', { name: redeem.details.next }).click()
  await expect(shop.heading).toHaveText(redeem.checkout.heading)
}

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
  await begin(pageObjects, 35_00)
  await expect(page.getByText('€ 35,00').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: redeem.spendAll.title })).toBeVisible()
  expect(await axeViolationsOn(page), 'shop').toEqual([])
  await choose(pageObjects, 'Aan tafel', '35')
  await toCheckout(pageObjects)
  const token = (await page.evaluate(() => sessionStorage.getItem('redeem'))) ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(await written(page)).not.toContain(token)
  expect(await axeViolationsOn(page), 'checkout').toEqual([])
  await page.getByRole('button', { name: redeem.checkout.redeem, exact: true }).click()
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
  await begin(pageObjects, 25_00)
  await choose(pageObjects, 'Aan tafel', '40')
  // Whoever leaves halfway and comes back in this tab finds all of it.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await toCheckout(pageObjects)
  // The first way to pay is chosen already.
  const pay = page.getByRole('button', { name: redeem.checkout.orderAndPay })
  await pay.click()
  await bank.choose('refuse')
  await expect(page.getByText(redeem.checkout.retry)).toBeVisible()
  await pay.click()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
})
