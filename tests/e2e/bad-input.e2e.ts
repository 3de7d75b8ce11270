import { expect, test } from './journey.ts'
import { newAddress } from './new-address.ts'
import { say } from './pages/texts.ts'

const productId = 'aan-tafel-dinerbon'
const title = 'Aan tafel Dinerbon'
const giver = () => ({ firstName: 'Lotte', lastName: 'Smit', email: newAddress('lotte') })

test.describe('on the page of a gift card', () => {
  test.beforeEach(async ({ product }) => {
    await product.open(productId)
    await expect(product.addButton).toBeEnabled()
  })

  test('a number that cannot be is put right, or refused in a sentence that names what can', async ({
    shop,
    product,
  }) => {
    const quantity = product.quantity(title)
    await quantity.fill('0')
    await expect(quantity).toHaveValue('1')
    await quantity.fill('1000')
    await expect(quantity).toHaveValue('999')
    await product.forMyself()
    await quantity.fill('1')
    await product.chooseOtherAmount('151')
    await product.add()
    const values = { min: '€ 20', max: '€ 150' }
    await expect(shop.page.getByText(say(shop.texts.errors.amountOutOfRange, values))).toBeVisible()
    await expect(shop.basketLink(0)).toBeVisible()
  })

  test('two addresses that differ are told apart, and a note is refused rather than cut: too long, with emoji', async ({
    shop,
    product,
  }) => {
    const { errors } = shop.texts
    const email = newAddress('sanne')
    await product.forSomebodyElse({ name: 'Sanne', email, confirmEmail: newAddress('sanne') })
    await product.add()
    await expect(shop.page.getByText(errors.emailsDiffer)).toBeVisible()
    await expect(product.added).toBeHidden()

    // One long word stays on its paper.
    await product.forSomebodyElse({ name: 'Sanne', email, note: 'lang'.repeat(30) })
    await expect(shop.page.getByText('nog 30 tekens')).toBeVisible()
    const overflow = () =>
      shop.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(overflow).toBeLessThanOrEqual(0)

    await product.writeNote('x'.repeat(151))
    await expect(shop.page.getByText('1 teken te veel')).toBeVisible()
    await product.add()
    await expect(shop.page.getByText(say(errors.noteTooLong, { max: '150' }))).toBeVisible()
    await product.writeNote('Gefeliciteerd 🎉')
    await product.add()
    await expect(shop.page.getByText(errors.noteHasEmoji)).toBeVisible()
    await expect(product.added).toBeHidden()
    for (const note of ['x'.repeat(150), 'Gefeliciteerd > / & ë']) {
      await product.writeNote(note)
      await product.add()
      await expect(product.added).toBeVisible()
      await shop.page.keyboard.press('Escape')
      await expect(product.added).toBeHidden()
    }
  })
})

/** Runs in the page: what is about to be drawn is. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

test.describe('in the checkout', () => {
  test.beforeEach(async ({ shop, checkout }) => {
    await shop.fillBasket({ productId, amountCents: 5000, quantity: 1 })
    await checkout.open()
    await checkout.heading('details').waitFor()
  })

  test('every wrong field is named at the top and leads to its field, two addresses that differ go no further, and a reload keeps what was typed', async ({
    shop,
    checkout,
  }) => {
    await checkout.sendDetails()
    const firstName = shop.page.getByLabel(checkout.texts.details.firstName)
    await expect(checkout.missing('firstName')).toBeVisible()
    await expect(
      shop.page.getByRole('alert').getByText(checkout.texts.problems.termsNotAccepted),
    ).toBeVisible()
    await expect(firstName).toBeFocused()
    await checkout.missing('confirmEmail').click()
    const confirmEmail = shop.page.getByLabel(checkout.texts.details.confirmEmail)
    await expect(confirmEmail).toBeFocused()
    await checkout.typeDetails({ ...giver(), confirmEmail: newAddress('lotte') })
    // What is wrong with the field that is left is said once the press is over: what is pressed stays under the finger.
    const terms = shop.page.getByRole('checkbox')
    await terms.hover()
    await shop.page.mouse.down()
    await shop.page.evaluate(twoFrames)
    await shop.page.mouse.up()
    await expect(terms).toBeChecked()
    await expect(confirmEmail).toHaveAccessibleDescription(checkout.texts.problems.emailsDiffer)
    await checkout.sendDetails()
    await expect(confirmEmail).toHaveAccessibleDescription(checkout.texts.problems.emailsDiffer)
    await expect(checkout.heading('details')).toBeVisible()

    const email = shop.page.getByLabel(checkout.texts.details.email, { exact: true })
    const typed = await email.inputValue()
    await shop.page.reload()
    await expect(firstName).toHaveValue('Lotte')
    await expect(email).toHaveValue(typed)
    await expect(confirmEmail).not.toHaveValue(typed)
    await expect(confirmEmail).not.toHaveValue('')
    // Nobody has to tick in this tab what they ticked before.
    await expect(shop.page.getByRole('checkbox')).toBeChecked()
  })

  test('a visitor whose cookie is gone finds an empty basket, and nothing was charged', async ({
    context,
    checkout,
    basket,
  }) => {
    await checkout.identify(giver())
    await context.clearCookies()
    await checkout.payWithIdeal()
    await expect(basket.emptyHeading).toBeVisible()
  })
})

test("another visitor's order shows neither names nor addresses", async ({ shop }) => {
  const receiver = newAddress('geheim')
  const order = { productId, amountCents: 5000, quantity: 1 }
  const buyer = newAddress('joris')
  const uuid = await shop.orderElsewhere(
    { ...order, receiver: { name: 'Geheim', email: receiver } },
    buyer,
  )
  await shop.open(`/bestellen/${uuid}/`)
  await expect(shop.page.getByText(shop.texts.order.masked)).toBeVisible()
  const everything = await shop.page.content()
  for (const secret of [receiver, buyer, 'Geheim', 'Bakker']) {
    expect(everything).not.toContain(secret)
  }
})
