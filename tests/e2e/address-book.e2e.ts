import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { say } from './pages/texts.ts'

const productId = 'cadeaubonnl-keuze-cadeaukaart'

test('three people get a card by the address book, one more kept by a tick', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const { addressBook: words, address, offer, receiverList } = shop.texts
  const giver = newAddress('joris')
  await shop.openAccount(giver)
  await shop.keepAddress({ firstName: 'Sanne', lastName: 'Jansen' })
  await shop.keepAddress({ firstName: 'Bram', isDefaultDelivery: true })

  await shop.open('/account/adresboek/')
  await page.getByRole('button', { name: words.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.form.firstName).fill('Noor')
  await dialog.getByLabel(address.postCode).fill('3526 KP')
  await dialog.getByLabel(address.houseNumber).fill('93')
  await dialog.getByLabel(address.street).fill('Europalaan')
  await dialog.getByLabel(address.city).fill('Utrecht')
  await dialog.getByRole('button', { name: words.form.submit }).click()
  await expect(page.getByText(words.kept)).toBeVisible()

  await shop.open(`/voor-meerdere-mensen/?gift=${productId}`)
  await product.choose(offer.form.PHYSICAL)
  await page.getByRole('button', { name: words.several.action }).click()
  for (const name of ['Sanne Jansen', 'Bram', 'Noor'])
    await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  await dialog.getByRole('button', { name: 'Zet 3 adressen op de lijst' }).click()
  const rows = page.getByRole('list', { name: receiverList.list.heading }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText(receiverList.list.fine)).toBeVisible()
  await page.getByLabel(receiverList.note.giverName).fill('Joris')
  await page.getByRole('button', { name: receiverList.total.submit }).click()

  for (const [name, street] of [
    ['Sanne Jansen', 'Oudegracht 12'],
    ['Bram', 'Oudegracht 12'],
    ['Noor', 'Europalaan 93'],
  ] as const)
    await expect(basket.parcelFor(name)).toContainText(street)
  await page.getByRole('link', { name: shop.texts.basket.summary.next }).click()
  await checkout.heading('details').waitFor()
  await page.getByRole('combobox', { name: words.choose }).click()
  await page.getByRole('option', { name: /^Sanne Jansen/ }).click()
  await expect(page.getByLabel(checkout.texts.details.firstName)).toHaveValue('Sanne')
  await page.getByLabel(address.houseNumber).fill('14')
  await page.getByRole('checkbox', { name: words.save }).check()
  await page.getByRole('checkbox', { name: /voorwaarden/ }).check()
  await page.getByRole('button', { name: checkout.texts.details.toShipping }).click()
  await page.getByRole('link', { name: checkout.texts.shipping.next }).click()
  await checkout.payWithIdeal({ isEarly: false })
  await bank.choose('pay')

  await expect(shop.thanks).toBeVisible()
  const receipt = (await mailbox.mailTo(giver)).text
  for (const name of ['Sanne Jansen', 'Bram', 'Noor']) expect(receipt).toContain(name)
  await shop.open('/account/adresboek/')
  const cards = page.getByRole('list', { name: words.list }).getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.filter({ hasText: 'Oudegracht 14' })).toHaveCount(1)
  const named = say(words.changeWho, { who: 'Bram' })
  await expect(page.getByRole('button', { name: named })).toBeVisible()
})
