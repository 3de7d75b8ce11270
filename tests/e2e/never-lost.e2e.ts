import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

test('who lost the mail of a gift finds it again by their address, and a gift that never came is told to its giver', async ({
  page,
  shop,
  mailbox,
}) => {
  const { myCards, missedGift } = shop.texts
  const [receiver, giver] = [newAddress('sanne'), newAddress('joris')]
  await shop.fillBasket({
    ...{ productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 1 },
    receiver: { name: 'Sanne', email: receiver },
  })
  await shop.payBasketByCard(giver)
  const mailed = await mailbox.linkTo(receiver, 'kaart')

  await page.goto('/zoeken/?s=mail+kwijt')
  await page.getByRole('main').getByRole('link', { name: 'Je kaarten terugvinden' }).click()
  await page.getByLabel(myCards.email).fill(receiver)
  await page.getByRole('button', { name: myCards.submit }).click()
  await expect(page.getByRole('status').getByText(myCards.done.title)).toBeVisible()
  const again = await mailbox.mailAbout(receiver, /^Je cadeaubonnen van /)
  expect(again.text).toContain(new URL(mailed).pathname)

  await page.getByLabel(missedGift.email).fill(receiver)
  await page.getByRole('button', { name: missedGift.submit }).click()
  await expect(page.getByRole('status').getByText(missedGift.done.title)).toBeVisible()
  expect((await mailbox.mailAbout(giver, /Sanne/)).text).toContain('/bestellen/')
})
