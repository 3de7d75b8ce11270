import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { onDutchClock } from '#storefront/parts/delivery-date/on-dutch-clock.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { plainCard } from './test-cards.ts'

const deliveryDate = deliveryDateTexts.nl

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number, time: string): string =>
  `${onDutchClock(new Date(Date.now() + days * dayMs)).slice(0, 10)}T${time}`

test('a gift for a birthday in three weeks is moved in the basket, moved again once it is paid, and then sent at once', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  mailbox,
}) => {
  const receiver = newAddress('sanne')
  await product.open('aan-tafel-dinerbon')
  await product.choose('€ 50')
  await product.forSomebodyElse({ name: 'Sanne', email: receiver })
  await product.choose(deliveryDate.planned)
  await page.getByLabel(deliveryDate.field).fill(inDays(21, '09:00'))
  await product.addAndGoToBasket()
  const parcel = basket.parcelFor('Sanne')
  await expect(parcel).toContainText('om 09.00 uur')

  await parcel.getByRole('button', { name: /^Ander moment/ }).click()
  const dialog = page.getByRole('dialog', { name: deliveryDate.modal.title })
  await dialog.getByLabel(deliveryDate.field).fill(inDays(-1, '09:00'))
  await dialog.getByRole('button', { name: deliveryDate.save }).click()
  await expect(dialog.getByText('Dit moment is al voorbij.')).toBeVisible()
  await dialog.getByLabel(deliveryDate.field).fill(inDays(22, '20:30'))
  await dialog.getByRole('button', { name: deliveryDate.save }).click()
  await expect(dialog).toBeHidden()
  await expect(parcel).toContainText('om 20.30 uur')

  const giver = newAddress('joris')
  await basket.checkOutAsGuest()
  await checkout.identify({ firstName: 'Joris', lastName: 'Bakker', email: giver })
  await checkout.payByCard(plainCard, { isEarly: false })
  await expect(shop.thanks).toBeVisible()
  expect((await mailbox.mailTo(giver)).text).toContain('om 20.30 uur')
  const order = new URL(page.url()).searchParams.get('order')
  await shop.open(`/bestellen/${order}/`)
  const { PLANNED, SENT } = shop.texts.order.delivery
  await expect(page.getByText(PLANNED, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: deliveryDate.change }).click()
  const form = page.getByRole('form', { name: 'Bezorgmoment voor Sanne' })
  await form.getByText(deliveryDate.atOnce, { exact: true }).click()
  // Sooner than the right to withdraw ends.
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: deliveryDate.save }).click()
  await expect(page.getByText(SENT, { exact: true })).toBeVisible()
  expect((await mailbox.mailTo(receiver)).subject).toContain('Sanne')
})
