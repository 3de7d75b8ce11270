import { papersTexts } from '#i18n/texts/papers.ts'
import { axeViolationsOn } from './axe-violations.ts'
import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { challengedCard, plainCard } from './test-cards.ts'

const papers = papersTexts.nl

const productId = 'aan-tafel-dinerbon'
const title = 'Aan tafel Dinerbon'
const note = 'Eet smakelijk & <geniet>!'

test('a gift paid with iDEAL is unwrapped by its receiver, and the giver sees it', async ({
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const receiver = newAddress('sanne')
  const giver = newAddress('joris')
  await product.open(productId)
  await product.choose('€ 50')
  await product.forSomebodyElse({ name: 'Sanne', email: receiver, note, giver: 'Opa en oma' })
  await product.choose(papers.theatre)
  await product.addAndGoToBasket()
  await expect(basket.parcelFor('Sanne')).toContainText(title)
  await expect(basket.parcelFor('Sanne')).toContainText(note)
  await basket.checkOutAsGuest()
  await checkout.identify({ firstName: 'Joris', lastName: 'Bakker', email: giver })
  await checkout.payWithIdeal()
  await bank.title.waitFor()
  expect(await axeViolationsOn(shop.page), 'at the bank').toEqual([])
  await bank.choose('pay')

  await expect(shop.thanks).toBeVisible()
  const receipt = (await mailbox.mailTo(giver)).text
  expect(receipt).toMatch(/Digitale verpakking: €\s0,95/)
  expect(receipt).toContain('51,90')
  const order = new URL(shop.page.url()).searchParams.get('order')
  const { SENT, OPENED } = shop.texts.order.delivery
  await shop.open(`/bestellen/${order}/`)
  await expect(shop.page.getByText(SENT, { exact: true })).toBeVisible()
  const told = await mailbox.mailTo(receiver)
  expect(told.subject).toMatch(/^Sanne, .*Opa en oma$/)
  expect(told.text).not.toMatch(/€|Dinerbon|smakelijk|Joris|Bakker/)
  const gift = await mailbox.openGiftOf(receiver)
  await expect(gift.unwrapButton).toContainText('van Opa en oma')
  const parts = gift.unwrapButton.locator('img')
  await expect(parts).toHaveCount(3)
  for (const part of await parts.all())
    expect(await part.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await expect(gift.page.getByText(note)).toHaveCount(0)
  await expect(gift.barcode).toHaveCount(0)
  await gift.unwrapParcel('Opa en oma')
  await expect(gift.barcode).toBeVisible()
  await expect(gift.page.getByText(note)).toBeVisible()
  await expect(gift.cards).toContainText(title)
  await expect(gift.copyNumber).toBeVisible()
  await gift.thank('Wat lief! Tot zaterdag')
  await expect(gift.thanked).toBeVisible()
  await shop.open(`/bestellen/${order}/`)
  await expect(shop.page.getByText(OPENED, { exact: true })).toBeVisible()
  await expect(shop.page.getByText('Wat lief! Tot zaterdag')).toBeVisible()
  await expect
    .poll(async () => (await mailbox.mailTo(giver)).subject)
    .toBe('Sanne bedankt je voor je cadeau')
})

test('a company that buys for itself has its invoice address looked up, gets the cards by one mail, and gives each away by its own link', async ({
  shop,
  product,
  basket,
  checkout,
  mailbox,
}) => {
  const buyer = newAddress('noor')
  await product.open(productId)
  await product.chooseOtherAmount('37')
  await product.forMyself()
  await product.quantity(title).fill('2')
  await product.addAndGoToBasket()
  await expect(basket.parcelForMyself).toContainText(title)
  await basket.checkOutAsGuest()
  await checkout.heading('details').waitFor()
  const company = { name: 'Bakkerij Bol', kvkNumber: '12345678' }
  await checkout.orderForCompany({ ...company, postCode: '3526kp', houseNumber: '93' })
  await expect(checkout.street).toHaveValue('Europalaan')
  await checkout.identify({ firstName: 'Noor', lastName: 'Visser', email: buyer })
  await expect(shop.page.getByText(/bedenktijd/)).toHaveCount(0)
  await checkout.payByCard(plainCard, { isEarly: false })

  await expect(shop.thanks).toBeVisible()
  await expect(shop.page.getByText(/bedenktijd|ontvanger|Nog iemand/)).toHaveCount(0)
  const order = new URL(shop.page.url()).searchParams.get('order')
  await shop.open(`/bestellen/${order}/`)
  await expect(shop.page.getByText('3526 KP Utrecht')).toBeVisible()
  const gift = await mailbox.openGiftOf(buyer)
  await gift.unwrap()
  await expect(gift.cards).toContainText(['€ 37', '€ 37'])
  await gift.dates.getByRole('button', { name: shop.texts.cardDates.submit }).click()
  await expect(gift.dates.getByText(shop.texts.cardDates.required.days)).toHaveCount(2)
  await gift.remindAt(buyer)
  await expect(gift.dates.getByRole('status')).toContainText('90, 30 en 7 dagen')
  const calendar = gift.page.waitForEvent('download')
  await gift.dates.getByRole('link', { name: shop.texts.cardDates.calendar }).click()
  expect((await calendar).suggestedFilename()).toBe('cadeaubon.ics')
  await gift.endReminders()
  await expect(gift.dates.getByText(shop.texts.cardDates.ended)).toBeVisible()
  await gift.restoreReminders()
  await expect(gift.dates.getByText('90, 30 en 7 dagen')).toBeVisible()
  await gift.endReminders()
  expect(await mailbox.messagesTo(buyer)).toHaveLength(2)

  await gift.openOwnPage(title)
  await expect(gift.page.getByText('Noor')).not.toHaveCount(0)
  await expect(gift.barcode).toHaveCount(0)
  await gift.unwrap()
  await expect(gift.barcode).toHaveCount(1)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('a gift paid with a card that its bank confirms (3-D Secure) is mailed and unwrapped', async ({
    shop,
    product,
    basket,
    checkout,
    bank,
    mailbox,
  }) => {
    const receiver = newAddress('emma')
    await product.open(productId)
    await product.choose('€50')
    await product.forSomebodyElse({ name: 'Emma', email: receiver, note: 'Enjoy!' })
    await product.addAndGoToBasket()
    await basket.checkOutAsGuest()
    await checkout.identify({ firstName: 'Kate', lastName: 'Jones', email: newAddress('kate') })
    await checkout.payByCard(challengedCard)
    await bank.confirm('password')
    await expect(shop.thanks).toBeVisible()
    await expect(shop.page).toHaveURL(/\/en\/bestellen\/gelukt\//)
    await expect(shop.page.locator('html')).toHaveAttribute('lang', 'en')

    const gift = await mailbox.openGiftOf(receiver)
    await expect(gift.page).toHaveURL(/\/en\/kaart\//)
    await gift.unwrap()
    await expect(gift.barcode).toBeVisible()
  })
})
