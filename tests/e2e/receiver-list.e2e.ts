import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'

const productId = 'aan-tafel-dinerbon'

test('a list of forty with four wrong rows: two are mended, two left out, the others get their mail', async ({
  page,
  shop,
  product,
  basket,
  checkout,
  bank,
  mailbox,
}) => {
  const { source, list, row, note, total } = shop.texts.receiverList
  const addresses = Array.from({ length: 40 }, (_, at) => newAddress(`gast${at}`))
  const [first = '', , mended = '', named = ''] = addresses
  const lines = addresses.map(
    (address, at) => `Gast${String.fromCharCode(97 + (at % 26))};${address}`,
  )
  lines[2] = `Gastc;${mended.replace('@', ' at ')}`
  lines[3] = `;${named}`
  lines[10] = 'Gastk;geen adres'
  lines[20] = 'Gastu;ook@geen'
  const text = ['Naam;E-mail', ...lines].join('\r\n')
  const file = { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }

  await product.open(productId)
  await page.getByRole('link', { name: shop.texts.offer.forMany }).click()
  await expect(page.getByLabel(source.label)).toBeVisible()
  await page.getByLabel(note.giverName).fill('De directie')
  await page.getByLabel(note.label).fill('Beste {voornaam}, dank je wel!')
  await page.getByLabel(source.file).setInputFiles(file)
  await expect(page.getByText('40 ontvangers erbij gezet.')).toBeVisible()
  await page.getByRole('button', { name: total.submit }).click()

  const rows = page.getByRole('list', { name: list.heading }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await rows.nth(0).getByLabel(row.email).fill(mended)
  await rows.nth(1).getByLabel(row.firstName).fill('Dirk')
  await page.getByRole('button', { name: total.submit }).click()
  await page.getByRole('button', { name: 'Laat die 2 weg en ga door met 38' }).click()

  await expect(basket.heading).toBeVisible()
  await expect(basket.parcelFor('Dirk')).toContainText('Beste Dirk, dank je wel!')
  await basket.checkOutAsGuest()
  const giver = newAddress('joris')
  await checkout.identify({ firstName: 'Joris', lastName: 'Bakker', email: giver })
  await checkout.payWithIdeal()
  await bank.choose('pay')
  await expect(shop.thanks).toBeVisible()
  expect((await mailbox.mailTo(mended)).subject).toMatch(/^Gastc, .*De directie$/)
  const gift = await mailbox.openGiftOf(first)
  await expect(gift.unwrapButton).toContainText('van De directie')
})
