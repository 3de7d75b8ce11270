import { axeViolationsOn } from './axe-violations.ts'
import { expect, newAddress, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a giver sees beforehand what the receiver will see, note and all', async ({
  page,
  shop,
  basket,
}) => {
  const receiver = { name: 'Sanne', email: newAddress('sanne') }
  await shop.fillBasket({
    productId: 'aan-tafel-dinerbon',
    amountCents: 2000,
    quantity: 1,
    receiver,
    message: 'Eet smakelijk!',
  })
  await basket.open()
  await page.getByRole('button', { name: /^Bekijk voorbeeld van Aan tafel Dinerbon/ }).click()
  const preview = page.getByRole('dialog', { name: 'Zo ziet je cadeau eruit' })
  await expect(preview.getByText('Voor Sanne')).toBeVisible()
  await expect(preview.getByText('Eet smakelijk!')).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
  await preview.getByRole('button', { name: 'Pak uit' }).click()
  await expect(preview.getByRole('status')).toHaveText('Aan tafel Dinerbon')
  await expect(preview.getByRole('button', { name: 'Pak weer in' })).toBeVisible()
})

test('fifty cards take two clicks, and a number that cannot be is told at the field', async ({
  page,
  shop,
  basket,
}) => {
  await shop.fillBasket({ productId: 'aan-tafel-dinerbon', amountCents: 2000, quantity: 1 })
  await basket.open()
  await page.getByRole('button', { name: 'Ander aantal Aan tafel Dinerbon' }).click()
  const count = page.getByRole('dialog', { name: 'Hoeveel wil je er?' })
  await count.getByText('Anders').click()
  await count.getByRole('textbox', { name: 'Jouw aantal' }).fill('0')
  await count.getByRole('button', { name: 'Pas aan' }).click()
  await expect(count.getByText('Vul een aantal in van 1 tot en met 999.')).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
  await count.getByText('50', { exact: true }).click()
  await count.getByRole('button', { name: 'Pas aan' }).click()
  await expect(count).toHaveCount(0)
  await expect(shop.basketLink(50)).toBeVisible()
  await expect(basket.quantityOf('Aan tafel Dinerbon')).toHaveValue('50')
})

test('before buying, a giver sees the present in its paper, with name and note as far as they are typed', async ({
  page,
  product,
}) => {
  await product.open('aan-tafel-dinerbon')
  const show = page.getByRole('button', { name: 'Bekijk het ingepakt' })
  await show.click()
  const overlay = page.getByRole('dialog', { name: 'Zo komt je cadeau aan' })
  await expect(overlay.getByText('Voor jou')).toBeVisible()
  await expect(overlay.getByRole('img', { name: 'Cadeaubon', exact: true })).toBeVisible()
  await expect(overlay.getByText('Schrijf je er iets bij')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveCount(0)
  await expect(show).toBeFocused()
  const email = newAddress('sanne')
  await product.forSomebodyElse({
    name: 'Sanne',
    email,
    confirmEmail: email,
    note: 'Smullen maar!',
  })
  await show.click()
  await expect(overlay.getByText('Voor Sanne')).toBeVisible()
  await expect(overlay.getByText('Smullen maar!')).toBeVisible()
  expect(await axeViolationsOn(page)).toEqual([])
  await overlay.getByRole('button', { name: 'Pak uit' }).click()
  await expect(overlay.getByRole('status')).toHaveText('Aan tafel Dinerbon')
  await page.keyboard.press('Escape')
  await product.forMyself()
  await expect(show).toHaveCount(0)
})
