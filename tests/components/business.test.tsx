import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wcagRules } from '#tests/support/axe-rules.ts'
import { axeViolations, texts } from '#tests/support/render-component.tsx'
import { newVisitor, renderPage } from '#tests/support/render-page.tsx'

const { business, product, offer, deliveryDate } = texts
const number = page.getByRole('textbox', { name: business.form.number })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const radio = (name: RegExp) => page.getByRole('radio', { name })

beforeEach(async () => {
  await newVisitor()
})

async function pick(name: RegExp): Promise<void> {
  await expect.element(radio(name)).toBeEnabled()
  await userEvent.click(radio(name).element().closest('label') ?? radio(name))
}

test('a page of a product says which VAT its kind of card carries', async () => {
  renderPage('/zakelijk/aan-tafel-dinerbon/')
  await expect.element(page.getByText(business.good.vat.none)).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  renderPage('/zakelijk/stoel-erbij-donatie/')
  await expect.element(page.getByText(business.good.vat.donation)).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: business.form.numberDonation }))
    .toBeVisible()
  renderPage('/zakelijk/zaal-zeven-bioscoopbon/')
  await expect.element(page.getByText(/in de prijs zit \d+% btw/)).toBeVisible()
})

test('a form that is not filled in right says so beside its fields', async () => {
  const shop = renderPage('/zakelijk/aan-tafel-dinerbon/')
  await userEvent.click(button(business.form.toList))
  await expect.element(number).toHaveFocus()
  await userEvent.fill(number, 'veel')
  await pick(new RegExp(`^${product.form.otherAmount}$`))
  await userEvent.fill(page.getByRole('textbox', { name: product.form.otherAmountLabel }), '7')
  await userEvent.click(button(business.form.toQuote))
  await expect.element(number).toHaveAccessibleDescription(/Vul een heel aantal in/)
  await expect.element(page.getByText(/Kies een bedrag van €\s20/).first()).toBeVisible()
  expect(await axeViolations(wcagRules)).toEqual([])
  expect(shop.address()).toBe('/zakelijk/aan-tafel-dinerbon/')
})

test('the form in a modal leads on by post, with its day', async () => {
  const shop = renderPage('/zakelijk/')
  const opener = button(/^Kies aantal en bedrag: Keuze/)
  await expect.element(opener).toBeEnabled()
  await userEvent.click(opener)
  await userEvent.fill(number, '12')
  await pick(new RegExp(`^${offer.form.PHYSICAL}`))
  await pick(new RegExp(`^${deliveryDate.post.onDay}`))
  await userEvent.fill(page.getByLabelText(deliveryDate.post.field, { exact: true }), '2027-06-18')
  await userEvent.click(button(business.form.toList))
  await expect
    .poll(shop.address)
    .toBe(
      '/voor-meerdere-mensen/?gift=cadeaubonnl-keuze-cadeaukaart&number=12&amount=2500&form=post&when=2027-06-18',
    )
  await expect.element(radio(new RegExp(`^${offer.form.PHYSICAL}`))).toBeChecked()
  await expect
    .element(page.getByLabelText(deliveryDate.post.field, { exact: true }))
    .toHaveValue('2027-06-18')
})
