import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const productId = 'cadeaubonnl-keuze-cadeaukaart'
const title = 'Keuze Cadeaukaart'
const note = 'Voor je nieuwe huis!'

test('three receivers in one order: one card goes by post, wrapped in a box, two by e-mail', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const { product: words, offer } = shop.texts
  const giver = newAddress('joris')
  const byMail = ['Sanne', 'Noor'].map((name) => ({ name, email: newAddress(name.toLowerCase()) }))
  const dinner = { productId: 'aan-tafel-dinerbon', amountCents: 2500, quantity: 1 }
  for (const receiver of byMail) await shop.fillBasket({ ...dinner, receiver })

  await product.open(productId)
  await product.choose(offer.form.PHYSICAL)
  await product.choose('€ 50')
  await page.getByLabel(words.form.name).fill('Daan de Wit')
  await product.sendTo({ postCode: '3526 KP', houseNumber: '93', street: 'Europalaan' })
  await product.writeNote(note)
  await product.choose('Delfts blauw')
  await page.getByRole('checkbox', { name: /^Cadeaudoosje/ }).check()
  await product.addAndGoToBasket()
  await expect(basket.parcelFor('Daan de Wit')).toContainText(title)
  await expect(basket.parcelFor('Daan de Wit')).toContainText(note)
  await basket.checkOutAsGuest()
  await checkout.heading('details').waitFor()
  await checkout.fillDetails({ firstName: 'Joris', lastName: 'Bakker', email: giver })
  await page.getByRole('button', { name: checkout.texts.details.toShipping }).click()
  const { shipping } = checkout.texts
  await expect(page.getByText('Europalaan 93')).toBeVisible()
  await expect(page.getByText(note)).toBeVisible()
  await page.getByRole('link', { name: shipping.next }).click()
  await checkout.payWithIdeal()
  await bank.choose('pay')

  await expect(shop.thanks).toBeVisible()
  const receipt = (await mailbox.mailTo(giver)).text
  expect(receipt).toContain('per post voor Daan de Wit, Europalaan 93, 3526 KP Utrecht')
  expect(receipt).toMatch(/Verpakking: €\s2,95\n.*Cadeaudoosje: €\s4,95\n.*Verzendkosten: €\s2,95/)
  expect(receipt).toMatch(/Totaal: €\s111,80/)
  const order = new URL(page.url()).searchParams.get('order')
  await shop.open(`/bestellen/${order}/`)
  for (const name of ['Sanne', 'Noor', 'Daan'])
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`\\b${name}\\b`))
        .first(),
    ).toBeVisible()
  for (const { name, email } of byMail)
    expect((await mailbox.mailTo(email)).subject).toMatch(new RegExp(`^${name}`))
})
