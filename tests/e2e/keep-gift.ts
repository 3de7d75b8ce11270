import { expect } from './journey.ts'
import { newAddress } from './new-address.ts'
import type { PageObjects } from './pages-to-visit.ts'

/** Gives a new customer a gift, which they open and keep in their account. */
export async function keepGift({ page, shop, mailbox }: PageObjects): Promise<void> {
  const { action, toList } = shop.texts.keepGift
  const email = newAddress('houder')
  const receiver = { name: 'Houder', email }
  const card = { productId: 'aan-tafel-dinerbon', amountCents: 25_00, quantity: 1, receiver }
  await shop.orderElsewhere(card, newAddress('gever'))
  await shop.openAccount(newAddress('klant'))
  const link = await mailbox.giftLinkTo(email)
  await shop.codesBehind(link)
  await page.goto(link)
  const keep = page.getByRole('button', { name: action })
  await expect(keep).toBeEnabled()
  await keep.click()
  await page.getByRole('link', { name: toList }).click()
  await expect(page.getByRole('main').getByRole('article')).toBeVisible()
}
